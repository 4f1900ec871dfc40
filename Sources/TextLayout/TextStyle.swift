package import Foundation

/// A colour of text: sRGB components between 0 and 1, not multiplied by alpha.
package struct TextColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// A colour from sRGB components between 0 and 1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  package static let black = TextColor(red: 0, green: 0, blue: 0)
}

/// How a run of text looks and what it adds to the metrics of its font.
package struct TextStyle: Hashable, Sendable {
  /// A line drawn under or through text.
  package struct Rule: Hashable, Sendable {
    /// Looks of a rule, as `NSUnderlineStyle` has them.
    package enum Pattern: Hashable, Sendable { case single, thick, double }

    package var pattern: Pattern
    /// Nil draws in the text's colour.
    package var color: TextColor?

    /// A rule of the given look.
    package init(_ pattern: Pattern = .single, color: TextColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// A box that stands in the line where the text holds U+FFFC.
  package struct Attachment: Hashable, Sendable {
    /// Width and height in points.
    package var size: CGSize
    /// Bottom edge above the baseline in points; negative hangs below it.
    package var baselineOffset: CGFloat

    /// A box of `size`, its bottom edge `baselineOffset` points above the baseline.
    package init(size: CGSize, baselineOffset: CGFloat = 0) {
      self.size = size
      self.baselineOffset = baselineOffset
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(baselineOffset)
    }
  }

  package var font: FontDescription
  /// Nil draws in the colour handed to the painter.
  package var color: TextColor?
  /// Filled behind the run, over the height of its line.
  package var backgroundColor: TextColor?
  /// Points added after each character.
  package var kern: CGFloat
  /// Points by which the run is raised above the baseline.
  package var baselineOffset: CGFloat
  package var underline: Rule?
  package var strikethrough: Rule?
  package var attachment: Attachment?

  /// A style with the given font and no decoration.
  package init(
    font: FontDescription, color: TextColor? = nil, backgroundColor: TextColor? = nil,
    kern: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Rule? = nil,
    strikethrough: Rule? = nil, attachment: Attachment? = nil
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
  }
}
