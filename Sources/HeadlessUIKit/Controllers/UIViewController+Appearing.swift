extension UIViewController {
  /// Lets the controller appear: its view loads, then the controller and its shown children are told, before and after
  /// `show` brings the view in.
  func appear(animated: Bool, _ show: () -> Void = {}) {
    loadViewIfNeeded()
    willAppear(animated)
    show()
    didAppear(animated)
  }

  /// Lets the controller disappear: it and its shown children are told before and after `hide`.
  func disappear(animated: Bool, _ hide: () -> Void = {}) {
    let told = hasAppeared ? shown : []
    for controller in told { controller.viewWillDisappear(animated) }
    hide()
    for controller in told {
      controller.hasAppeared = false
      controller.viewDidDisappear(animated)
    }
  }

  private func willAppear(_ animated: Bool) {
    viewWillAppear(animated)
    for child in shownChildren { child.willAppear(animated) }
  }

  private func didAppear(_ animated: Bool) {
    hasAppeared = true
    viewDidAppear(animated)
    for child in shownChildren { child.didAppear(animated) }
  }

  /// The controller and what shows in it.
  private var shown: [UIViewController] { [self] + shownChildren.flatMap(\.shown) }

  /// Shows one child's view instead of another's, in a container that may show itself or not.
  func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool, in room: UIView) {
    if old === new { return }
    let hide: () -> Void = { old?.viewIfLoaded?.removeFromSuperview() }
    let show = {
      guard let view = new?.view else { return }
      view.frame = room.bounds
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      room.insertSubview(view, at: 0)
    }
    if hasAppeared {
      // UIKit's order: the one that goes and the one that comes, before and after.
      let going = old.map { $0.hasAppeared ? $0.shown : [] } ?? []
      for controller in going { controller.viewWillDisappear(animated) }
      new?.loadViewIfNeeded()
      new?.willAppear(animated)
      hide()
      show()
      for controller in going {
        controller.hasAppeared = false
        controller.viewDidDisappear(animated)
      }
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
