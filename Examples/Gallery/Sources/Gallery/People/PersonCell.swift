import Recycler

/// A cell made in code: no reuse identifier, no registration, no string.
final class PersonCell: UITableViewCell {
  private let initialsLabel = InitialsLabel()
  private let nameLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    initialsLabel.font = .boldSystemFont(ofSize: 13)
    initialsLabel.textColor = .white
    initialsLabel.textAlignment = .center
    configure(nameLabel, as: .headline, .label)
    configure(subtitleLabel, as: .subheadline, .secondaryLabel)
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ person: Person) {
    initialsLabel.show(person)
    nameLabel.text = person.name
    subtitleLabel.text = person.subtitle
  }

  /// Makes a label follow the size of text that the user prefers, on as many lines as that takes.
  private func configure(_ label: UILabel, as style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = color
  }

  private func arrange() {
    let labels = UIStackView(arrangedSubviews: [nameLabel, subtitleLabel])
    labels.axis = .vertical
    labels.spacing = 2
    for view in [initialsLabel, labels] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      initialsLabel.widthAnchor.constraint(equalToConstant: 32),
      initialsLabel.heightAnchor.constraint(equalToConstant: 32),
      initialsLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      initialsLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      labels.leadingAnchor.constraint(equalTo: initialsLabel.trailingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: labels.trailingAnchor, constant: 16),
      labels.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: labels.bottomAnchor, constant: 8),
    ])
  }
}
