// Geometry's base types (CGFloat, CGPoint, CGSize, CGRect) are Foundation's on Linux; this module
// hands them on under Apple's module name, as Apple's CoreGraphics does.
@_exported public import Foundation
@_exported public import FoundationAdditions
