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
      let unit = layoutHost.unit
      let one = LayoutSolver(unit, self, .given(bounds.size)).solve()
      let other = LayoutSolver(unit, self, .given(bounds.size), displacement: 64).solve()
      found = unit.items.indices.compactMap { index in
        guard unit.items[index].isSolved, let view = unit.items[index].view, !view.isHidden else { return nil }
        return one.isFrameSame(index, in: other) ? nil : view
      }
    }
    return found + subviews.flatMap(\.ambiguousViews)
  }
}
