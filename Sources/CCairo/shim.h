#if !__has_include(<cairo.h>)
#error "cairo.h is missing: install Debian's package libcairo2-dev (make setup does it)"
#endif
#include <cairo.h>
