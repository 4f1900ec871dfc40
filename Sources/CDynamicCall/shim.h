// Calls of Swift functions whose address is known at run time only. Swift passes the receiver of an
// initialiser in a register that only this calling convention reaches.

#include <stdint.h>

/// Calls the allocating form of `init()` on a class; the object comes back owned.
static inline void *call_initializer(const void *function, const void *type) {
  typedef __attribute__((swiftcall)) void *(*initializer)(
      __attribute__((swift_context)) const void *type);
  return ((initializer)function)(type);
}

/// Calls the allocating form of an initialiser that takes four doubles in a structure.
static inline void *call_initializer_with_rectangle(
    const void *function, double x, double y, double width, double height, const void *type) {
  typedef __attribute__((swiftcall)) void *(*initializer)(
      double x, double y, double width, double height,
      __attribute__((swift_context)) const void *type);
  return ((initializer)function)(x, y, width, height, type);
}

/// Calls the allocating form of an initialiser that takes a string or none: two words.
static inline void *call_initializer_with_string(
    const void *function, uint64_t first, uint64_t second, const void *type) {
  typedef __attribute__((swiftcall)) void *(*initializer)(
      uint64_t first, uint64_t second, __attribute__((swift_context)) const void *type);
  return ((initializer)function)(first, second, type);
}

/// Calls the allocating form of an initialiser that takes a case of an enumeration, and a string or none.
static inline void *call_initializer_with_case_and_string(
    const void *function, uint8_t value, uint64_t first, uint64_t second, const void *type) {
  typedef __attribute__((swiftcall)) void *(*initializer)(
      uint8_t value, uint64_t first, uint64_t second,
      __attribute__((swift_context)) const void *type);
  return ((initializer)function)(value, first, second, type);
}
