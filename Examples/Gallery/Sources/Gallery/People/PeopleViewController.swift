import Recycler

/// A table of people, registered and dequeued through the code that is generated from reuse.json. A tap presents a
/// person.
final class PeopleViewController: UITableViewController {
  private let groups = Person.grouped(Person.sample(1_000))

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // The heights of rows follow the size of text.
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].people.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let person = groups[indexPath.section].people[indexPath.row]
    switch person.standing {
    case .member:
      let cell = tableView.dequeuePersonCell(for: indexPath)
      cell.show(person)
      return cell
    case .favorite:
      let cell = tableView.dequeue(.favoriteCell, for: indexPath)
      cell.show(person)
      return cell
    case .visitor:
      let cell: VisitorCell = tableView.dequeueReusableCell(for: indexPath)
      cell.show(person)
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UIFontMetrics(forTextStyle: .headline).scaledValue(for: 22, compatibleWith: traitCollection)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueLetterHeader()
    header.show(letter: groups[section].letter)
    return header
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    // A view that isn't in a window can't present.
    guard viewIfLoaded?.window != nil else { return }
    let detail = InfoDetailViewController.instantiate()
    detail.person = groups[indexPath.section].people[indexPath.row]
    present(detail, animated: true)
  }
}
