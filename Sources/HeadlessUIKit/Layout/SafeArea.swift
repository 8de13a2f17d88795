extension UIView {
  /// How far bars reach into the view: those of the controllers around it, and what its controller adds.
  final var coveredInsets: UIEdgeInsets {
    var insets =
      superview.map { superview in
        let outer = superview.safeAreaInsets
        return outer == .zero ? .zero : superview.bounds.inset(by: outer).insets(in: frame)
      } ?? .zero
    guard let viewController else { return insets }
    // A search lies where its presenter's view does, under the same bars.
    let inside = (viewController as? UISearchController)?.ownPresenting ?? viewController
    if let parent = inside.parent, let room = parent.viewIfLoaded, superview === room {
      let bars = parent.barInsets(over: inside)
      let free = room.bounds.inset(by: bars).insets(in: frame)
      insets = UIEdgeInsets(
        top: max(insets.top, free.top),
        left: max(insets.left, free.left),
        bottom: max(insets.bottom, free.bottom),
        right: max(insets.right, free.right)
      )
    }
    return insets + viewController.additionalSafeAreaInsets
  }

  /// Tells the view, and its controller, when bars cover another part of it than at the last layout.
  final func noticeSafeArea() {
    guard viewController != nil || self is UIScrollView else { return }
    let insets = safeAreaInsets
    if insets == noticedSafeArea { return }
    noticedSafeArea = insets
    markLayout(.content)
    askListsToNotice()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}

extension UIView {
  private func askListsToNotice() {
    for view in subviews {
      if view is UIScrollView { view.setNeedsLayout() }
      view.askListsToNotice()
    }
  }
}

extension CGRect {
  /// How far a rectangle around this one reaches beyond it; nothing where it doesn't.
  fileprivate func insets(in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, minY - outer.minY),
      left: max(0, minX - outer.minX),
      bottom: max(0, outer.maxY - maxY),
      right: max(0, outer.maxX - maxX)
    )
  }
}

extension UIEdgeInsets {
  fileprivate static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }
}

extension UIScrollView {
  /// What bars add to the inset, by `contentInsetAdjustmentBehavior`.
  ///
  /// As UIKit documents it: in the directions that scroll, and for a controller's own list above and below in any case.
  final var adjustment: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    // As at the last layout: a step of scrolling need not ask the whole hierarchy.
    var insets = noticedSafeArea
    if insets == .zero || contentInsetAdjustmentBehavior == .always { return insets }
    let isOwnList = contentInsetAdjustmentBehavior == .automatic && isListOfController
    if !isOwnList, !alwaysBounceVertical, contentSize.height <= bounds.height { (insets.top, insets.bottom) = (0, 0) }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  private var isListOfController: Bool {
    viewController != nil || superview?.viewController != nil && superview?.subviews.first === self
  }

  /// Keeps what rests at the top edge there, where the inset became another.
  final func noticeAdjustedInset() {
    let inset = adjustedContentInset
    if inset == noticedInset { return }
    let old = noticedInset
    noticedInset = inset
    if contentOffset.y == -old.top { contentOffset.y = -inset.top }
    if contentOffset.x == -old.left { contentOffset.x = -inset.left }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
