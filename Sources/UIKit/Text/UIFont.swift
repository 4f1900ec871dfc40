public import Foundation
package import TextLayout

/// A font: family, weight, slant and size, with its figures in points.
///
/// The system font is measured by a table and drawn with an open font at those widths. Other fonts
/// are used when they are installed, else a stand-in is drawn and named once in the console.
///
/// - Status: partial (no font features or variations)
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What text layout is asked for.
  package let face: FontDescription
  /// The text style that the font came from, if it did.
  let textStyle: TextStyle?
  /// How the font follows the user's size of text, if it does.
  let scaling: FontScaling?
  let metrics: TextLayout.FontMetrics

  /// Creates a font from a description for text layout.
  package init(face: FontDescription, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
    self.face = face
    self.textStyle = textStyle
    self.scaling = scaling
    metrics = TextMeasurer.metrics(of: face)
    super.init()
  }

  // MARK: - Creating

  /// Creates the font called `name`, by family or PostScript name; nil for an empty name.
  ///
  /// A name that is not installed gives a stand-in with the widths known for its family, since a
  /// font that an app brings along is there on a real device.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(face: FontNames.description(of: fontName, size: Self.effectiveSize(fontSize)))
  }

  /// Creates a font from a descriptor; a `pointSize` above 0 replaces the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let face = descriptor.face
    self.init(
      face: pointSize > 0 ? face.withSize(pointSize) : face, textStyle: descriptor.textStyle)
  }

  // MARK: - Figures

  /// The family's name.
  open var familyName: String { FontNames.familyName(of: face) }
  /// The PostScript name.
  open var fontName: String { FontNames.postScriptName(of: face) }
  /// Size of the em in points.
  open var pointSize: CGFloat { face.size }
  /// Distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// Distance from the baseline to the bottom of a line in points; negative.
  open var descender: CGFloat { metrics.descender }
  /// Height of a capital letter in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// Height of a small x in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// Height of a line in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// Space between lines that the font asks for, in points.
  open var leading: CGFloat { metrics.leading }

  /// The same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.withSize(Self.effectiveSize(fontSize)))
  }

  /// What the font is described by.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(face: face, textStyle: textStyle)
  }

  // MARK: - NSObject

  /// Itself: fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both are the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self
      || (face == other.face && textStyle == other.textStyle && scaling == other.scaling)
  }

  /// A hash that agrees with `isEqual(_:)`.
  open override var hash: Int { face.hashValue }

  /// Family, weight and size.
  open override var description: String {
    "<UICTFont font-family: \"\(familyName)\"; font-weight: \(face.weight); "
      + "font-style: \(face.isItalic ? "italic" : "normal"); font-size: \(face.size)pt>"
  }

  /// A size of 0 or less stands for the system's size.
  static func effectiveSize(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}
