import Recycler

final class People: NSObject, UITableViewDataSource {
  func show(in tableView: UITableView) {
    Reuse.registerAll(in: tableView)
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.row == 0 ? tableView.dequeueTitleCell(for: indexPath) : tableView.dequeuePersonCell(for: indexPath)
  }
}
