/// The problems with the constraints in a view.
extension UIView {
  /// The descriptions of required constraints that can't be satisfied, in the view and its subviews.
  package final var brokenConstraints: [String] {
    var found: [String] = []
    if let layoutHost, !isPartOfLayout {
      found = layoutHost.result(self, .given(bounds.size)).broken.map(LayoutMessages.description)
    }
    return found + subviews.flatMap(\.brokenConstraints)
  }

  /// The views whose frames constraints don't determine, although they must: in another layout the frames stay where
  /// they happen to be.
  package final var ambiguousViews: [UIView] {
    var found: [UIView] = []
    if let layoutHost, !isPartOfLayout {
      found = layoutHost.unit.undeterminedItems(in: self).compactMap { item in
        guard let view = item.view, !view.isHidden else { return nil }
        return view
      }
    }
    return found + subviews.flatMap(\.ambiguousViews)
  }

  /// The views whose width or height is that of the document: nothing else determines it, or their contents were
  /// measured differently.
  package final var viewsOfTakenLength: [UIView] {
    var found: [UIView] = []
    if let layoutHost, !isPartOfLayout {
      found = layoutHost.unit.itemsOfKeptSize(in: self).compactMap(\.view)
      for content in layoutHost.result(self, .given(bounds.size)).contents where content.length >= 0 {
        guard let view = layoutHost.unit.view(content.item, self) else { continue }
        let measured = view.measuredLength(content.axis, width: content.width.map { CGFloat($0) })
        if abs(measured - content.length) > 2 { found.append(view) }
      }
    }
    return found + subviews.flatMap(\.viewsOfTakenLength)
  }

  /// Whether constraints leave the frame of the view, or of one of its guides, undetermined.
  final func leavesUndetermined(_ item: AnyObject) -> Bool {
    var host = self
    while host.isPartOfLayout, let superview = host.superview { host = superview }
    host.updateConstraintsIfNeeded()
    guard let unit = host.readyLayout()?.unit else { return false }
    return unit.undeterminedItems(in: host).contains { $0.view === item || $0.guide === item }
  }
}

extension LayoutUnit {
  /// The items that have another frame if they had another one before.
  fileprivate func undeterminedItems(in host: UIView) -> [Item] {
    items(in: host) { one, other, index in !one.isFrameSame(index, in: other) }
  }

  /// The items that have another size if they had another one before.
  fileprivate func itemsOfKeptSize(in host: UIView) -> [Item] {
    items(in: host) { one, other, index in !one.isSizeSame(index, in: other) }
  }

  /// The items for which two results differ: with the present frames, and with others.
  private func items(in host: UIView, where differs: (LayoutResult, LayoutResult, Int) -> Bool) -> [Item] {
    let one = LayoutSolver(self, host, .given(host.bounds.size)).solve()
    let other = LayoutSolver(self, host, .given(host.bounds.size), displacement: 64).solve()
    return items.indices.filter { items[$0].isSolved && differs(one, other, $0) }.map { items[$0] }
  }
}
