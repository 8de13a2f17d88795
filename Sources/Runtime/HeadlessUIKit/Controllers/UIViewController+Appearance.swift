/// The appearance of a view controller's view.
enum Appearance {
  /// The view isn't on screen.
  case disappeared
  /// `viewWillAppear(_:)` was called.
  case appearing
  /// `viewIsAppearing(_:)` was called.
  case inView
  /// The view is on screen.
  case appeared
  /// `viewWillDisappear(_:)` was called.
  case disappearing
}

/// The order in which children are told that some take the place of others.
enum ExchangeOrder {
  /// Those that disappear come first, as on a navigation stack.
  case oldFirst
  /// Those that appear come first, as in tabs.
  case newFirst
}

extension UIViewController {
  /// Whether the view is on screen.
  var hasAppeared: Bool { appearance == .appeared }

  /// Makes the view controller appear: loads its view, and calls the appearance methods of the view controller and its
  /// visible children before `show` adds the view and after it was laid out.
  func appear(animated: Bool, _ show: () -> Void = {}) {
    loadViewIfNeeded()
    willAppear(animated)
    show()
    isAppearing(animated)
    viewIfLoaded?.window?.layoutIfNeeded()
    rareValues?.immediateTransition?.runAnimations()
    didAppear(animated)
  }

  func disappear(animated: Bool, _ hide: () -> Void = {}) {
    let told = hasAppeared ? shown : []
    for controller in told { controller.willDisappear(animated) }
    hide()
    for controller in told { controller.didDisappear(animated) }
  }

  func willAppear(_ animated: Bool) {
    appearance = .appearing
    viewWillAppear(animated)
    willShowChild(animated: animated)
    for child in forwardedChildren { child.willAppear(animated) }
  }

  /// Calls `viewIsAppearing(_:)` once for each appearance.
  private func isAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .inView
    viewIsAppearing(animated)
    for child in forwardedChildren { child.isAppearing(animated) }
  }

  func didAppear(_ animated: Bool) {
    isAppearing(animated)
    // A child that was added while this view controller was appearing hasn't appeared yet.
    let children = forwardedChildren
    for child in children where child.appearance == .disappeared { child.willAppear(animated) }
    for child in children { child.isAppearing(animated) }
    appearance = .appeared
    viewDidAppear(animated)
    for child in children where child.appearance == .inView { child.didAppear(animated) }
    didShowChild(animated: animated)
    shownWindow?.updateStatusBar()
  }

  // A search may have ended in between.
  private func willDisappear(_ animated: Bool) {
    if appearance == .disappeared { return }
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  private func didDisappear(_ animated: Bool) {
    if appearance == .disappeared { return }
    appearance = .disappeared
    viewDidDisappear(animated)
  }

  /// The children that appear and disappear with this view controller, and the search that it presents.
  private var forwardedChildren: [UIViewController] {
    let children = shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
    return presentedSearch.map { children + [$0] } ?? children
  }

  /// The view controller and its visible children.
  private var shown: [UIViewController] { [self] + forwardedChildren.flatMap(\.shown) }

  // MARK: Children whose views are added and removed

  /// Called before the root view moves to or from a window. As in UIKit, a child of a visible view controller appears
  /// or disappears.
  func rootViewWillMove(to window: UIWindow?) {
    if let window {
      let isInside = parent?.viewIfLoaded?.window === window
      adapt(to: isInside ? parent?.traitCollection ?? window.traitCollection : window.traitCollection)
    }
    guard let parent, parent.hasAppeared, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    switch (appearance, window) {
    case (.disappeared, _?):
      followsView = true
      willAppear(false)
    case (.appeared, nil):
      followsView = true
      for controller in shown { controller.willDisappear(false) }
    default: break
    }
  }

  /// Called after the root view moved from a window, to another one or to none.
  func rootViewDidMove(from oldWindow: UIWindow?) {
    if let window = shownWindow {
      requireParent()
      warnOfMissingParent(in: window)
    }
    placePresentedSearch()
    if let oldWindow, oldWindow.inputHost?.owner === self || oldWindow.firstResponder === self {
      oldWindow.removeInputViews()
    }
    if isFirstResponder, let window = shownWindow, window.firstResponder === self { window.inputViewsChanged() }
    guard followsView else { return }
    followsView = false
    if appearance == .appearing { didAppear(false) }
    if appearance == .disappearing { for controller in disappearingControllers { controller.didDisappear(false) } }
  }

  private var disappearingControllers: [UIViewController] {
    let inside = presentedSearch.map { children + [$0] } ?? children
    return [self] + inside.filter { $0.appearance == .disappearing }.flatMap(\.disappearingControllers)
  }

  /// Begins the appearance or disappearance of a child, for containers that forward appearance methods themselves.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) {
    isTransitionAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      willAppear(animated)
    } else {
      for controller in shown { controller.willDisappear(animated) }
    }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  final func endTransition() {
    guard let animated = isTransitionAnimated else {
      return warn("Unbalanced calls to begin/end appearance transitions for <\(type(of: self))>.")
    }
    isTransitionAnimated = nil
    if appearance == .appearing { didAppear(animated) }
    if appearance == .disappearing { for controller in disappearingControllers { controller.didDisappear(animated) } }
  }

  /// Replaces the view of one child by that of another.
  func exchange(
    _ old: UIViewController?,
    for new: UIViewController?,
    animated: Bool,
    in room: UIView,
    order: ExchangeOrder = .oldFirst
  ) {
    if old === new { return }
    exchange(old.map { [$0] } ?? [], for: new.map { [$0] } ?? [], animated: animated, in: room, order: order) {
      old?.viewIfLoaded?.removeFromSuperview()
      guard let new, let view = new.view else { return }
      // Loading the view may change the bars.
      view.frame = room.bounds.inset(by: self.insets(of: new))
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      room.insertSubview(view, at: 0)
      // Bars may have changed since the view was last shown.
      new.barsChanged()
    }
  }

  /// Makes a change that replaces the views of children by those of others. As in UIKit those that disappear and those
  /// that appear are told before and after.
  func exchange(
    _ old: [UIViewController],
    for new: [UIViewController],
    animated: Bool,
    in room: UIView,
    order: ExchangeOrder = .oldFirst,
    _ change: () -> Void
  ) {
    if !hasAppeared || (old.isEmpty && new.isEmpty) { return change() }
    let going = old.flatMap { $0.hasAppeared ? $0.shown : [] }
    // As on a device, views load before anything disappears.
    for controller in new { controller.loadViewIfNeeded() }
    if order == .oldFirst { for controller in going { controller.willDisappear(animated) } }
    for controller in new {
      controller.adapt(to: traitCollection, in: room)
      controller.willAppear(animated)
    }
    if order == .newFirst { for controller in going { controller.willDisappear(animated) } }
    change()
    for controller in new { controller.isAppearing(animated) }
    room.window?.layoutIfNeeded()
    rareValues?.immediateTransition?.runAnimations()
    for controller in going { controller.didDisappear(animated) }
    for controller in new { controller.didAppear(animated) }
  }

  /// The insets of a child's view. One that doesn't extend below bars begins beside them; as UIKit documents it, a view
  /// extends below opaque bars only if it requests that.
  private func insets(of child: UIViewController) -> UIEdgeInsets {
    barInsets(over: child).without(extendedEdges(of: child))
  }

  private func extendedEdges(of child: UIViewController) -> UIRectEdge {
    let edges = child.edgesForExtendedLayout
    return child.extendedLayoutIncludesOpaqueBars ? edges : edges.subtracting(opaqueBarEdges)
  }

  /// Moves the view of a child that doesn't extend below the bars, after these changed.
  func placeBesideBars(_ child: UIViewController) {
    guard let room = viewIfLoaded, let view = child.viewIfLoaded, view.superview === room else { return }
    if !extendedEdges(of: child).contains(.all) { view.frame = room.bounds.inset(by: insets(of: child)) }
  }

  final func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().first { $0 is Container } as? Container
  }
}

extension UIViewController: UIAppearanceContainer {}
