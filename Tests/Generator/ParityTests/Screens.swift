import Recycler

class NotedScreen: UIViewController {
  private(set) var note = "storyboard"

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  init?(coder: NSCoder, note: String) {
    super.init(coder: coder)
    self.note = note
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class InfoScreen: NotedScreen, StoryboardBased {}
final class SecondaryScreen: NotedScreen, StoryboardSceneBased {}
final class OtherScreen: UIViewController, StoryboardSceneBased {}

/// The scenes by hand have another class.
final class WrongInitialScreen: UIViewController, StoryboardBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
}
final class WrongScreen: UIViewController, StoryboardSceneBased {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
  static var sceneIdentifier: String { "SecondaryScreen" }
}

final class ExampleTabs: UITabBarController, StoryboardBased {}

/// A table with a cell of each kind and a header from a nib.
final class ListScreen: UITableViewController, StoryboardSceneBased {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row % 4 {
    case 0: return tableView.dequeueTextCell(for: indexPath)
    case 1: return tableView.dequeue(.pictureCell, for: indexPath)
    case 2: return tableView.dequeuePrototypeCell(for: indexPath)
    default:
      let cell: PrototypeCell = tableView.dequeueReusableCell(for: indexPath)
      cell.name = "row \(indexPath.row)"
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueNibHeading()
  }
}

/// A collection with an item of each kind and a header.
final class GridScreen: UICollectionViewController, StoryboardSceneBased {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: collectionView)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch indexPath.item % 4 {
    case 0: collectionView.dequeueTextItem(for: indexPath)
    case 1: collectionView.dequeue(.pictureItem, for: indexPath)
    case 2: collectionView.dequeuePrototypeItem(for: indexPath)
    default: collectionView.dequeueReusableCell(for: indexPath) as PrototypeItem
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueCodeRibbon(for: indexPath)
  }
}

final class WidgetScreen: UIViewController, StoryboardSceneBased {}
