internal import Foundation
internal import TextLayout

/// The label of a button's title: a change of its text's size is one of the button's.
final class ButtonTitleLabel: UILabel {
  weak var button: UIButton?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
    button?.setNeedsLayout()
  }
}

extension UIButton {
  func setUp(type: ButtonType) {
    typeOfButton = type
    isOpaque = false
    if let name = type.symbolName {
      stateContents.change(.normal) { $0.image = UIImage(systemName: name) }
    }
    contentChanged()
  }

  /// The title's font: the label's once there is one.
  ///
  /// - Evidence: measured; 15 points in the system's kind, 18 in custom ones.
  var titleFont: UIFont { madeTitleLabel?.font ?? defaultTitleFont }

  private var defaultTitleFont: UIFont {
    if let storedConfiguration { return storedConfiguration.titleFont(traits: traitCollection) }
    return typeOfButton == .custom ? UIButton.customFont : UIButton.systemFont
  }

  private static let customFont = UIFont.systemFont(ofSize: 18)
  private static let systemFont = UIFont.systemFont(ofSize: 15)

  // MARK: - Parts

  func makeTitleLabel() -> ButtonTitleLabel {
    if let madeTitleLabel { return madeTitleLabel }
    let label = addTitleLabel()
    updateContentViews()
    return label
  }

  func makeImageView() -> UIImageView {
    if let madeImageView { return madeImageView }
    let view = addImageView()
    updateContentViews()
    return view
  }

  func makeSubtitleLabel() -> UILabel {
    if let madeSubtitleLabel { return madeSubtitleLabel }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    madeSubtitleLabel = label
    addSubview(label)
    return label
  }

  // MARK: - What is shown

  /// Whether there is a title in the present state.
  var hasTitle: Bool {
    if let title = currentAttributedTitle { return title.length > 0 }
    return !(currentTitle ?? "").isEmpty
  }

  /// The picture of the present state with the symbols' configuration.
  var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard image.isSymbolImage,
      let wanted = preferredSymbolConfigurationForImage(in: state),
      let own = image.symbolConfiguration
    else { return image }
    return image.applyingSymbolConfiguration(wanted.applying(own)) ?? image
  }

  func resolvedTitleColor(for state: State) -> UIColor {
    let own = stateContents.titleColor(for: state)
    if typeOfButton == .custom { return own ?? .white }
    // - Evidence: measured; Documentation/Evidence.md, buttons.
    if state.contains(.disabled), own == nil || stateContents.titleColor(for: .normal) == own {
      return UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
      }
    }
    return own ?? tintColor
  }

  /// Called when something that is shown has changed.
  func contentChanged(affectsSize: Bool = true) {
    updateContentViews()
    if affectsSize { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func configurationChanged() {
    if storedConfiguration != nil {
      madeTitleLabel?.lineBreakMode = .byWordWrapping
      madeTitleLabel?.numberOfLines = 0
    }
    contentChanged()
  }

  /// Brings label and picture up to date; parts without content are not made.
  func updateContentViews() {
    if let storedConfiguration {
      update(storedConfiguration)
      return
    }
    updateTitle()
    if let image = shownImage {
      let view = addImageView()
      let isTemplate = image.isTemplate(byDefault: typeOfButton != .custom)
      view.image =
        isTemplate && image.renderingMode == .automatic
        ? image.withRenderingMode(.alwaysTemplate) : image
      view.alpha = imageAlpha
      view.isHidden = false
    } else {
      madeImageView?.image = nil
    }
    if let image = currentBackgroundImage {
      let view = addBackgroundView()
      view.image = image
      view.isHidden = false
    } else {
      madeBackgroundView?.isHidden = true
    }
  }

  private func updateTitle() {
    guard hasTitle || madeTitleLabel != nil else { return }
    let label = addTitleLabel()
    if let styled = currentAttributedTitle {
      if label.styledSource != styled { label.attributedText = styled }
    } else {
      if label.styledSource != nil || label.text != currentTitle { label.text = currentTitle }
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    label.alpha = isHighlighted && typeOfButton != .custom ? 0.2 : 1
  }

  private var imageAlpha: CGFloat {
    if isHighlighted, typeOfButton != .custom { return 0.2 }
    if isHighlighted, adjustsImageWhenHighlighted, !stateContents.hasOwnImage(for: .highlighted) {
      return 0.5
    }
    let dims = !isEnabled && adjustsImageWhenDisabled
    return dims && !stateContents.hasOwnImage(for: .disabled) ? 0.5 : 1
  }

  // MARK: - Adding parts

  /// The title's label, made if it is not there, with nothing in it yet.
  func addTitleLabel() -> ButtonTitleLabel {
    if let madeTitleLabel { return madeTitleLabel }
    let label = ButtonTitleLabel(frame: .zero)
    label.font = defaultTitleFont
    label.fontWasSet = false
    label.lineBreakMode = storedConfiguration == nil ? .byTruncatingMiddle : .byWordWrapping
    label.numberOfLines = storedConfiguration == nil ? 1 : 0
    label.shadowOffset = .zero
    madeTitleLabel = label
    addSubview(label)
    label.button = self
    return label
  }

  /// The picture's view, made if it is not there, with nothing in it yet.
  func addImageView() -> UIImageView {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    insertSubview(view, at: madeBackgroundView == nil ? 0 : 1)
    return view
  }

  private func addBackgroundView() -> UIImageView {
    if let madeBackgroundView { return madeBackgroundView }
    let view = UIImageView(frame: bounds)
    madeBackgroundView = view
    insertSubview(view, at: 0)
    return view
  }
}

extension UIButton.ButtonType {
  /// The symbol of kinds that have one.
  var symbolName: String? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
