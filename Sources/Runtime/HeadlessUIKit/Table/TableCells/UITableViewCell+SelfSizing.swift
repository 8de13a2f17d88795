/// The height of cells that fit their content.
extension UITableViewCell {
  /// Whether the cell's own constraints place views of its content vertically, against the cell or a guide of it.
  ///
  /// As in UIKit, such constraints don't give the row a height: it is that of the content view.
  final var placesContentItself: Bool {
    ownConstraints.contains { constraint in
      guard LayoutEdge(constraint.firstAttribute)?.axis == .vertical, let first = constraint.firstItem,
        let second = constraint.secondItem
      else { return false }
      return isOwn(first) && isInContent(second) || isOwn(second) && isInContent(first)
    }
  }

  private func isOwn(_ item: AnyObject) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }

  private func isInContent(_ item: AnyObject) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view !== ownContentView && view?.isDescendant(of: ownContentView) == true
  }

  /// The standard height in place of none, with UIKit's warning.
  final func usableSize(_ fitted: CGSize) -> CGSize {
    if fitted.height > 0 { return fitted }
    warnOnce(
      "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. We're "
        + "considering the collapse unintentional and using standard height instead. Cell: \(type(of: self)). Constrain "
        + "views from the top to the bottom of contentView, and not to the cell or its guides"
    )
    return CGSize(width: fitted.width, height: StandardHeight.row)
  }
}
