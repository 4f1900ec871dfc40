/* Entry points of Swift's runtime by which weak and unowned references are stored: outlets of a
   document are set by name, and Linux has no Objective-C runtime that could do it. */
#pragma once

void *swift_weakAssign(void *reference, void *object);
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);
