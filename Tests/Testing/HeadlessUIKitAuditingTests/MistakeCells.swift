import HeadlessUIKit

/// A cell with everything that the mistakes need.
class NoteCell: UITableViewCell {
  let nameLabel = UILabel()
  let noteLabel = UILabel()
  let photoView = UIImageView()
  let shareButton = UIButton(type: .system)
  let badgeView = UIView()
  private(set) lazy var indent = nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40)
  var shownName = ""
  var onShare: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [nameLabel, noteLabel, photoView, shareButton, badgeView] { contentView.addSubview(view) }
    badgeView.isHidden = true
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    let leading = nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8)])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell whose look follows its selection one way only.
final class OneWaySelectionCell: NoteCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected { nameLabel.textColor = .white }
  }
}

/// The same, corrected.
final class SelectionCell: NoteCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    nameLabel.textColor = selected ? .white : .label
  }
}

/// Images that arrive when a test wants them to.
@MainActor final class ImageLoader {
  private var pending: [@MainActor () -> Void] = []

  func load(_ name: String, _ completion: @escaping @MainActor (UIImage?) -> Void) {
    pending.append { completion(UIImage(systemName: name)) }
  }

  /// Delivers the image that was requested last. Returns whether there was one.
  func deliverNewest() -> Bool {
    guard let newest = pending.popLast() else { return false }
    newest()
    return true
  }
}
