extension UIView {
  /// The insets that bars of the containing controllers and additional insets cover in the view. As in UIKit, none is
  /// larger than that of the superview, however far the view extends beyond it.
  final var coveredInsets: UIEdgeInsets {
    let insets =
      superview.map { superview in
        let outer = superview.safeAreaInsets
        return outer == .zero ? .zero : superview.bounds.inset(by: outer).insets(in: frame).limited(to: outer)
      } ?? .zero
    return viewController?.safeAreaInsets(of: self, covered: insets) ?? insets
  }

  /// Notifies the view and its controller if the safe area has changed since the last layout.
  final func noticeSafeArea() {
    guard viewController != nil || self is UIScrollView else { return }
    let insets = safeAreaInsets
    if insets == noticedSafeArea { return }
    noticedSafeArea = insets
    invalidateLayout(.content)
    letSubviewsNotice()
    safeAreaChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// Notifies the subviews whose safe area has changed with that of this view. Those that have a controller, and scroll
  /// views, notice it at their next layout.
  private func letSubviewsNotice() {
    for view in subviews {
      if view is UIScrollView || view.viewController != nil {
        view.setNeedsLayout()
      } else {
        let insets = view.safeAreaInsets
        if insets != view.noticedSafeArea {
          view.noticedSafeArea = insets
          view.safeAreaInsetsDidChange()
        }
      }
      view.letSubviewsNotice()
    }
  }
}

extension CGRect {
  /// The distances from this rectangle's edges to those of a surrounding one; zero where that doesn't extend beyond it.
  func insets(in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, minY - outer.minY),
      left: max(0, minX - outer.minX),
      bottom: max(0, outer.maxY - maxY),
      right: max(0, outer.maxX - maxX)
    )
  }
}

extension UIEdgeInsets {
  func limited(to most: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(top, max(0, most.top)),
      left: min(left, max(0, most.left)),
      bottom: min(bottom, max(0, most.bottom)),
      right: min(right, max(0, most.right))
    )
  }
}

extension UIScrollView {
  /// The insets that the safe area adds according to `contentInsetAdjustmentBehavior`.
  ///
  /// As UIKit documents it: in the directions that scroll, and for a controller's own list always at the top and
  /// bottom.
  final var adjustment: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    // Use the safe area of the last layout: a scroll step must not traverse the hierarchy.
    var insets = noticedSafeArea
    if insets == .zero || contentInsetAdjustmentBehavior == .always { return insets }
    let isOwnList = contentInsetAdjustmentBehavior == .automatic && controllerOfList != nil
    if !isOwnList, !alwaysBounceVertical, contentSize.height <= bounds.height { (insets.top, insets.bottom) = (0, 0) }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// The controller whose list the view is: its root view, or the first view in that.
  final var controllerOfList: (any ViewControlling)? {
    viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
  }

  /// Keeps content at the top edge in position after the inset changed, unless it isn't to move.
  final func noticeAdjustedInset(movesContent: Bool = true) {
    let inset = adjustedContentInset
    if inset == noticedInset { return }
    let old = noticedInset
    noticedInset = inset
    if movesContent, contentOffset.y == -old.top { contentOffset.y = -inset.top }
    if movesContent, contentOffset.x == -old.left { contentOffset.x = -inset.left }
    insetChanged()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
