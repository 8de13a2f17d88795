@testable import HeadlessUIKit

// The classes that the storyboards beside this file name.

final class StartController: UIViewController, KeyedActions {
  private(set) weak var label: UILabel!
  private(set) weak var addButton: UIBarButtonItem?
  let log = Log()
  var allows = true
  private var calls: [String] {
    get { log.lines }
    set { log.lines = newValue }
  }

  static var keyedActions: [KeyedAction] {
    [
      KeyedAction("save:", StartController.save), KeyedAction("unwindToStart:", StartController.unwindToStart),
    ]
  }

  private func save(_ sender: UIButton) { calls.append("save") }
  private func unwindToStart(_ segue: UIStoryboardSegue) { calls.append("unwind from \(type(of: segue.source))") }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake, loaded \(isViewLoaded)")
  }
  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad, label \(label.text ?? "")")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "none")")
    (segue.destination as? DetailController)?.log = log
  }
}

final class DetailController: UIViewController {
  var log: Log?
  let note: String

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    note = "none"
    super.init(coder: coder)
  }
  override func viewWillAppear(_ animated: Bool) { log?.lines.append("detail viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log?.lines.append("detail viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log?.lines.append("detail viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.lines.append("detail viewDidDisappear") }
}

final class LoggingSegue: UIStoryboardSegue {
  override func perform() { (source as? StartController)?.log.lines.append("custom to \(type(of: destination))") }
}

final class TabController: UIViewController {
  private(set) var appearances = 0
  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
  override func viewDidDisappear(_ animated: Bool) { appearances -= 1 }
}

final class RowCell: UITableViewCell {
  private(set) weak var title: UILabel!
}

final class RowsController: UITableViewController, KeyedActions {
  private(set) var told = 0
  private(set) var prepared: [IndexPath?] = []

  static var keyedActions: [KeyedAction] { [KeyedAction("told:", RowsController.tell)] }
  private func tell(_ sender: UIButton) { told += 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.title.text = "Row \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) })
  }
}

final class StaticController: UITableViewController {
  private(set) weak var nameLabel: UILabel!
}

final class NestingCell: UICollectionViewCell, UITableViewDataSource {
  private weak var table: UITableView! { didSet { table.dataSource = self } }
  var shown: UITableView { table }

  override func awakeFromNib() {
    super.awakeFromNib()
    table.dataSource = self
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "inner", for: indexPath)
  }
}

final class ItemsHeader: UICollectionReusableView {
  private(set) var title: UILabel?
}

final class ItemsController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "nesting", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
