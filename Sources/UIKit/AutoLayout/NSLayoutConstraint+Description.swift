extension NSLayoutConstraint {
  var logDescription: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return
      "<NSLayoutConstraint:\(NSLayoutConstraint.address(of: self))\(label) \(body)   (\(state))>"
  }

  /// The relation in words: `UIView:0x1.width == 2*UIView:0x2.height + 8`.
  package var body: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    let left = part(firstItem, firstAttribute)
    guard hasSecondItem else { return "\(left) \(sign) \(number(constant))\(strength)" }
    let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
    var right = factor + part(secondItem, secondAttribute)
    if constant != 0 {
      right += constant > 0 ? " + \(number(constant))" : " - \(number(-constant))"
    }
    return "\(left) \(sign) \(right)\(strength)"
  }

  private var strength: String {
    priority == .required ? "" : "@\(number(CGFloat(priority.rawValue)))"
  }

  private func part(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone).\(attribute.word)" }
    return "\(NSLayoutConstraint.name(of: item)).\(attribute.word)"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }

  static func name(of item: AnyObject) -> String {
    var name = "\(type(of: item)):\(address(of: item))"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      name = "\(type(of: item)):\(address(of: item))'\(guide.identifier)'"
    }
    if let label = item as? UILabel, let text = label.text { name += "'\(text)'" }
    return name
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
