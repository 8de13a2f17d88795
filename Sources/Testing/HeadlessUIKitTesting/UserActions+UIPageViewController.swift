public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIPageViewController {
  /// Turns the page.
  ///
  /// The data source returns the page. Notifies the delegate. Records an issue if there is no page in that direction,
  /// if the page is covered, or if the scroll view around it doesn't scroll.
  ///
  ///     tour.user.turnPage(.forward)
  ///
  /// - Parameters:
  ///   - direction: Whether to turn to the next page or to the previous one.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func turnPage(
    _ direction: UIPageViewController.NavigationDirection,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attempt("turnPage(.\(direction))", sourceLocation) { () throws(MissedAction) in
      guard let shown = object.viewControllers?.first, let dataSource = object.dataSource else {
        throw MissedAction("the page view controller shows no page, or has no data source")
      }
      try object.viewIfLoaded?.requireTouches()
      if !object.turnsPages { throw MissedAction("isScrollEnabled of the scroll view around the pages is false") }
      let page =
        direction == .forward
        ? dataSource.pageViewController(object, viewControllerAfter: shown)
        : dataSource.pageViewController(object, viewControllerBefore: shown)
      guard let page else { throw MissedAction("the data source returns no page in that direction") }
      object.delegate?.pageViewController(object, willTransitionTo: [page])
      object.turn(to: page, direction)
      object.delegate?.pageViewController(
        object,
        didFinishAnimating: true,
        previousViewControllers: [shown],
        transitionCompleted: true
      )
    }
  }
}
