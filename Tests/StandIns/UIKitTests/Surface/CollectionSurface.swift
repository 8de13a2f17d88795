import UIKit

// The calls that apps make on collection views at least twenty times in twenty thousand files. This file only has to
// compile; nothing runs it.

@MainActor
func useCollection(
  _ collectionView: UICollectionView,
  _ indexPath: IndexPath,
  _ owner: UICollectionViewDataSource & UICollectionViewDelegateFlowLayout
) {
  collectionView.dataSource = owner
  collectionView.delegate = owner
  collectionView.collectionViewLayout = UICollectionViewFlowLayout()
  (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
  collectionView.collectionViewLayout.invalidateLayout()
  collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
  collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  collectionView.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "Header"
  )
  _ = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  _ = collectionView.dequeueReusableSupplementaryView(
    ofKind: UICollectionView.elementKindSectionFooter,
    withReuseIdentifier: "Header",
    for: indexPath
  )
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenNotEditing)]
  }
  _ = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "text")
  collectionView.backgroundColor = .systemBackground
  collectionView.allowsMultipleSelection = true
  collectionView.alwaysBounceVertical = true
  collectionView.showsHorizontalScrollIndicator = false
  collectionView.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  collectionView.contentOffset = .zero
  collectionView.translatesAutoresizingMaskIntoConstraints = false
  collectionView.refreshControl = UIRefreshControl()
  collectionView.addGestureRecognizer(UILongPressGestureRecognizer())
  collectionView.reloadData()
  collectionView.layoutIfNeeded()
  collectionView.performBatchUpdates(
    {
      collectionView.deleteItems(at: [indexPath])
      collectionView.insertItems(at: [indexPath])
      collectionView.reloadSections(IndexSet(integer: 0))
    },
    completion: nil
  )
  collectionView.reloadItems(at: [indexPath])
  collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  collectionView.scrollToItem(at: indexPath, at: [.top, .left], animated: false)
  collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  collectionView.deselectItem(at: indexPath, animated: true)
  if let cell = collectionView.cellForItem(at: indexPath) { _ = collectionView.indexPath(for: cell) }
  _ = (collectionView.indexPathsForSelectedItems, collectionView.indexPathsForVisibleItems)
  _ = (collectionView.numberOfItems(inSection: 0), collectionView.numberOfSections, collectionView.visibleCells)
  _ = (collectionView.frame, collectionView.bounds, collectionView.indexPathForItem(at: .zero))
}

/// The methods of data source, delegate and layout that are implemented four times or more.
final class CollectionAnswers: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}
