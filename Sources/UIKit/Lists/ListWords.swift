internal import Foundation
internal import InterfaceBuilder

/// What lists and their cells must know of a document when they are made.
enum ListWords {
  private static func word(_ key: String, _ coder: NSCoder) -> String? {
    (coder as? DocumentCoder)?.element[key]
  }

  /// How a table's sections are set apart.
  static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    switch word("style", coder) {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// How a cell's texts are arranged.
  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch word("style", coder) {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The name under which a view is kept for other places.
  static func reuseIdentifier(_ coder: NSCoder) -> String? { word("reuseIdentifier", coder) }

  /// How pages turn.
  static func transitionStyle(_ coder: NSCoder) -> UIPageViewController.TransitionStyle {
    word("transitionStyle", coder) == "scroll" ? .scroll : .pageCurl
  }

  /// Which way pages lie.
  static func orientation(_ coder: NSCoder) -> UIPageViewController.NavigationOrientation {
    word("navigationOrientation", coder) == "vertical" ? .vertical : .horizontal
  }
}
