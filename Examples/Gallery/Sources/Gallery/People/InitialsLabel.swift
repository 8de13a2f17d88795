import Recycler

/// The initials of a person in a circle, in one of a few colors.
final class InitialsLabel: UILabel {
  private static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemTeal,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func show(_ person: Person) {
    text = person.initials
    let sum = person.name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    backgroundColor = Self.colors[sum % Self.colors.count]
  }
}
