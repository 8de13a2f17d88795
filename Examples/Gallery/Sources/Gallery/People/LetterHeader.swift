import Recycler

/// The header of a section: the first letter of its names. It is the File's Owner of LetterHeader.xib, which contains
/// its content.
final class LetterHeader: UITableViewHeaderFooterView {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var letterLabel: UILabel!

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }

  func show(letter: String) { letterLabel.text = letter }
}
