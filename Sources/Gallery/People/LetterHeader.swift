import Recycler

/// The header of a section: the letter with which its people's names begin. It loads its content from
/// LetterHeader.xib, of which it is the File's Owner.
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

  func show(letter: String) { letterLabel.text = "— \(letter) —" }
}
