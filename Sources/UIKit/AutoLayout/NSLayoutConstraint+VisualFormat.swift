extension NSLayoutConstraint {
  /// The constraints that a line of the visual format describes.
  ///
  /// - Parameters:
  ///   - format: the line, for example `H:|-[name]-8-[field(>=100)]-|`.
  ///   - opts: an alignment across the line, its direction, how columns are spaced.
  ///   - metrics: numbers by name.
  ///   - views: views and guides by name.
  ///
  /// A line that cannot be read ends the program with the line and a caret under the fault, as
  /// UIKit's exception does.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let maker = VisualFormatMaker(
        format: try VisualFormat(format), text: format, options: opts, metrics: metrics ?? [:],
        views: views)
      return try maker.make()
    } catch {
      preconditionFailure("unable to parse constraint format:\n\(error)")
    }
  }

  /// As `constraints(withVisualFormat:options:metrics:views:)`, with Foundation's dictionaries.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: NSDictionary?, views: NSDictionary
  ) -> [NSLayoutConstraint] {
    constraints(
      withVisualFormat: format, options: opts, metrics: metrics.map(named), views: named(views))
  }

  private static func named(_ dictionary: NSDictionary) -> [String: Any] {
    var named: [String: Any] = [:]
    for (key, value) in dictionary {
      if let name = key as? String { named[name] = value }
    }
    return named
  }
}

/// Gives the names of a visual format views and numbers.
@MainActor
struct VisualFormatMaker {
  let format: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// A name or a combination that makes no sense.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  func make() throws -> [NSLayoutConstraint] {
    let items = try format.items.map { try view(named: $0.name) }
    var made: [NSLayoutConstraint] = []
    if let leading = format.leading {
      made += try tieToSuperview(items[0], leading, isStart: true)
    }
    for (index, item) in format.items.enumerated() {
      for predicate in item.predicates { made.append(try size(items[index], predicate)) }
      guard index + 1 < items.count else { continue }
      made += try between(items[index], items[index + 1], format.connections[index])
    }
    if let trailing = format.trailing, let last = items.last {
      made += try tieToSuperview(last, trailing, isStart: false)
    }
    return made + (try alignments(items))
  }

  // MARK: - Names

  private func view(named name: String) throws -> AnyObject {
    guard let value = views[name] else {
      throw Problem(description: "\(name) is not a key in the views dictionary\n\(text)")
    }
    let object = value as AnyObject
    guard object is UIView || object is UILayoutGuide else {
      throw Problem(description: "\(name) is neither a view nor a layout guide\n\(text)")
    }
    return object
  }

  private func number(_ length: VisualFormat.Length) throws -> CGFloat {
    switch length {
    case .number(let value): return CGFloat(value)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default:
        throw Problem(description: "\(name) is not a key in the metrics dictionary\n\(text)")
      }
    }
  }

  // MARK: - Parts

  private var isVertical: Bool { format.axis == .vertical }

  private var near: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var far: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// Whether positions shrink along the line.
  private var runsBackwards: Bool { !isVertical && options.contains(.directionRightToLeft) }

  private func size(
    _ item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    if case .name(let name) = predicate.length, metrics[name] == nil {
      let other = try view(named: name)
      return try related(item, attribute, predicate, other, attribute, 0)
    }
    return try related(
      item, attribute, predicate, nil, .notAnAttribute, try number(predicate.length))
  }

  private func between(
    _ one: AnyObject, _ next: AnyObject, _ connection: VisualFormat.Connection
  ) throws -> [NSLayoutConstraint] {
    let byBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
    let start: NSLayoutConstraint.Attribute = byBaseline ? .firstBaseline : near
    let end: NSLayoutConstraint.Attribute = byBaseline ? .lastBaseline : far
    switch connection {
    case .flush:
      return [try related(next, start, .init(length: .number(0)), one, end, 0)]
    case .standard:
      let gap = SystemSpacing.betweenEdges
      return [try related(next, start, .init(length: .number(0)), one, end, gap)]
    case .gap(let predicates):
      return try predicates.map {
        try related(next, start, $0, one, end, try number($0.length))
      }
    }
  }

  private func tieToSuperview(
    _ item: AnyObject, _ connection: VisualFormat.Connection, isStart: Bool
  ) throws -> [NSLayoutConstraint] {
    guard let superview = ItemReference.container(of: item) else {
      throw Problem(description: "a view tied to '|' has no superview\n\(text)")
    }
    let edge = isStart ? near : far
    switch connection {
    case .flush:
      return [try tie(item, superview, edge, edge, .init(length: .number(0)), 0, isStart)]
    case .standard:
      return [try tie(item, superview, edge, margin(edge), .init(length: .number(0)), 0, isStart)]
    case .gap(let predicates):
      return try predicates.map {
        try tie(item, superview, edge, edge, $0, try number($0.length), isStart)
      }
    }
  }

  private func tie(
    _ item: AnyObject, _ superview: UIView, _ edge: NSLayoutConstraint.Attribute,
    _ superEdge: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ gap: CGFloat, _ isStart: Bool
  ) throws -> NSLayoutConstraint {
    isStart
      ? try related(item, edge, predicate, superview, superEdge, gap)
      : try related(superview, superEdge, predicate, item, edge, gap)
  }

  private func margin(
    _ edge: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func related(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ predicate: VisualFormat.Predicate, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) throws -> NSLayoutConstraint {
    let flips = runsBackwards && !firstAttribute.isSize
    var relation = predicate.relation
    if flips, relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: flips ? -constant : constant)
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  private func alignments(_ items: [AnyObject]) throws -> [NSLayoutConstraint] {
    let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    var made: [NSLayoutConstraint] = []
    for (option, attribute) in table where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw Problem(
          description: "options align \(attribute.word) along the line's own axis\n\(text)")
      }
      for (index, item) in items.enumerated().dropFirst() {
        made.append(
          NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: items[index - 1],
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }
}
