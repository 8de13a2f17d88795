import Recycler

/// A prototype of the table in Main.storyboard, which registers it.
final class VisitorCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var townLabel: UILabel!

  func show(_ person: Person) {
    nameLabel.text = "(\(person.name))"
    townLabel.text = "visiting"
  }
}
