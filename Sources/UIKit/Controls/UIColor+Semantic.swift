// Colours by meaning; light, dark and contrast come from `semantic-colors.tsv`.
extension UIColor {
  // MARK: - Text

  /// Text of the first importance.
  public static let label = UIColor(semantic: .label)
  /// Text of the second importance.
  public static let secondaryLabel = UIColor(semantic: .secondaryLabel)
  /// Text of the third importance.
  public static let tertiaryLabel = UIColor(semantic: .tertiaryLabel)
  /// Text of the fourth importance.
  public static let quaternaryLabel = UIColor(semantic: .quaternaryLabel)
  /// Text that stands in an empty field.
  public static let placeholderText = UIColor(semantic: .placeholderText)
  /// Text that leads elsewhere.
  public static let link = UIColor(semantic: .link)

  // MARK: - Lines and fills

  /// Thin lines; what lies below shines through.
  public static let separator = UIColor(semantic: .separator)
  /// Thin lines that cover what lies below.
  public static let opaqueSeparator = UIColor(semantic: .opaqueSeparator)
  /// Thin and small shapes.
  public static let systemFill = UIColor(semantic: .systemFill)
  /// Shapes of middle size, a switch's background.
  public static let secondarySystemFill = UIColor(semantic: .secondarySystemFill)
  /// Large shapes, a search field's background.
  public static let tertiarySystemFill = UIColor(semantic: .tertiarySystemFill)
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(semantic: .quaternarySystemFill)

  // MARK: - Backgrounds

  /// The background of a screen.
  public static let systemBackground = UIColor(semantic: .systemBackground)
  /// Content on top of the background.
  public static let secondarySystemBackground = UIColor(semantic: .secondarySystemBackground)
  /// Content on top of secondary content.
  public static let tertiarySystemBackground = UIColor(semantic: .tertiarySystemBackground)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = UIColor(semantic: .systemGroupedBackground)
  /// Groups on a grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    semantic: .secondarySystemGroupedBackground)
  /// Content on top of a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    semantic: .tertiarySystemGroupedBackground)

  // MARK: - Accents

  /// The system's blue.
  public static let systemBlue = UIColor(semantic: .systemBlue)
  /// The system's green.
  public static let systemGreen = UIColor(semantic: .systemGreen)
  /// The system's indigo.
  public static let systemIndigo = UIColor(semantic: .systemIndigo)
  /// The system's orange.
  public static let systemOrange = UIColor(semantic: .systemOrange)
  /// The system's pink.
  public static let systemPink = UIColor(semantic: .systemPink)
  /// The system's purple.
  public static let systemPurple = UIColor(semantic: .systemPurple)
  /// The system's red.
  public static let systemRed = UIColor(semantic: .systemRed)
  /// The system's teal.
  public static let systemTeal = UIColor(semantic: .systemTeal)
  /// The system's mint.
  public static let systemMint = UIColor(semantic: .systemMint)
  /// The system's cyan.
  public static let systemCyan = UIColor(semantic: .systemCyan)
  /// The system's brown.
  public static let systemBrown = UIColor(semantic: .systemBrown)
  /// The system's yellow.
  public static let systemYellow = UIColor(semantic: .systemYellow)
  /// Grey number 1 of six, from dark to light.
  public static let systemGray = UIColor(semantic: .systemGray)
  /// Grey number 2 of six, from dark to light.
  public static let systemGray2 = UIColor(semantic: .systemGray2)
  /// Grey number 3 of six, from dark to light.
  public static let systemGray3 = UIColor(semantic: .systemGray3)
  /// Grey number 4 of six, from dark to light.
  public static let systemGray4 = UIColor(semantic: .systemGray4)
  /// Grey number 5 of six, from dark to light.
  public static let systemGray5 = UIColor(semantic: .systemGray5)
  /// Grey number 6 of six, from dark to light.
  public static let systemGray6 = UIColor(semantic: .systemGray6)
  /// The accent colour: the system's blue.
  public static let tintColor = UIColor(semantic: .systemBlue)

  /// The background of grouped tables in old apps.
  public static let groupTableViewBackground = UIColor(semantic: .systemGroupedBackground)

  convenience init(semantic color: SemanticColor) { self.init(recipe: .semantic(color)) }
}
