internal import Foundation
internal import TextLayout

extension UIButton {
  /// Sizes of a configured button's parts in points; all zero where a part is not there.
  private struct Parts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// Between picture and text.
    var imagePadding: CGFloat = 0
    /// Between title and second line.
    var titlePadding: CGFloat = 0
    var isVertical = false

    /// Size of title and second line.
    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + titlePadding + subtitle.height)
    }

    /// Size of everything.
    var content: CGSize {
      isVertical
        ? CGSize(
          width: max(image.width, text.width), height: image.height + imagePadding + text.height)
        : CGSize(
          width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }
  }

  // MARK: - Size

  /// The size with a title that wraps at `width`, insets included; nil does not wrap.
  func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
    let insets = configuration.contentInsets
    let room = width.map { $0 - insets.leading - insets.trailing }
    let parts = parts(of: configuration, width: room)
    return CGSize(
      width: parts.content.width + insets.leading + insets.trailing,
      height: parts.content.height + insets.top + insets.bottom)
  }

  private func parts(of configuration: Configuration, width: CGFloat?) -> Parts {
    var parts = Parts()
    if configuration.showsActivityIndicator {
      parts.image = CGSize(width: 20, height: 20)
    } else if let image = configuredImage(configuration) {
      parts.image = image.size
    }
    let placement = configuration.imagePlacement
    parts.isVertical = placement == .top || placement == .bottom
    let taken = parts.isVertical ? 0 : parts.image.width + configuration.imagePadding
    let room = width.map { max($0 - taken, 0) }
    parts.title = size(of: configuredTitle(configuration), width: room)
    parts.subtitle = size(of: configuredSubtitle(configuration), width: room)
    let hasText = parts.text.height > 0
    parts.imagePadding = parts.image.width > 0 && hasText ? configuration.imagePadding : 0
    let hasBoth = parts.title.height > 0 && parts.subtitle.height > 0
    parts.titlePadding = hasBoth ? configuration.titlePadding : 0
    return parts
  }

  private func size(of text: StyledText?, width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = TextMeasurer.layout(text, width: width).size
    let isCanvas = SimulatedDevice.current.canvas != nil
    let pixels = SimulatedDevice.current.scale
    // - Evidence: observed; the editor's canvas has whole points at two pixels a point.
    let scale = isCanvas && pixels == 2 ? 1 : pixels
    return CGSize(
      width: PixelGrid.ceil(size.width, scale: scale),
      height: PixelGrid.ceil(size.height, scale: scale))
  }

  // MARK: - Text and picture

  private func configuredImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image ?? stateContents.image(for: state) else { return nil }
    let own = image.symbolConfiguration
    guard image.isSymbolImage, let own else { return image }
    let fitting = UIImage.SymbolConfiguration(
      font: configuration.titleFont(traits: traitCollection))
    let wanted = fitting.applying(configuration.preferredSymbolConfigurationForImage)
    return image.applyingSymbolConfiguration(wanted.applying(own)) ?? image
  }

  private func attributedTitle(_ configuration: Configuration) -> NSAttributedString? {
    let font =
      madeTitleLabel?.fontWasSet == true
      ? titleFont : configuration.titleFont(traits: traitCollection)
    if let styled = configuration.attributedTitle {
      return styled.forDrawing(
        font: font, transformer: configuration.titleTextAttributesTransformer)
    }
    let plain = configuration.title ?? stateContents.title(for: state)
    if configuration.title == nil, let styled = stateContents.attributedTitle(for: state) {
      return styled
    }
    return plain.map {
      AttributedString($0).forDrawing(
        font: font, transformer: configuration.titleTextAttributesTransformer)
    }
  }

  private func attributedSubtitle(_ configuration: Configuration) -> NSAttributedString? {
    let text =
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) }
    return text?.forDrawing(
      font: configuration.subtitleFont(traits: traitCollection),
      transformer: configuration.subtitleTextAttributesTransformer)
  }

  private func configuredTitle(_ configuration: Configuration) -> StyledText? {
    attributedTitle(configuration)?.styledText(
      defaults: TextDefaults(font: titleFont), traits: traitCollection)
  }

  private func configuredSubtitle(_ configuration: Configuration) -> StyledText? {
    attributedSubtitle(configuration)?.styledText(
      defaults: TextDefaults(font: titleFont), traits: traitCollection)
  }

  // MARK: - Showing

  /// Brings the parts up to date with a configuration.
  func update(_ configuration: Configuration) {
    let colors = configuration.colors(of: self)
    madeBackgroundView?.isHidden = true
    if let title = attributedTitle(configuration), title.length > 0 {
      let label = addTitleLabel()
      label.attributedText = title
      label.lineBreakMode = configuration.titleLineBreakMode
      label.textAlignment = configuration.textAlignment
      if !title.hasAttribute(.foregroundColor) { label.textColor = colors.foreground }
      label.isHidden = false
      label.alpha = colors.foregroundAlpha
    } else {
      madeTitleLabel?.isHidden = true
    }
    if let subtitle = attributedSubtitle(configuration), subtitle.length > 0 {
      let label = makeSubtitleLabel()
      label.attributedText = subtitle
      label.lineBreakMode = configuration.subtitleLineBreakMode
      label.textAlignment = configuration.textAlignment
      if !subtitle.hasAttribute(.foregroundColor) { label.textColor = colors.foreground }
      label.isHidden = false
    } else {
      madeSubtitleLabel?.isHidden = true
    }
    showPicture(of: configuration, colors: colors)
  }

  private func showPicture(of configuration: Configuration, colors: Configuration.Colors) {
    if configuration.showsActivityIndicator {
      madeImageView?.isHidden = true
      let view = madeIndicator ?? UIActivityIndicatorView(style: .medium)
      if madeIndicator == nil {
        madeIndicator = view
        addSubview(view)
      }
      view.color = colors.foreground
      view.startAnimating()
      return
    }
    madeIndicator?.stopAnimating()
    if let image = configuredImage(configuration) {
      let view = addImageView()
      let color = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
      view.image =
        image.isTemplate(byDefault: true) ? image.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = color
      view.alpha = colors.foregroundAlpha
      view.isHidden = false
    } else {
      madeImageView?.isHidden = true
    }
  }

  // MARK: - Placing

  func layOut(_ configuration: Configuration) {
    let insets = configuration.contentInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    let parts = parts(of: configuration, width: area.width)
    let content = place(parts.content, in: area)
    let placement = configuration.imagePlacement
    let isImageFirst =
      placement == .top || (placement == .leading && !isMirrored)
      || (placement == .trailing && isMirrored)
    var image = CGRect(origin: content.origin, size: parts.image)
    var text = CGRect(origin: content.origin, size: parts.text)
    if parts.isVertical {
      image.origin.x = content.midX - image.width / 2
      text.origin.x = content.midX - text.width / 2
      if isImageFirst {
        text.origin.y = content.maxY - text.height
      } else {
        image.origin.y = content.maxY - image.height
      }
    } else {
      image.origin.y = content.midY - image.height / 2
      text.origin.y = content.midY - text.height / 2
      if isImageFirst {
        text.origin.x = content.maxX - text.width
      } else {
        image.origin.x = content.maxX - image.width
      }
    }
    madeImageView?.frame = onPixels(image)
    madeIndicator?.frame = onPixels(image)
    layOutText(parts, in: text, alignment: configuration.textAlignment)
  }

  private func layOutText(_ parts: Parts, in text: CGRect, alignment: NSTextAlignment) {
    func x(_ width: CGFloat) -> CGFloat {
      switch alignment {
      case .center: text.midX - width / 2
      case .right: text.maxX - width
      default: text.minX
      }
    }
    madeTitleLabel?.frame = onPixels(
      CGRect(origin: CGPoint(x: x(parts.title.width), y: text.minY), size: parts.title))
    madeSubtitleLabel?.frame = onPixels(
      CGRect(
        origin: CGPoint(x: x(parts.subtitle.width), y: text.maxY - parts.subtitle.height),
        size: parts.subtitle))
  }

  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    var rect = CGRect(origin: area.origin, size: size)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - size.width
    case .fill: rect.size.width = area.width
    case .center: rect.origin.x = area.midX - size.width / 2
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - size.height
    case .fill, .center: rect.origin.y = area.midY - size.height / 2
    }
    return rect
  }

  /// Draws a configuration's background.
  func performDrawBackground() {
    guard let storedConfiguration else { return }
    let colors = storedConfiguration.colors(of: self)
    let radius = storedConfiguration.cornerRadius(height: bounds.height, button: self)
    storedConfiguration.background.draw(
      in: bounds, color: colors.background?.resolvedColor(with: traitCollection), radius: radius,
      tint: tintColor.resolvedColor(with: traitCollection))
  }
}
