internal import CoreGraphics
internal import Foundation

/// A property of a layer as key paths name it.
struct LayerProperty {
  /// The value; nil for nil.
  let read: () -> LayerValue?
  /// Sets the value; one of another kind is not taken, nil is for properties that can be nil.
  let write: (LayerValue?) -> Void
}

extension LayerProperty {
  /// A number.
  static func number<Number: BinaryFloatingPoint>(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, Number>
  ) -> LayerProperty {
    LayerProperty(
      read: { .number(Double(layer[keyPath: path])) },
      write: { if let number = $0?.number { layer[keyPath: path] = Number(number) } })
  }

  /// A switch, as a number.
  static func flag(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, Bool>
  ) -> LayerProperty {
    LayerProperty(
      read: { .number(layer[keyPath: path] ? 1 : 0) },
      write: { if let number = $0?.number { layer[keyPath: path] = number != 0 } })
  }

  /// A colour.
  static func color(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> LayerProperty {
    LayerProperty(
      read: { layer[keyPath: path].map(LayerValue.color) },
      write: { layer[keyPath: path] = $0?.color })
  }

  /// A point.
  static func point(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CGPoint>
  ) -> LayerProperty {
    LayerProperty(
      read: { .point(layer[keyPath: path]) },
      write: { if let point = $0?.point { layer[keyPath: path] = point } })
  }

  /// A rectangle.
  static func rect(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CGRect>
  ) -> LayerProperty {
    LayerProperty(
      read: { .rect(layer[keyPath: path]) },
      write: { if let rect = $0?.rect { layer[keyPath: path] = rect } })
  }

  /// A transform.
  static func transform(
    _ layer: CALayer, _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>
  ) -> LayerProperty {
    LayerProperty(
      read: { .transform(layer[keyPath: path]) },
      write: { if let transform = $0?.transform { layer[keyPath: path] = transform } })
  }

  /// A part of this property, `x` of a point for example; nil if there is no such part.
  func part(_ name: String) -> LayerProperty? {
    switch read() {
    case .point?: pointPart(name)
    case .size?: sizePart(name)
    case .rect?: rectPart(name)
    case .transform?: transformPart(name)
    default: nil
    }
  }

  private func pointPart(_ name: String) -> LayerProperty? {
    guard name == "x" || name == "y" else { return nil }
    let read = read, write = write
    return LayerProperty(
      read: { read()?.point.map { .number(name == "x" ? $0.x : $0.y) } },
      write: {
        guard var point = read()?.point, let number = $0?.number else { return }
        if name == "x" { point.x = number } else { point.y = number }
        write(.point(point))
      })
  }

  private func sizePart(_ name: String) -> LayerProperty? {
    guard name == "width" || name == "height" else { return nil }
    let read = read, write = write
    return LayerProperty(
      read: { read()?.size.map { .number(name == "width" ? $0.width : $0.height) } },
      write: {
        guard var size = read()?.size, let number = $0?.number else { return }
        if name == "width" { size.width = number } else { size.height = number }
        write(.size(size))
      })
  }

  private func rectPart(_ name: String) -> LayerProperty? {
    let read = read, write = write
    switch name {
    case "origin":
      return LayerProperty(
        read: { read()?.rect.map { .point($0.origin) } },
        write: {
          guard let rect = read()?.rect, let point = $0?.point else { return }
          write(.rect(CGRect(origin: point, size: rect.size)))
        })
    case "size":
      return LayerProperty(
        read: { read()?.rect.map { .size($0.size) } },
        write: {
          guard let rect = read()?.rect, let size = $0?.size else { return }
          write(.rect(CGRect(origin: rect.origin, size: size)))
        })
    default: return nil
    }
  }

  /// `scale`, `rotation` and `translation`, alone or followed by an axis.
  private func transformPart(_ name: String) -> LayerProperty? {
    let read = read, write = write
    func part(
      _ get: @escaping (CGAffineTransformComponents) -> LayerValue,
      _ set: @escaping (inout CGAffineTransformComponents, LayerValue) -> Void
    ) -> LayerProperty {
      LayerProperty(
        read: {
          read()?.transform.map { get(CATransform3DGetAffineTransform($0).decomposed()) }
        },
        write: {
          guard let transform = read()?.transform, let value = $0 else { return }
          var components = CATransform3DGetAffineTransform(transform).decomposed()
          set(&components, value)
          write(.transform(CATransform3DMakeAffineTransform(CGAffineTransform(components))))
        })
    }
    switch name {
    case "scale":
      return part({ .number(($0.scale.width + $0.scale.height) / 2) }) { components, value in
        guard let number = value.number else { return }
        components.scale = CGSize(width: number, height: number)
      }
    case "scale.x":
      return part({ .number($0.scale.width) }) { if let x = $1.number { $0.scale.width = x } }
    case "scale.y":
      return part({ .number($0.scale.height) }) { if let y = $1.number { $0.scale.height = y } }
    case "rotation", "rotation.z":
      return part({ .number($0.rotation) }) { if let angle = $1.number { $0.rotation = angle } }
    case "translation":
      return part({
        .size(CGSize(width: $0.translation.dx, height: $0.translation.dy))
      }) { components, value in
        if let size = value.size {
          components.translation = CGVector(dx: size.width, dy: size.height)
        }
        if let point = value.point { components.translation = CGVector(dx: point.x, dy: point.y) }
      }
    case "translation.x":
      return part({ .number($0.translation.dx) }) { if let x = $1.number { $0.translation.dx = x } }
    case "translation.y":
      return part({ .number($0.translation.dy) }) { if let y = $1.number { $0.translation.dy = y } }
    default: return nil
    }
  }
}
