internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// Sets the property that `keyPath` names, such as `cornerRadius` or `transform.scale.x`. Other
  /// names keep the value for `value(forKeyPath:)`.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let property = property(keyPath) {
      property.write(value.map(LayerValue.init))
    } else {
      uncommon.values[keyPath] = value
    }
  }

  /// The value of the property that `keyPath` names.
  public final func value(forKeyPath keyPath: String) -> Any? {
    property(keyPath).map { $0.read()?.object } ?? rare?.values[keyPath]
  }

  /// Sets the property that `key` names.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// The value of the property that `key` names.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The property that `keyPath` names; nil if there is none, or it cannot be told in parts so.
  final func property(_ keyPath: String) -> LayerProperty? {
    if let whole = wholeProperty(keyPath) { return whole }
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard let whole = wholeProperty(String(keyPath[..<dot])) else { return nil }
    if let part = whole.part(rest) { return part }
    // `bounds.size.width`: a part of a part.
    guard let inner = rest.firstIndex(of: ".") else { return nil }
    return whole.part(String(rest[..<inner]))?.part(String(rest[rest.index(after: inner)...]))
  }

  private func wholeProperty(_ key: String) -> LayerProperty? {
    specialProperty(key) ?? geometricProperty(key) ?? visibleProperty(key)
  }

  private func geometricProperty(_ key: String) -> LayerProperty? {
    switch key {
    case "bounds": .rect(self, \.bounds)
    case "position": .point(self, \.position)
    case "frame": .rect(self, \.frame)
    case "anchorPoint": .point(self, \.anchorPoint)
    case "zPosition": .number(self, \.zPosition)
    case "transform": .transform(self, \.transform)
    case "sublayerTransform": .transform(self, \.sublayerTransform)
    case "contentsRect": .rect(self, \.contentsRect)
    case "contentsCenter": .rect(self, \.contentsCenter)
    case "contentsScale": .number(self, \.contentsScale)
    default: nil
    }
  }

  private func visibleProperty(_ key: String) -> LayerProperty? {
    switch key {
    case "opacity": return .number(self, \.opacity)
    case "hidden", "isHidden": return .flag(self, \.isHidden)
    case "masksToBounds": return .flag(self, \.masksToBounds)
    case "shouldRasterize": return .flag(self, \.shouldRasterize)
    case "backgroundColor": return .color(self, \.backgroundColor)
    case "cornerRadius": return .number(self, \.cornerRadius)
    case "borderWidth": return .number(self, \.borderWidth)
    case "borderColor": return .color(self, \.borderColor)
    case "shadowColor": return .color(self, \.shadowColor)
    case "shadowOpacity": return .number(self, \.shadowOpacity)
    case "shadowRadius": return .number(self, \.shadowRadius)
    case "shadowOffset":
      return LayerProperty(
        read: { [self] in .size(shadowOffset) },
        write: { [self] in if let size = $0?.size { shadowOffset = size } })
    case "shadowPath":
      return LayerProperty(
        read: { [self] in shadowPath.map(LayerValue.path) },
        write: { [self] in shadowPath = $0?.path })
    case "contents":
      return LayerProperty(
        read: { [self] in contents.map(LayerValue.other) },
        write: { [self] in contents = $0?.object })
    case "name":
      return LayerProperty(
        read: { [self] in name.map(LayerValue.other) },
        write: { [self] in name = $0?.object as? String })
    default: return nil
    }
  }
}
