/// How far a controller's view has come onto the screen.
enum Appearance {
  /// It doesn't show.
  case gone
  /// The controller was told that it will appear.
  case coming
  /// It shows.
  case here
  /// The controller was told that it will disappear.
  case going
}

extension UIViewController {
  /// Whether the view shows.
  var hasAppeared: Bool { appearance == .here }

  /// Lets the controller appear: its view loads, then the controller and its shown children are told, before `show`
  /// brings the view in and after it was laid out.
  func appear(animated: Bool, _ show: () -> Void = {}) {
    loadViewIfNeeded()
    willAppear(animated)
    show()
    viewIfLoaded?.window?.layoutIfNeeded()
    didAppear(animated)
  }

  /// Lets the controller disappear: it and its shown children are told before and after `hide`.
  func disappear(animated: Bool, _ hide: () -> Void = {}) {
    let told = hasAppeared ? shown : []
    for controller in told { controller.willDisappear(animated) }
    hide()
    for controller in told { controller.didDisappear(animated) }
  }

  func willAppear(_ animated: Bool) {
    appearance = .coming
    viewWillAppear(animated)
    for child in forwardedChildren { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    // A child that came while this controller was appearing has yet to hear of it.
    let children = forwardedChildren
    for child in children where child.appearance == .gone { child.willAppear(animated) }
    appearance = .here
    viewDidAppear(animated)
    for child in children where child.appearance == .coming { child.didAppear(animated) }
  }

  // A search may have ended in between, told by the one that presented it.
  private func willDisappear(_ animated: Bool) {
    if appearance == .gone { return }
    appearance = .going
    viewWillDisappear(animated)
  }

  private func didDisappear(_ animated: Bool) {
    if appearance == .gone { return }
    appearance = .gone
    viewDidDisappear(animated)
  }

  /// The children that come and go with this controller, and the search that it presents.
  private var forwardedChildren: [UIViewController] {
    let children = shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
    return presentedSearch.map { children + [$0] } ?? children
  }

  /// The controller and what shows in it.
  private var shown: [UIViewController] { [self] + forwardedChildren.flatMap(\.shown) }

  // MARK: Children whose views somebody adds and removes

  /// The root view will move to a window or out of one: a child of a controller that shows hears that it will appear or
  /// disappear, as in UIKit.
  func rootViewWillMove(to window: UIWindow?) {
    guard let parent, parent.hasAppeared, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    switch (appearance, window) {
    case (.gone, _?):
      followsView = true
      willAppear(false)
    case (.here, nil):
      followsView = true
      for controller in shown { controller.willDisappear(false) }
    default: break
    }
  }

  /// The root view moved.
  func rootViewDidMove() {
    placePresentedSearch()
    guard followsView else { return }
    followsView = false
    if appearance == .coming { didAppear(false) }
    if appearance == .going { for controller in goingWithThis { controller.didDisappear(false) } }
  }

  private var goingWithThis: [UIViewController] {
    let inside = presentedSearch.map { children + [$0] } ?? children
    return [self] + inside.filter { $0.appearance == .going }.flatMap(\.goingWithThis)
  }

  /// Tells a child that it will appear or disappear, for containers that forward this themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      willAppear(animated)
    } else {
      for controller in shown { controller.willDisappear(animated) }
    }
  }

  /// Tells a child that it appeared or disappeared, after `beginAppearanceTransition(_:animated:)`.
  public func endAppearanceTransition() {
    if appearance == .coming { didAppear(false) }
    if appearance == .going { for controller in goingWithThis { controller.didDisappear(false) } }
  }

  /// Shows one child's view instead of another's, in a container that may show itself or not.
  func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool, in room: UIView) {
    if old === new { return }
    // A bar pushes aside what does not extend below it.
    let bars = new.map { barInsets(over: $0).without($0.edgesForExtendedLayout) } ?? .zero
    let hide: () -> Void = { old?.viewIfLoaded?.removeFromSuperview() }
    let show = {
      guard let view = new?.view else { return }
      view.frame = room.bounds.inset(by: bars)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      room.insertSubview(view, at: 0)
      // Bars may have come and gone since it showed last.
      new?.barsChanged()
    }
    if hasAppeared {
      // UIKit's order: the one that goes and the one that comes, before and after.
      let going = old.map { $0.hasAppeared ? $0.shown : [] } ?? []
      for controller in going { controller.willDisappear(animated) }
      new?.loadViewIfNeeded()
      new?.willAppear(animated)
      hide()
      show()
      room.window?.layoutIfNeeded()
      for controller in going { controller.didDisappear(animated) }
      new?.didAppear(animated)
    } else {
      hide()
      show()
    }
  }
}

extension UIViewController {
  private func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = parent
    while let current = next {
      if let found = current as? Container { return found }
      next = current.parent
    }
    return nil
  }

  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? { container(UINavigationController.self) }
  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }
  /// The split view controller that this one is in.
  public var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
}
