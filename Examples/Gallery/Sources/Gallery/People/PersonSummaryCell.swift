import Recycler

/// The superclass of cells that show a person's initials, name and state. Their documents connect its private outlets.
class PersonSummaryCell: UITableViewCell {
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
