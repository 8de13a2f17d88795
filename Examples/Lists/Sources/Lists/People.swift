import Recycler

final class PersonCell: UITableViewCell {}
final class LetterHeader: UITableViewHeaderFooterView {}

final class PeopleViewController: UITableViewController {
  let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace"]
  private var letters: [Character] { Set(names.compactMap(\.first)).sorted() }

  private func names(in section: Int) -> [String] { names.filter { $0.first == letters[section] } }

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names(in: section).count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeuePersonCell(for: indexPath)
    cell.textLabel?.text = names(in: indexPath.section)[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueLetterHeader()
    header.textLabel?.text = String(letters[section])
    return header
  }
}
