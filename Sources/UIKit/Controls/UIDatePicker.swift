public import Foundation

/// Chooses a date, a time or a span of time.
///
/// - Status: partial (turning comes with event delivery; the inline calendar is drawn as wheels).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

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

  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { contentChanged() } }
  /// The wished look.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { contentChanged() }
  }
  /// The look in force: compact unless wished otherwise; wheels until iOS 12.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return SimulatedDevice.current.era == .classic ? .wheels : .compact
  }
  /// The chosen date.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
  /// The earliest date; nil is no limit.
  open var minimumDate: Date?
  /// The latest date; nil is no limit.
  open var maximumDate: Date?
  /// Minutes between two rows.
  open var minuteInterval = 1
  /// The chosen span, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Chooses a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the look in force.
  ///
  /// - Evidence: documented for wheels, assumed for the others; Documentation/Evidence.md, pickers.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .compact: CGSize(width: datePickerMode == .dateAndTime ? 219 : 120, height: 34)
    case .inline: CGSize(width: 320, height: 330)
    case .wheels, .automatic: CGSize(width: 320, height: 216)
    }
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the date: in grey boxes when compact, else in wheels.
  open override func draw(_ rect: CGRect) {
    let parts = text(of: date)
    if datePickerStyle == .compact {
      drawBoxes(parts.map { $0.middle })
      return
    }
    PickerDrawing.band(in: bounds, traits: traitCollection)
    let width = bounds.width / CGFloat(parts.count)
    for (index, part) in parts.enumerated() {
      PickerDrawing.wheel(
        in: CGRect(
          x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width,
          height: bounds.height),
        middle: 4, count: 9, traits: traitCollection
      ) { part.row($0 - 4) }
    }
  }

  /// A wheel's text at a distance in rows from the chosen one.
  private struct Part {
    let row: (Int) -> String
    var middle: String { row(0) }
  }

  private func text(of date: Date) -> [Part] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    func part(_ unit: Calendar.Component, _ words: @escaping (Int) -> String) -> Part {
      Part { offset in
        let moved = calendar.date(byAdding: unit, value: offset, to: date) ?? date
        return words(calendar.component(unit, from: moved))
      }
    }
    let months = calendar.shortMonthSymbols
    let time = [
      part(.hour) { String($0) }, part(.minute) { $0 < 10 ? "0\($0)" : String($0) },
    ]
    let day = [
      part(.day) { String($0) },
      part(.month) { months.indices.contains($0 - 1) ? months[$0 - 1] : "" },
      part(.year) { String($0) },
    ]
    switch datePickerMode {
    case .time, .countDownTimer: return time
    case .date: return day
    case .dateAndTime: return Array(day.prefix(2)) + time
    }
  }

  private func drawBoxes(_ parts: [String]) {
    UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
    let font = UIFont.systemFont(ofSize: 17)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    (parts.joined(separator: " ") as NSString).draw(
      in: CGRect(
        x: bounds.minX, y: bounds.midY - font.lineHeight / 2, width: bounds.width,
        height: font.lineHeight),
      withAttributes: [
        .font: font, .foregroundColor: UIColor.label.resolvedColor(with: traitCollection),
        .paragraphStyle: style,
      ])
  }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
