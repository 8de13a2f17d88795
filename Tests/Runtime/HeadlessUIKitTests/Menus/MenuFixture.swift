@testable import HeadlessUIKit

/// A table with a menu for its second row, and different swipe actions for each row.
final class MenuScreen: UITableViewController {
  var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if indexPath.row != 1 { return nil }
    return UIContextMenuConfiguration(identifier: "Row 1" as NSString, previewProvider: nil) { _ in
      let share = UIAction(title: "Share", attributes: .destructive) { [weak self] _ in self?.told.append("share 1") }
      return UIMenu(title: "Row 1", children: [share, UIMenu(title: "More", options: .displayInline)])
    }
  }

  /// The appearances and disappearances of menus.
  var shown: [String] = []

  override func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    shown.append("display \(configuration.identifier)")
    animator?.addCompletion { self.shown.append("displayed") }
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    shown.append("end \(configuration.identifier)")
    animator?.addCompletion { self.shown.append("ended") }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { self.told.append("done") }
    animator.addAnimations { self.told.append("along") }
    told.append("commit \(configuration.identifier)")
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if indexPath.row != 1 { return nil }
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
      self?.told.append("archive 1")
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }

  override func tableView(_: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    if indexPath.row != 2 { return nil }
    return [
      UITableViewRowAction(style: .normal, title: "Old") { [weak self] _, row in self?.told.append("old \(row.row)") }
    ]
  }

  override func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    told.append("commit \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.append("begin \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.append("end \(indexPath?.row ?? -1)")
  }

  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }

  override func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == NSSelectorFromString("copy:") }

  override func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { told.append("perform \(action) \(indexPath.row)") }

  override func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    told.append("several from \(indexPath.row)")
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { told.append("several ended") }
}

/// Two tiles whose size the controller returns, as in UIKit without `override`.
final class TilesController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var told: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }

  func collectionView(_: UICollectionView, layout _: UICollectionViewLayout, sizeForItemAt _: IndexPath) -> CGSize {
    CGSize(width: 70, height: 20)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open \(indexPath.item)") { _ in }])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    told.append("display")
    animator?.addCompletion { self.told.append("displayed") }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    told.append("end")
    animator?.addCompletion { self.told.append("ended") }
  }

  func scroll() { collectionView.setContentOffset(CGPoint(x: 0, y: 5), animated: true) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("did scroll") }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told.append("ended") }
}

final class TileCell: UICollectionViewCell {
  var told: [String] = []

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    told.append("will")
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    told.append("did")
  }
}
