import Recycler

/// A prototype of the table in Main.storyboard, which registers it.
final class VisitorCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var initialsLabel: InitialsLabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var nameLabel: UILabel!
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private weak var subtitleLabel: UILabel!

  func show(_ person: Person) {
    initialsLabel.show(person)
    nameLabel.text = person.name
    subtitleLabel.text = person.subtitle
  }
}
