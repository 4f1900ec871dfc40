import ScrollingContentViewController
import UIKit

/// A column of fields, 44 points high and 10 apart, 20 from the edges.
final class Form: UIView {
  let fields: [UITextField]

  init(rows: Int) {
    fields = (0..<rows).map { _ in UITextField() }
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var above = topAnchor
    for (row, field) in fields.enumerated() {
      field.translatesAutoresizingMaskIntoConstraints = false
      addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: above, constant: row == 0 ? 20 : 10),
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        field.heightAnchor.constraint(equalToConstant: 44),
      ])
      above = field.bottomAnchor
    }
    above.constraint(lessThanOrEqualTo: bottomAnchor, constant: -20).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  var leastHeight: CGFloat { 40 + CGFloat(fields.count) * 44 + CGFloat(fields.count - 1) * 10 }
}

/// A view with a natural size.
final class Poster: UIView {
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Assigns its content in `viewDidLoad`.
final class CodeHost: ScrollingContentViewController {
  private let content: UIView
  var focusesOnAppearing = false

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView = content
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if focusesOnAppearing { (content as? Form)?.fields[0].becomeFirstResponder() }
  }
}

/// Has its content in the root view already, with constraints to all edges.
final class NestedHost: ScrollingContentViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView = content
  }
}

/// Has its root view as content, as a storyboard may connect it.
final class RootHost: ScrollingContentViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = content
    contentView = content
    super.loadView()
  }
}

/// Any controller, with a manager.
final class ManagerHost: UIViewController {
  private let content: UIView
  private(set) lazy var manager = ScrollingContentViewManager(hostViewController: self)

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.contentView = content
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    manager.viewWillAppear(animated)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    manager.viewSafeAreaInsetsDidChange()
  }
}
