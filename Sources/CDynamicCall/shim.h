// Calls of Swift functions whose address is known at run time only. Swift passes the receiver of an
// initialiser in a register that only this calling convention reaches.

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
