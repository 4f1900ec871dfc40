import UIKit

/// Parts of an item that are named in one word or in a chain of words.
struct AttributeList: Equatable, Sendable {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// The parts, each once, in the order of being named.
  private(set) var attributes: [Attribute]

  init(_ attributes: Attribute...) { self.attributes = attributes }

  static let none = AttributeList()
  static let edges = AttributeList(.left, .right, .top, .bottom)
  static let directionalEdges = AttributeList(.leading, .trailing, .top, .bottom)
  static let horizontalEdges = AttributeList(.left, .right)
  static let directionalHorizontalEdges = AttributeList(.leading, .trailing)
  static let verticalEdges = AttributeList(.top, .bottom)
  static let size = AttributeList(.width, .height)
  static let center = AttributeList(.centerX, .centerY)
  static let margins = AttributeList(.leftMargin, .rightMargin, .topMargin, .bottomMargin)
  static let directionalMargins = AttributeList(
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin)
  static let centerWithinMargins = AttributeList(.centerXWithinMargins, .centerYWithinMargins)

  /// Names further parts.
  mutating func append(_ others: AttributeList) {
    for attribute in others.attributes where !attributes.contains(attribute) {
      attributes.append(attribute)
    }
  }

  /// The part of `target` that each part is compared with: the same one where `target` names none, the
  /// only one, or the one of its kind (`left` with `leftMargin`); nil if that cannot be told.
  func pairs(with target: AttributeList) -> [(Attribute, Attribute)]? {
    if target.attributes.isEmpty { return attributes.map { ($0, $0) } }
    if let only = target.attributes.first, target.attributes.count == 1 {
      return attributes.map { ($0, only) }
    }
    var pairs: [(Attribute, Attribute)] = []
    for attribute in attributes {
      guard let partner = target.attributes.first(where: { $0.kind == attribute.kind }) else {
        return nil
      }
      pairs.append((attribute, partner))
    }
    return pairs
  }
}

extension NSLayoutConstraint.Attribute {
  /// What a part is apart from margins and the reading direction.
  fileprivate enum Kind { case start, end, top, bottom, width, height, middleX, middleY }

  fileprivate var kind: Kind? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: .start
    case .right, .trailing, .rightMargin, .trailingMargin: .end
    case .top, .topMargin, .firstBaseline: .top
    case .bottom, .bottomMargin, .lastBaseline: .bottom
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins: .middleX
    case .centerY, .centerYWithinMargins: .middleY
    default: nil
    }
  }

  /// Whether the part is a length and not a place.
  var isLength: Bool { self == .width || self == .height }

  /// The part's name in messages.
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: "notAnAttribute"
    }
  }
}
