public import Foundation

extension AttributeScopes {
  /// The attributes that UIKit knows in attributed strings.
  ///
  /// - Status: partial (font, colours, kerning, lines, paragraph style, offset)
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text's colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points by which text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The style of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// Points by which text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The attribute's type.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// The attributes that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The string for drawing; runs without a font get `font`, and a transformer changes the rest.
  func forDrawing(
    font: UIFont, transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    typealias Scope = AttributeScopes.UIKitAttributes
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      var container = run.attributes
      if container[Scope.FontAttribute.self] == nil { container[Scope.FontAttribute.self] = font }
      if let transformer { container = transformer(container) }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = container[Scope.FontAttribute.self]
      attributes[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
      attributes[.kern] = container[Scope.KernAttribute.self]
      attributes[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
      attributes[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
      result.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return result
  }
}
