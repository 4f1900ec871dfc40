public import Foundation

/// Where a picker's rows come from.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker's rows say.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called when a person has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of rows of which one each is chosen.
///
/// - Status: partial (turning comes with event delivery; views as rows are not shown).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var chosen: [Int: Int] = [:]

  /// Creates a picker with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a picker from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Where the rows come from.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// What the rows say.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks for all rows anew.
  open func reloadAllComponents() { setNeedsDisplay() }
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }
  /// Chooses a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsDisplay()
  }
  /// The chosen row; -1 when the wheel has none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? chosen[component] ?? 0 : -1
  }

  /// 320 by 216 points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, pickers.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the rows around the chosen one, flatter and fainter towards the ends.
  open override func draw(_ rect: CGRect) {
    PickerDrawing.band(in: bounds, traits: traitCollection)
    let count = numberOfComponents
    guard count > 0 else { return }
    let width = bounds.width / CGFloat(count)
    for component in 0..<count {
      let column = CGRect(
        x: bounds.minX + width * CGFloat(component), y: bounds.minY, width: width,
        height: bounds.height)
      let rows = numberOfRows(inComponent: component)
      PickerDrawing.wheel(
        in: column, middle: selectedRow(inComponent: component), count: rows,
        traits: traitCollection
      ) { delegate?.pickerView(self, titleForRow: $0, forComponent: component) }
    }
  }
}

/// The wheels of pickers as they are drawn.
@MainActor
enum PickerDrawing {
  private static let rowHeight: CGFloat = 32

  /// The rounded band behind the chosen row.
  static func band(in bounds: CGRect, traits: UITraitCollection) {
    UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
    UIBezierPath(
      roundedRect: CGRect(
        x: bounds.minX + 9, y: bounds.midY - rowHeight / 2, width: max(0, bounds.width - 18),
        height: rowHeight),
      cornerRadius: 8
    ).fill()
  }

  /// A column of rows on a drum around its middle.
  ///
  /// - Evidence: measured radius; Documentation/Evidence.md, pickers.
  static func wheel(
    in column: CGRect, middle: Int, count: Int, traits: UITraitCollection,
    title: (Int) -> String?
  ) {
    let radius = 0.334225372 * (column.height + 75)
    let angle = rowHeight / radius
    for row in max(0, middle - 4)...max(0, middle + 4) where row < count {
      let turn = CGFloat(row - middle) * angle
      guard abs(turn) < .pi / 2, let text = title(row) else { continue }
      let y = column.midY + radius * sin(turn)
      let squash = cos(turn)
      let font = UIFont.systemFont(ofSize: 21)
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let color = UIColor.label.withAlphaComponent(row == middle ? 1 : 0.35 * squash + 0.1)
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 0, y: y)
      context.scaleBy(x: 1, y: squash)
      (text as NSString).draw(
        in: CGRect(
          x: column.minX, y: -font.lineHeight / 2, width: column.width, height: font.lineHeight),
        withAttributes: [
          .font: font, .foregroundColor: color.resolvedColor(with: traits),
          .paragraphStyle: style,
        ])
      context.restoreGState()
    }
  }
}
