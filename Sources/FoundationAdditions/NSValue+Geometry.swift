public import Foundation

// Keyboard notifications carry rectangles as NSValue, and apps read them by `as? CGRect` as often as
// by `(… as? NSValue)?.cgRectValue`; Linux's Foundation knows neither.

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }

  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }

  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }

  /// Whether the value wraps a `type`; reading another type would end the process.
  fileprivate func wraps(_ sample: NSValue) -> Bool {
    strcmp(objCType, sample.objCType) == 0
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Wraps the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unwraps a value known to be a rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Unwraps a value if it is a rectangle.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.wraps(NSValue(rect: .zero)) ? source.rectValue : nil
    return result != nil
  }

  /// Unwraps a value; nil becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Wraps the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Unwraps a value known to be a point.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Unwraps a value if it is a point.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    result = source.wraps(NSValue(point: .zero)) ? source.pointValue : nil
    return result != nil
  }

  /// Unwraps a value; nil becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Wraps the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Unwraps a value known to be a size.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Unwraps a value if it is a size.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    result = source.wraps(NSValue(size: .zero)) ? source.sizeValue : nil
    return result != nil
  }

  /// Unwraps a value; nil becomes zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}
