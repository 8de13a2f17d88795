package import HeadlessUIKit

/// A list whose contract can be checked.
@MainActor
package protocol ContractList: AuditedList {
  func isRegistered(_ identifier: String) -> Bool
  /// Whether the cells are those of a document, and none is dequeued.
  var hasStaticCells: Bool { get }
  /// The height that the delegate returns for a row; `nil` if it returns none.
  func answeredHeight(at indexPath: IndexPath) -> CGFloat?
  /// The height that constraints determine for a cell's content; `nil` if they leave it open.
  func determinedHeight(of cell: Cell) -> CGFloat?
  /// Enlarges the text of a cell, and the cell if it sizes itself.
  func enlarge(_ cell: Cell, at indexPath: IndexPath, by factor: CGFloat)
}

extension ContractList {
  /// Scrolls from the start to the end, half a screen at a time.
  func scrollThrough(_ look: ([Cell]) -> Void) {
    let start = contentOffset
    setContentOffset(CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top), animated: false)
    layoutIfNeeded()
    look(shownCells)
    let isHorizontal = contentSize.width > bounds.width + 1 && contentSize.height <= bounds.height + 1
    let length = isHorizontal ? bounds.width : bounds.height
    while length > 0 {
      let end = isHorizontal ? contentSize.width - length : contentSize.height - length
      let offset = isHorizontal ? contentOffset.x : contentOffset.y
      if offset >= end { break }
      let next = min(offset + length / 2, end)
      contentOffset = isHorizontal ? CGPoint(x: next, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: next)
      layoutIfNeeded()
      look(shownCells)
    }
    contentOffset = start
    layoutIfNeeded()
  }
}

extension UIView {
  /// Enlarges the fonts that adjust to the content size category.
  func enlargeText(by factor: CGFloat) {
    if let label = self as? UILabel, label.adjustsFontForContentSizeCategory || superview is UIListContentView {
      label.font = label.font.withSize(label.font.pointSize * factor)
    }
    for view in subviews { view.enlargeText(by: factor) }
  }

  /// The height that constraints determine at the view's width; `nil` if they leave it open.
  fileprivate var determinedHeight: CGFloat? {
    let height = fittingHeight(near: 0)
    return height > 0 && height == fittingHeight(near: 10_000) ? height : nil
  }

  /// The height that constraints determine at the view's width; near another one as far as they leave it open.
  fileprivate func fittingHeight(near height: CGFloat) -> CGFloat {
    let size = CGSize(width: frame.width, height: height)
    return systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UITableView: ContractList {
  package func answeredHeight(at indexPath: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? -1
    return height >= 0 ? height : nil
  }

  package func determinedHeight(of cell: UITableViewCell) -> CGFloat? {
    hasConstraints(cell.contentView) ? cell.determinedHeight : nil
  }

  private func hasConstraints(_ view: UIView) -> Bool { !view.constraints.isEmpty || view is UIListContentView }

  package func enlarge(_ cell: UITableViewCell, at indexPath: IndexPath, by factor: CGFloat) {
    cell.enlargeText(by: factor)
    if answeredHeight(at: indexPath) == nil, rowHeight < 0 { cell.frame.size.height = cell.fittingHeight(near: 0) }
    cell.layoutIfNeeded()
  }
}

extension UICollectionView: ContractList {
  package var hasStaticCells: Bool { false }

  package func answeredHeight(at indexPath: IndexPath) -> CGFloat? { nil }

  package func determinedHeight(of cell: UICollectionViewCell) -> CGFloat? { nil }

  package func enlarge(_ cell: UICollectionViewCell, at indexPath: IndexPath, by factor: CGFloat) {
    cell.enlargeText(by: factor)
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout, flow.estimatedItemSize != .zero,
      let attributes = layoutAttributesForItem(at: indexPath)
    {
      cell.frame.size = cell.preferredLayoutAttributesFitting(attributes).size
    }
    cell.layoutIfNeeded()
  }
}
