// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs. `ProtocolRequirementTests` checks the methods of lists.
import UIKit

private class OverridingTableViewController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  override var tableView: UITableView! { didSet {} }
}

private class OverridingCollectionViewController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionView: UICollectionView! { didSet {} }
}
