import UIKit

/// A header and ten buttons in a stack view that lies between the content guide, which it fills,
/// and the frame guide, whose width it has. A settings button floats above them at a corner of
/// the frame guide.
final class ProfileController: UIViewController {
  let scrollView = UIScrollView()
  let mainStack = UIStackView()
  let buttonStack = UIStackView()
  let header = ProfileHeader()
  let settingsButton = UIButton(type: .system)

  static let titles = [
    "Share profile", "Favourite messages", "Saved messages", "Bookmarks", "History",
    "Notifications", "Find friends", "Security", "Help", "Log out",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addScrollView()
    addMainStack()
    addButtons()
    addSettingsButton()
  }

  private func addScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    let frame = scrollView.frameLayoutGuide
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      frame.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      frame.topAnchor.constraint(equalTo: safeArea.topAnchor),
      frame.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
  }

  private func addMainStack() {
    mainStack.axis = .vertical
    mainStack.distribution = .equalSpacing
    mainStack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(mainStack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      mainStack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      mainStack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      mainStack.topAnchor.constraint(equalTo: content.topAnchor),
      mainStack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      mainStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    header.heightAnchor.constraint(equalToConstant: 360).isActive = true
    mainStack.addArrangedSubview(header)
  }

  private func addButtons() {
    buttonStack.axis = .vertical
    buttonStack.alignment = .fill
    buttonStack.distribution = .equalSpacing
    for title in Self.titles {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      buttonStack.addArrangedSubview(button)
    }
    mainStack.addArrangedSubview(buttonStack)
  }

  private func addSettingsButton() {
    settingsButton.setTitle("Settings", for: .normal)
    settingsButton.setTitleColor(.white, for: .normal)
    settingsButton.backgroundColor = .systemIndigo
    settingsButton.layer.cornerRadius = 22
    settingsButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(settingsButton)
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      settingsButton.widthAnchor.constraint(equalToConstant: 96),
      settingsButton.heightAnchor.constraint(equalToConstant: 44),
      frame.trailingAnchor.constraint(equalTo: settingsButton.trailingAnchor, constant: 20),
      frame.bottomAnchor.constraint(equalTo: settingsButton.bottomAnchor, constant: 20),
    ])
  }
}
