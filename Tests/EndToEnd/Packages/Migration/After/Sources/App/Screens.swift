import Recycler

/// Stars from a nib of its own.
final class StarsWidget: UIView {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private var starsLabel: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNibContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNibContent()
  }

  func show(_ count: Int) { starsLabel.text = String(repeating: "*", count: count) }
  var text: String? { starsLabel.text }
}

final class DetailScreen: UIViewController {}

final class ShopScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  func open() {
    perform(segue: .showDetail, sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let detail = Reuse.Segues.shopScreen.showDetail.destination(of: segue) { detail.title = "opened" }
    print(segue.destination.title ?? "-")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row % 3 {
    case 0:
      let cell = tableView.dequeueThingCell(for: indexPath)
      cell.show("thing \(indexPath.row)")
      return cell
    case 1:
      let cell = tableView.dequeue(.saleCell, for: indexPath)
      cell.show("thing \(indexPath.row)")
      return cell
    default:
      return tableView.dequeueSoldCell(for: indexPath)
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueShelfHeader()
  }
}

final class Album: NSObject, UICollectionViewDataSource {
  func register(in collectionView: UICollectionView) {
    Reuse.registerAll(in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeuePictureCell(for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueAlbumHeader(for: indexPath)
  }
}
