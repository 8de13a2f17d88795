import Recycler

/// The header of a section: the letter with which its people's names begin.
final class LetterHeader: UITableViewHeaderFooterView {
  private let letterLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(letterLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    letterLabel.frame = CGRect(x: 8, y: 0, width: contentView.bounds.width - 16, height: 22)
  }

  func show(letter: String) { letterLabel.text = "— \(letter) —" }
}
