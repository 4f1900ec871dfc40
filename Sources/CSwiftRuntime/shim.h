/* Entry points of Swift's runtime by which weak and unowned references are stored: outlets of a
   document are set by name, and Linux has no Objective-C runtime that could do it. */
#pragma once

#include <stdint.h>

void *swift_weakAssign(void *reference, void *object);
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);

/* Calls of initialisers that a class has in its table of methods. Lists and bars make views of classes
   that they know only at run time, by initialisers that Swift calls on a known class only. `type` is the
   class's metadata; arguments are handed over, the result belongs to the caller. */

typedef __attribute__((swiftcall)) void *(*SwiftInitialiserOfFrame)(
    double x, double y, double width, double height,
    __attribute__((swift_context)) const void *type);

static inline void *swiftInitialiseFrame(
    const void *function, const void *type, double x, double y, double width, double height) {
  return ((SwiftInitialiserOfFrame)function)(x, y, width, height, type);
}

/* A string, or none, is two words. */
typedef __attribute__((swiftcall)) void *(*SwiftInitialiserOfString)(
    uint64_t first, uint64_t second, __attribute__((swift_context)) const void *type);

static inline void *swiftInitialiseString(
    const void *function, const void *type, uint64_t first, uint64_t second) {
  return ((SwiftInitialiserOfString)function)(first, second, type);
}

typedef __attribute__((swiftcall)) void *(*SwiftInitialiserOfCaseAndString)(
    uint8_t value, uint64_t first, uint64_t second, __attribute__((swift_context)) const void *type);

static inline void *swiftInitialiseCaseAndString(
    const void *function, const void *type, uint8_t value, uint64_t first, uint64_t second) {
  return ((SwiftInitialiserOfCaseAndString)function)(value, first, second, type);
}
