import HeadlessUIKit

/// A row of a list with a mistake.
struct Item {
  var name: String
  /// The mistakes that only some rows have.
  var note: String?
}

/// A table with a data source that configures each cell by a closure.
final class MistakeList: NSObject, UITableViewDataSource {
  typealias Configure = @MainActor (UITableViewCell, Item) -> Void

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let items: [Item]
  private let configure: Configure

  init(
    _ cellClass: UITableViewCell.Type,
    items: [Item] = [Item(name: "Ada", note: "new"), Item(name: "Grace"), Item(name: "Hedy", note: "late")],
    _ configure: @escaping Configure
  ) {
    self.items = items
    self.configure = configure
    super.init()
    table.register(cellClass, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, items[indexPath.row])
    return cell
  }
}
