extension UIView {
  /// A view whose frame its superview sets, whether or not it translates its autoresizing mask.
  static func managedByOwner() -> UIView {
    let view = UIView()
    view.layoutState.isManagedByOwner = true
    return view
  }

  /// Whether constraints determine the view's frame.
  final var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && !layoutState.isManagedByOwner
  }

  /// Whether the frame of the view, or of a descendant, is solved together with the superview's constraints.
  final var isPartOfLayout: Bool {
    isPlacedByConstraints || layoutState.containsConstrainedView || layoutState.isReference
  }

  /// Invalidates the layout that the view is part of after its frame was set.
  final func frameChanged() {
    guard !layoutState.isApplyingResult, isPartOfLayout, let superview else { return }
    // As in UIKit, a frame that the superview sets in `layoutSubviews()` stands until the constraints change.
    if superview.layoutState.isLayingOutSubviews, isPlacedByConstraints { return }
    superview.invalidateLayout(.numbers)
  }

  /// Invalidates the view's own constraint layout and those that it is part of.
  final func invalidateLayout(_ invalidation: LayoutInvalidation) {
    var view = self
    while true {
      view.layoutState.invalidation = max(view.layoutState.invalidation, invalidation)
      guard view.isPartOfLayout, let superview = view.superview else { break }
      view = superview
    }
    view.setNeedsLayout()
    // A cell that holds constraints to views in its content, or the content view of another one.
    view.sizeWasInvalidated(of: view, isForConstraints: true)
    view.superview?.sizeWasInvalidated(of: view, isForConstraints: true)
  }

  /// Sets the frames that constraints determine, if anything changed.
  final func applyConstraints() {
    var host = self
    while host.isPartOfLayout, let superview = host.superview { host = superview }
    if host.layoutState.invalidation != .none {
      host.readyLayout()?.apply(to: host)
      host.layoutState.invalidation = .none
    }
    guard host !== self, let layout = host.layoutHost else { return }
    // A layout that begins here sets the view's own frame as well.
    var ancestor = layoutState.isLayoutRoot ? superview : nil
    while let view = ancestor, view !== host {
      layout.applyDeferred(in: view)
      ancestor = view.superview
    }
    layout.applyDeferred(in: self)
  }

  /// Requests a layout of the view in the layout pass in progress, because constraints changed its subviews' frames.
  final func needsLayoutOfConstraints() {
    needsLayout = true
    markAncestorsOfLayout()
  }

  /// The layout to solve for the view; `nil` if constraints determine no frame in it.
  final func readyLayout() -> LayoutHost? {
    switch layoutState.invalidation {
    case .none, .content: break
    case .numbers: layoutHost?.forget()
    case .structure:
      let unit = mayHoldConstrainedItems ? LayoutUnit(of: self) : nil
      layoutHost = unit.flatMap { $0.determinesFrames || !$0.masked.isEmpty ? LayoutHost($0, of: self) : nil }
    }
    if layoutState.invalidation > .content { layoutState.invalidation = .content }
    return layoutHost
  }

  /// `readyLayout()`, if it determines frames.
  private var sizingLayout: LayoutHost? { readyLayout().flatMap { $0.unit.determinesFrames ? $0 : nil } }

  /// Whether constraints may determine the frame of a descendant or a guide. Most views hold none.
  private var mayHoldConstrainedItems: Bool {
    if !layoutGuides.isEmpty || !constraints.isEmpty && !subviews.isEmpty { return true }
    for view in subviews where view.isPlacedByConstraints || view.layoutState.containsConstrainedView { return true }
    return false
  }

  /// Whether constraints in the view, or in a subview, refer to margins or safe areas.
  package final var hasConstraintsToInsets: Bool {
    layoutHost?.readsInsets == true || subviews.contains { $0.hasConstraintsToInsets }
  }

  /// The size that constraints give the view; `nil` if it has none.
  final func sizeByConstraints(
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsIfNeeded()
    return sizingLayout?.result(self, .fitting(target, horizontal: horizontal, vertical: vertical)).size
  }

  /// The size of a cell with a content view at `insets`; `nil` if constraints don't determine it.
  ///
  /// - Parameter isContentAlone: Whether only the constraints of the content count.
  final func cellSize(
    around content: UIView,
    insets: UIEdgeInsets = .zero,
    isContentAlone: Bool = false,
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    // Constraints of the cell to views in its content are solved together with those of the content.
    if content.layoutState.containsConstrainedView, !isContentAlone {
      updateConstraintsIfNeeded()
      let size = LayoutSolver.HostSize.fitting(
        target,
        horizontal: horizontal,
        vertical: vertical,
        contentInsets: insets
      )
      return sizingLayout?.result(self, size).size
    }
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let room = CGSize(width: max(0, target.width - across), height: max(0, target.height - down))
    guard let size = content.sizeByConstraints(fitting: room, horizontal, vertical) else { return nil }
    return CGSize(width: size.width + across, height: size.height + down)
  }

  /// `updateConstraintsIfNeeded`, unless a subclass overrides it.
  final func baseUpdateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraintsIfNeeded()
  }

  /// Calls `updateConstraints()` if requested; for a controller's root view, its `updateViewConstraints()` instead.
  final func updateOwnConstraintsIfNeeded() {
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// `setNeedsUpdateConstraints`, unless a subclass overrides it.
  final func baseSetNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    layoutState.knowsIntrinsicSize = false
    setNeedsLayout()
  }

  /// Deactivates the constraints of the view and its ancestors that refer to a removed item.
  final func dropConstraints(of isRemoved: (AnyObject) -> Bool) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where [constraint.firstItem, constraint.secondItem].contains(where: { $0.map(isRemoved) ?? false }) {
        constraint.isActive = false
      }
      holder = view.superview
    }
    invalidateLayout(.structure)
  }
}
