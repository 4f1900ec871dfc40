/// An initialiser that UIKit calls on classes of views which it knows only at run time: cells that an
/// app registers by class, bars of an app's classes.
///
/// Apple's API does not mark these initialisers `required`, so Swift refuses to call them on a class
/// held in a variable; `DynamicInitializer` finds them in the class's table of methods.
struct ViewInitializer {
  private let slot: Int

  /// The initialiser that `owner` declares as the `number`th of its own, in source order, those that
  /// override an inherited one not counted.
  init(of owner: AnyClass, number: Int) {
    slot = DynamicInitializer.slot(ofInitializer: number, declaredBy: owner)
  }

  /// Calls an `init(frame:)` of `type`.
  func make<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
    DynamicInitializer.make(type, rectangle: frame, slot: slot)
  }

  /// Calls an initialiser of `type` that takes a string or none.
  func make<Object: UIView>(_ type: Object.Type, string: String?) -> Object {
    DynamicInitializer.make(type, string: string, slot: slot)
  }

  /// Calls an initialiser of `type` that takes a case of an enumeration without values, and a string
  /// or none.
  func make<Object: UIView>(_ type: Object.Type, value: UInt8, string: String?) -> Object {
    DynamicInitializer.make(type, value: value, string: string, slot: slot)
  }
}

extension UIView {
  /// `init(frame:)`, for classes known only at run time.
  static let frameInitializer = ViewInitializer(of: UIView.self, number: 0)
}
