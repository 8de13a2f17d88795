import UIKit

/// Images that arrive when a test wants them to.
@MainActor
final class PhotoLoader {
  private var pending: [@MainActor () -> Void] = []

  func load(_ name: String, _ completion: @escaping @MainActor (UIImage?) -> Void) {
    pending.append { completion(UIImage(systemName: name)) }
  }

  func deliverNewest() -> Bool {
    guard let newest = pending.popLast() else { return false }
    newest()
    return true
  }
}

/// A row that shows whatever image arrives.
final class PhotoRow: UITableViewCell {
  let photoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(photoView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class AlbumViewController: UITableViewController {
  let loader = PhotoLoader()
  private let names = ["Ada", "Grace", "Hedy"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PhotoRow.self, forCellReuseIdentifier: "PhotoRow")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PhotoRow", for: indexPath)
    guard let row = cell as? PhotoRow else { return cell }
    row.photoView.image = nil
    loader.load(names[indexPath.row]) { row.photoView.image = $0 }
    return row
  }
}
