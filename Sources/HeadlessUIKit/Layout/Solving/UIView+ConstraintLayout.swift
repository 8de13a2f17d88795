/// What changed since a view's constraints were last solved.
enum LayoutDirt: UInt8, Comparable {
  case none
  /// The host's size, or what natural sizes follow from.
  case content
  /// Constants, priorities, places of views that aren't solved.
  case numbers
  /// Views or constraints came or went.
  case structure

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// What a view knows of its part in layouts by constraints.
struct LayoutState {
  var dirt = LayoutDirt.structure
  /// Whether a constraint of an ancestor speaks of a view in this one.
  var isReachedInto = false
  /// Whether a constraint counts on the place where this view stands.
  var isReferredTo = false
  var needsConstraintUpdate = true
  /// Whether a layout is giving the view its frame right now.
  var isBeingPlaced = false
}

extension UIView {
  /// Whether the view's place, or that of a view in it, is part of what is solved for the superview.
  final var isPartOfLayout: Bool {
    !translatesAutoresizingMaskIntoConstraints || layoutState.isReachedInto || layoutState.isReferredTo
  }

  /// Lets the layout that the view is part of look again, where somebody else moved the view.
  final func placeChanged() {
    if !layoutState.isBeingPlaced, isPartOfLayout { superview?.markLayout(.numbers) }
  }

  /// Says that constraints have to be looked at again: the view's own, and those of what it is solved with.
  final func markLayout(_ dirt: LayoutDirt) {
    var view = self
    while true {
      view.layoutState.dirt = max(view.layoutState.dirt, dirt)
      guard view.isPartOfLayout, let superview = view.superview else { break }
      view = superview
    }
    view.setNeedsLayout()
  }

  /// Gives what constraints place its frames, as far as anything changed.
  final func applyConstraints() {
    var host = self
    while host.isPartOfLayout, let superview = host.superview { host = superview }
    if host.layoutState.dirt == .none { return }
    if let layout = host.readyLayout() { layout.result(host, .given(host.bounds.size)).apply(layout.unit, host) }
    host.layoutState.dirt = .none
  }

  /// What is solved for the view; `nil` where there is nothing.
  private func readyLayout() -> LayoutHost? {
    switch layoutState.dirt {
    case .none, .content: break
    case .numbers: layoutHost?.forget()
    case .structure:
      let unit = subviews.isEmpty && layoutGuides.isEmpty ? nil : LayoutUnit(of: self)
      layoutHost = unit.flatMap { $0.isEmpty ? nil : LayoutHost($0) }
    }
    if layoutState.dirt > .content { layoutState.dirt = .content }
    return layoutHost
  }

  /// The size that constraints give the view around its content; `nil` without any.
  final func sizeByConstraints(
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsIfNeeded()
    return readyLayout()?.result(self, .fitting(target, horizontal: horizontal, vertical: vertical)).size
  }

  /// The size of a cell's content view; `nil` where its constraints don't say it, or only the cell's own do.
  final func contentSize(
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    layoutState.isReachedInto ? nil : sizeByConstraints(fitting: target, horizontal, vertical)
  }

  /// Calls `updateConstraints()` where that was asked for, here and below.
  public final func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }

  /// Calls `updateConstraints()` where that was asked for; for the root view of a controller what that has instead.
  final func updateOwnConstraintsIfNeeded() {
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Asks for a call of `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  public final func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Takes away the constraints, here and above, that speak of something.
  final func dropConstraints(of isGone: (AnyObject) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where [constraint.firstItem, constraint.secondItem].contains(where: { $0.map(isGone) ?? false }) {
        constraint.isActive = false
      }
      holder = view.superview
    }
    markLayout(.structure)
  }
}
