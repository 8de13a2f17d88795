import Recycler

/// A cell made in code: no reuse identifier, no registration, no string.
final class PersonCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let townLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(townLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    nameLabel.frame = CGRect(x: 16, y: 11, width: bounds.width * 0.6 - 16, height: 22)
    townLabel.frame = CGRect(x: bounds.width * 0.6, y: 11, width: bounds.width * 0.4 - 16, height: 22)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    townLabel.text = nil
  }

  func show(_ person: Person) {
    nameLabel.text = person.name
    townLabel.text = person.town
  }
}
