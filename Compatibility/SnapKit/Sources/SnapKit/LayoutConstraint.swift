public import UIKit

/// A layout constraint that knows the line of source that made it.
public class LayoutConstraint: NSLayoutConstraint {
  /// The name given by `labeled`; shown in messages and used as the constraint's identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// File and line that made the constraint.
  var place = ""
  weak var constraint: Constraint?

  /// Whether both say the same but for the constant.
  func matches(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }

  /// The constraint as a message shows it: class, place in the source, label, relation.
  public nonisolated override var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "<SnapKit.LayoutConstraint@\(place)"
    if let label { text += " '\(label)'" }
    text += " \(LayoutConstraint.name(of: firstItem)).\(firstAttribute.word) \(sign)"
    if secondAttribute == .notAnAttribute {
      text += " \(constant)"
    } else {
      text += " \(LayoutConstraint.name(of: secondItem)).\(secondAttribute.word)"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
    }
    if priority != .required { text += " ^\(priority.rawValue)" }
    return text + ">"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    if let label = ConstraintStore.label(of: item) { return "\(type(of: item)):\(label)" }
    let address = UInt(bitPattern: Unmanaged.passUnretained(item).toOpaque())
    return "\(type(of: item)):0x\(String(address, radix: 16))"
  }
}
