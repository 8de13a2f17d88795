import Recycler

/// Stars from a nib of its own.
final class StarsWidget: UIView, NibOwnerLoadable {
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

final class DetailScreen: UIViewController, StoryboardSceneBased {
  static let sceneStoryboard = UIStoryboard(name: "Shop", bundle: nil)
}

final class ShopScreen: UITableViewController, StoryboardSceneBased {
  static let sceneStoryboard = UIStoryboard(name: "Shop", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellType: ThingCell.self)
    tableView.register(cellType: SaleCell.self)
    tableView.register(headerFooterViewType: ShelfHeader.self)
  }

  func open() {
    performSegue(withIdentifier: "showDetail", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showDetail", let detail = segue.destination as? DetailScreen { detail.title = "opened" }
    print(segue.destination.title ?? "-")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row % 3 {
    case 0:
      let cell: ThingCell = tableView.dequeueReusableCell(for: indexPath)
      cell.show("thing \(indexPath.row)")
      return cell
    case 1:
      let cell = tableView.dequeueReusableCell(for: indexPath) as SaleCell
      cell.show("thing \(indexPath.row)")
      return cell
    default:
      return tableView.dequeueReusableCell(for: indexPath) as SoldCell
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(ShelfHeader.self)
  }
}

final class Album: NSObject, UICollectionViewDataSource {
  func register(in collectionView: UICollectionView) {
    collectionView.register(cellType: PictureCell.self)
    collectionView.register(
      supplementaryViewType: AlbumHeader.self,
      ofKind: UICollectionView.elementKindSectionHeader
    )
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(for: indexPath) as PictureCell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath) as AlbumHeader
  }
}
