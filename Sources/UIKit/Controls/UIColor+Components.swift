public import Foundation

extension UIColor {
  /// The colour's red, green, blue in sRGB, not cut to 0…1; true always, as every space converts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour's grey; false if it is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    guard abs(color.red - color.green) < 0.001, abs(color.green - color.blue) < 0.001 else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour's hue, saturation and brightness, each between 0 and 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    let parts = HueColor(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Red, green, blue and alpha in sRGB with the current traits.
  package var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = cgColor
    // Values outside of 0…1 are kept where they were given in sRGB.
    if color.colorSpace?.name == CGColorSpace.sRGB, let values = color.components,
      values.count == 4
    {
      return (values[0], values[1], values[2], values[3])
    }
    return color.standard
  }
}

/// A colour by hue, saturation and brightness, each between 0 and 1.
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? range / most : 0
    guard range > 0 else {
      hue = 0
      return
    }
    let sixth =
      if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// Red, green and blue.
  var components: (CGFloat, CGFloat, CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
