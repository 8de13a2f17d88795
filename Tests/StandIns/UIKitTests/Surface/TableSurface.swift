import UIKit

// The calls that apps make on tables at least twenty times in twenty thousand files. This file only has to compile;
// nothing runs it.

@MainActor
func useTable(_ tableView: UITableView, _ indexPath: IndexPath, _ owner: UITableViewDataSource & UITableViewDelegate) {
  tableView.dataSource = owner
  tableView.delegate = owner
  tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Nib")
  tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
  _ = tableView.dequeueReusableCell(withIdentifier: "Cell")
  _ = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  _ = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
  tableView.rowHeight = UITableView.automaticDimension
  tableView.estimatedRowHeight = 44
  tableView.sectionHeaderHeight = UITableView.automaticDimension
  tableView.estimatedSectionHeaderHeight = 28
  tableView.backgroundColor = .systemGroupedBackground
  tableView.backgroundView = UIView()
  tableView.separatorStyle = .none
  tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  tableView.separatorColor = .separator
  tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude))
  tableView.tableFooterView = UIView()
  tableView.sectionIndexColor = .systemBlue
  tableView.sectionIndexBackgroundColor = .clear
  tableView.sectionIndexTrackingBackgroundColor = .clear
  tableView.refreshControl = UIRefreshControl()
  tableView.allowsSelection = true
  tableView.allowsMultipleSelectionDuringEditing = true
  tableView.cellLayoutMarginsFollowReadableWidth = true
  tableView.isEditing = false
  tableView.setEditing(true, animated: true)
  tableView.accessibilityIdentifier = "table"
  tableView.isHidden = false
  useScrolling(of: tableView)

  tableView.reloadData()
  tableView.reloadRows(at: [indexPath], with: .automatic)
  tableView.insertRows(at: [indexPath], with: UITableView.RowAnimation.fade)
  tableView.deleteRows(at: [indexPath], with: .none)
  tableView.reloadSections(IndexSet(integer: 0), with: .left)
  tableView.beginUpdates()
  tableView.endUpdates()
  tableView.performBatchUpdates({ tableView.moveRow(at: indexPath, to: indexPath) }, completion: { _ in })
  tableView.performBatchUpdates(nil)

  if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: true) }
  tableView.selectRow(at: indexPath, animated: false, scrollPosition: .middle)
  tableView.scrollToRow(at: indexPath, at: .top, animated: true)
  if let cell = tableView.cellForRow(at: indexPath) { _ = tableView.indexPath(for: cell) }
  _ = (tableView.numberOfRows(inSection: 0), tableView.numberOfSections, tableView.visibleCells)
  _ = (tableView.indexPathsForVisibleRows, tableView.indexPathsForSelectedRows, tableView.rectForRow(at: indexPath))
  tableView.endEditing(true)
}

@MainActor
private func useScrolling(of view: UIScrollView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  view.contentInset = .zero
  view.contentInset.bottom = 20
  view.scrollIndicatorInsets = view.contentInset
  view.contentInsetAdjustmentBehavior = .never
  view.contentOffset = CGPoint(x: 0, y: -view.adjustedContentInset.top)
  view.setContentOffset(.zero, animated: false)
  view.alwaysBounceVertical = true
  view.showsHorizontalScrollIndicator = false
  view.keyboardDismissMode = .onDrag
  _ = (view.frame, view.bounds, view.contentSize, view.safeAreaInsets)
  guard let superview = view.superview else { return }
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: superview.topAnchor),
    view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.trailingAnchor),
  ])
}

/// The methods of data source and delegate that are implemented ten times or more.
final class TableAnswers: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 28 }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {}
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

// Closures that don't outlive a call may use members without `self`.
private final class Rows: UITableViewController {
  private var titles = ["a"]

  private func removeFirst(in collectionView: UICollectionView) {
    tableView.performBatchUpdates {
      titles.removeFirst()
      tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    collectionView.performBatchUpdates({ titles.append("b") }) { _ in }
    UIView.performWithoutAnimation { titles.append("c") }
    traitCollection.performAsCurrent { titles.append("d") }
    _ = UIGraphicsImageRenderer(size: .zero).image { _ in titles.append("e") }
  }
}
