import Recycler

/// A cell with two labels in frames.
class AuditedCell: UITableViewCell {
  let nameLabel = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 20))
  let noteLabel = UILabel(frame: CGRect(x: 16, y: 24, width: 200, height: 16))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(nameLabel)
    contentView.addSubview(noteLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    nameLabel.text = "Row \(row)"
    noteLabel.isHidden = row % 2 == 0
    accessoryType = row % 5 == 0 ? .checkmark : .none
  }
}

/// The same with an image.
final class AuditedImageCell: AuditedCell {
  private let picture = UIImageView(frame: CGRect(x: 240, y: 4, width: 36, height: 36))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: Int) {
    super.show(row)
    picture.image = row % 7 == 0 ? nil : UIImage(named: "photo")
  }
}

/// The same with a control and constraints.
final class AuditedControlCell: AuditedCell {
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    toggle.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ row: Int) {
    super.show(row)
    toggle.isOn = row % 3 == 0
  }
}

/// A table with three kinds of cells, none of which shows anything of a former row.
@MainActor
final class AuditedTable: NSObject, UITableViewDataSource {
  private let count: Int
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
  private static let classes: [AuditedCell.Type] = [AuditedCell.self, AuditedImageCell.self, AuditedControlCell.self]
  /// Made once, as apps do.
  private static let identifiers = classes.map { "\($0)" }

  init(_ count: Int) {
    self.count = count
    super.init()
    for (cellClass, identifier) in zip(Self.classes, Self.identifiers) {
      view.register(cellClass, forCellReuseIdentifier: identifier)
    }
    view.rowHeight = 44
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = Self.identifiers[indexPath.row % Self.identifiers.count]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? AuditedCell)?.show(indexPath.row)
    return cell
  }
}
