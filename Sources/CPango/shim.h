#if !__has_include(<pango/pangocairo.h>)
#error "pangocairo.h is missing: install Debian's package libpango1.0-dev (make setup does it)"
#endif
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
