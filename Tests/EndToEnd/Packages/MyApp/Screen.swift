import UIKit

final class Screen: UITableViewController {
  @IBOutlet private weak var addButton: UIButton!
  private var rows = ["Ada", "Grace", "Hedy"]

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.isEnabled = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(add(_:))
    )
  }

  @IBAction private func add(_ sender: Any) {
    rows.append("Row \(rows.count)")
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
