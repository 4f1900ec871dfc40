internal import Foundation

/// The properties of UIKit's own classes that documents set by name. Their setters run, unlike
/// those of fields that are written directly.
@MainActor
enum KnownProperties {
  enum Outcome {
    case done
    case wrongType(expected: Any.Type)
    case unknown
  }

  private struct Entry {
    let set: @MainActor (AnyObject, Any?) -> Outcome
  }

  /// Sets the property `key` if a class of UIKit has it.
  static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Outcome {
    for entry in table[key] ?? [] {
      switch entry.set(object, value) {
      case .unknown: continue
      case let outcome: return outcome
      }
    }
    return .unknown
  }

  /// The object that a property of UIKit's holds.
  static func object(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (object, key) {
    case (let view as UIView, "layer"): return view.layer
    case (let view as UIView, "superview"): return view.superview
    case (let view as UIView, "mask"): return view.mask
    case (let button as UIButton, "titleLabel"): return button.titleLabel
    case (let button as UIButton, "imageView"): return button.imageView
    case (let controller as UIViewController, "view"): return controller.view
    default: return nil
    }
  }

  private static func entry<Root: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Entry {
    Entry { object, value in
      guard let root = object as? Root else { return .unknown }
      guard let converted = ValueConversion.convert(value, to: Value.self) else {
        return .wrongType(expected: Value.self)
      }
      root[keyPath: path] = converted
      return .done
    }
  }

  /// Colours of layers are Core Graphics's, while a document has UIKit's.
  private static func layerColor(
    _ path: ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> Entry {
    Entry { object, value in
      guard let layer = object as? CALayer else { return .unknown }
      layer[keyPath: path] = (value as? UIColor)?.cgColor
      return .done
    }
  }

  private static let table: [String: [Entry]] = [
    // Views
    "alpha": [entry(\UIView.alpha)],
    "hidden": [entry(\UIView.isHidden)],
    "isHidden": [entry(\UIView.isHidden)],
    "tag": [entry(\UIView.tag)],
    "backgroundColor": [entry(\UIView.backgroundColor), layerColor(\.backgroundColor)],
    "tintColor": [
      Entry { object, value in
        guard let view = object as? UIView else { return .unknown }
        guard let color = value as? UIColor? else { return .wrongType(expected: UIColor.self) }
        view.tintColor = color
        return .done
      }
    ],
    "clipsToBounds": [entry(\UIView.clipsToBounds)],
    "userInteractionEnabled": [entry(\UIView.isUserInteractionEnabled)],
    "multipleTouchEnabled": [entry(\UIView.isMultipleTouchEnabled)],
    "accessibilityIdentifier": [entry(\UIView.accessibilityIdentifier)],
    "accessibilityLabel": [entry(\UIView.accessibilityLabel)],
    "accessibilityHint": [entry(\UIView.accessibilityHint)],
    "isAccessibilityElement": [entry(\UIView.isAccessibilityElement)],
    "restorationIdentifier": [entry(\UIView.restorationIdentifier)],
    "enabled": [entry(\UIControl.isEnabled)],
    "selected": [entry(\UIControl.isSelected)],
    // Layers
    "cornerRadius": [entry(\CALayer.cornerRadius)],
    "borderWidth": [entry(\CALayer.borderWidth)],
    "borderColor": [layerColor(\.borderColor)],
    "masksToBounds": [entry(\CALayer.masksToBounds)],
    "opacity": [entry(\CALayer.opacity)],
    "shadowColor": [layerColor(\.shadowColor)],
    "shadowOpacity": [entry(\CALayer.shadowOpacity)],
    "shadowRadius": [entry(\CALayer.shadowRadius)],
    "shadowOffset": [entry(\CALayer.shadowOffset)],
    "zPosition": [entry(\CALayer.zPosition)],
    // Text and images
    "text": [entry(\UILabel.text)],
    "numberOfLines": [entry(\UILabel.numberOfLines)],
    "image": [entry(\UIImageView.image)],
    // Scroll views
    "contentInset": [entry(\UIScrollView.contentInset)],
    "delegate": [entry(\UIScrollView.delegate)],
    // Controllers
    "title": [entry(\UIViewController.title), entry(\UIBarItem.title)],
    "view": [
      Entry { object, value in
        guard let controller = object as? UIViewController else { return .unknown }
        guard let view = value as? UIView else { return .wrongType(expected: UIView.self) }
        controller.view = view
        return .done
      }
    ],
    // Constraints
    "constant": [entry(\NSLayoutConstraint.constant)],
  ]
}
