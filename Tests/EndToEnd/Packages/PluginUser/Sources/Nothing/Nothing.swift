import Recycler

@MainActor func registerNothing(in tableView: UITableView) { Reuse.registerAll(in: tableView) }
