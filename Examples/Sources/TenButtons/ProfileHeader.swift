import UIKit

/// A portrait's place, a name and a line about the person, one below the other in the middle.
final class ProfileHeader: UIView {
  private let portrait = UIView()
  private let nameLabel = UILabel()
  private let aboutLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    portrait.backgroundColor = .systemTeal
    portrait.layer.cornerRadius = 60
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    aboutLabel.text = "Rear admiral, writer of compilers"
    aboutLabel.font = .preferredFont(forTextStyle: .subheadline)
    aboutLabel.textColor = .secondaryLabel
    for child in [portrait, nameLabel, aboutLabel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
      child.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 120),
      portrait.heightAnchor.constraint(equalToConstant: 120),
      portrait.topAnchor.constraint(equalTo: topAnchor, constant: 80),
      nameLabel.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 20),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("this header is made in code only")
  }
}
