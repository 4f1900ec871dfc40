#if !__has_include(<libdeflate.h>)
#error "libdeflate.h is missing: install Debian's package libdeflate-dev (make setup does it)"
#endif
#include <libdeflate.h>
