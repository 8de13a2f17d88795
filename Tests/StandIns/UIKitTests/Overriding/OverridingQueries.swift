// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingQueriesOfTableView: UITableView {
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
  override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.footerView(forSection: section)
  }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func reloadSectionIndexTitles() {}
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  override func moveSection(_ section: Int, toSection newSection: Int) {}
  override func reconfigureRows(at indexPaths: [IndexPath]) {}
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
}

private class OverridingQueriesOfCollectionView: UICollectionView {
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    super.visibleSupplementaryViews(ofKind: elementKind)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  override func insertSections(_ sections: IndexSet) {}
  override func deleteSections(_ sections: IndexSet) {}
  override func moveSection(_ section: Int, toSection newSection: Int) {}
  override func reconfigureItems(at indexPaths: [IndexPath]) {}
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  override func endInteractiveMovement() {}
  override func cancelInteractiveMovement() {}
}

private class OverridingQueriesOfScrollView: UIScrollView {
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var indicatorStyle: IndicatorStyle { didSet {} }
  override var decelerationRate: DecelerationRate { didSet {} }
  override var scrollsToTop: Bool { didSet {} }
  override var delaysContentTouches: Bool { didSet {} }
  override var canCancelContentTouches: Bool { didSet {} }
  override func flashScrollIndicators() {}
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
}

private class OverridingQueriesOfView: UIView {
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentCompressionResistancePriority(for: axis)
  }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {}
  override func updateConstraintsIfNeeded() {}
  override func setNeedsUpdateConstraints() {}
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func addConstraint(_ constraint: NSLayoutConstraint) {}
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  override func removeConstraint(_ constraint: NSLayoutConstraint) {}
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet {} }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func bringSubviewToFront(_ view: UIView) {}
  override func sendSubviewToBack(_ view: UIView) {}
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {}
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  @discardableResult override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  override var interactions: [any UIInteraction] { didSet {} }
  override func addInteraction(_ interaction: any UIInteraction) {}
  override func removeInteraction(_ interaction: any UIInteraction) {}
  override var tintAdjustmentMode: TintAdjustmentMode { didSet {} }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override var contentScaleFactor: CGFloat { didSet {} }
  override var mask: UIView? { didSet {} }
  override var isExclusiveTouch: Bool { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var focusGroupIdentifier: String? { didSet {} }
  override var largeContentTitle: String? { didSet {} }
  override var showsLargeContentViewer: Bool { didSet {} }
}

private class OverridingQueriesOfViewController: UIViewController {
  override var automaticallyAdjustsScrollViewInsets: Bool { didSet {} }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
}
