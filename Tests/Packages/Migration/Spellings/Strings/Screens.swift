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

enum Identifiers {
  static let sale = "SaleCell"
}

final class DetailScreen: UIViewController {}

final class ShopScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ThingCell.self, forCellReuseIdentifier: "ThingCell")
    let nib = UINib(nibName: String(describing: SaleCell.self), bundle: .module)
    tableView.register(nib, forCellReuseIdentifier: Identifiers.sale)
    tableView.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")
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
      let cell = tableView.dequeueReusableCell(withIdentifier: "ThingCell", for: indexPath) as! ThingCell
      cell.show("thing \(indexPath.row)")
      return cell
    case 1:
      guard let cell = tableView.dequeueReusableCell(withIdentifier: Identifiers.sale, for: indexPath) as? SaleCell
      else { fatalError("no cell") }
      cell.show("thing \(indexPath.row)")
      return cell
    default:
      // The storyboard has it.
      if let cell = tableView.dequeueReusableCell(withIdentifier: "SoldCell", for: indexPath) as? SoldCell {
        return cell
      }
      return UITableViewCell()
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "shelf") as! ShelfHeader
  }
}

final class Album: NSObject, UICollectionViewDataSource {
  func register(in collectionView: UICollectionView) {
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "PictureCell")
    collectionView.register(
      AlbumHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "AlbumHeader"
    )
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "PictureCell", for: indexPath) as! PictureCell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "AlbumHeader",
      for: indexPath
    ) as! AlbumHeader
  }
}
