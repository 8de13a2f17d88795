import Recycler

/// A table of people, registered and dequeued through what the build generates from reuse.json.
final class PeopleScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 484))
  private(set) var census = CellCensus()
  private let groups: [(letter: String, people: [Person])]

  init(people: [Person]) {
    groups = Person.grouped(people)
    super.init()
    tableView.rowHeight = 44
    tableView.sectionHeaderHeight = 22
    tableView.dataSource = self
    tableView.delegate = self
    Reuse.registerAll(in: tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].people.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let person = groups[indexPath.section].people[indexPath.row]
    if person.isFavourite {
      let cell = tableView.dequeueFavouriteCell(for: indexPath)
      cell.show(person)
      census.count(cell)
      return cell
    }
    let cell = tableView.dequeue(.personCell, for: indexPath)
    cell.show(person)
    census.count(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueLetterHeader()
    header.show(letter: groups[section].letter)
    return header
  }
}
