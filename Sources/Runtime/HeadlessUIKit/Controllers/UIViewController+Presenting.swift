extension UIViewController {
  /// Presents a view controller over the context that its style specifies.
  ///
  /// As UIKit documents it, a full screen style removes the presenter's view from the screen, and the presenter
  /// disappears; a page above it doesn't. A search is shown over the view controller that presents it.
  func performPresentation(of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    if let composer = presented as? any ComposingController, !composer.canCompose {
      stop("Application tried to present a nil modal view controller on target <\(type(of: self))>.")
    }
    let search = presented as? UISearchController
    let presenter = search == nil ? presentationContext(for: presented.modalPresentationStyle) : self
    guard mayPresent(presented, over: presenter) else { return }
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.transition = .presenting
    let window = presenter.viewIfLoaded?.window
    let transition = window.flatMap { animated ? presenter.presentation(of: presented, source: self, in: $0) : nil }
    presented.findPresentationController(presenting: presenter, source: self)
    let presentation = search == nil ? presented.presentationController : nil
    presented.tellPresentationDelegate()
    search?.willBePresented()
    presentation?.presentationWillBegin(in: window)
    let covers = presented.modalPresentationStyle.coversPresenter || presentation?.removesPresentersView ?? false
    presented.hidesPresenter = search == nil && covers && presenter.hasAppeared
    // As on a device, the view loads before the presenter disappears.
    if window != nil, search == nil { presented.loadViewIfNeeded() }
    if presented.hidesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    if let window, search == nil { presented.adapt(to: window.traitCollection, in: window) }
    presented.appear(animated: animated) {
      if search != nil { return presenter.placePresentedSearch() }
      if let window { presentation?.showPresentedView(in: window) }
    }
    if presented.hidesPresenter {
      presented.rare.presentersRoom = presenter.viewIfLoaded?.superview
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    presented.transition = nil
    presentation?.presentationTransitionDidEnd(true)
    search?.wasPresented()
    transition?.end()
    // As on a device, the app may configure what it presents until the turn ends.
    Task { @MainActor [weak presented] in presented?.requireShowable() }
    completion?()
  }

  /// Whether UIKit presents a view controller over another one. It stops on some mistakes, and logs others.
  private func mayPresent(_ presented: UIViewController, over presenter: UIViewController) -> Bool {
    if let busy = busyController(upTo: presenter), let other = busy.nameOfPresented {
      // UIKit logs this and continues.
      warn(
        "Attempt to present <\(type(of: presented))> on <\(type(of: busy))> (from <\(type(of: self))>) which is "
          + "already presenting <\(other)>."
      )
      return false
    }
    if let other = presented.ownPresenting {
      stop(
        "Application tried to present modally a view controller <\(type(of: presented))> that is already being presented "
          + "by <\(type(of: other))>."
      )
    }
    if presented === presenter {
      stop(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "<\(type(of: presenter))>."
      )
    }
    if let parent = presented.parent {
      stop(
        "Application tried to present modally a view controller <\(type(of: presented))> that has a parent view controller "
          + "<\(type(of: parent))>."
      )
    }
    // A search may begin before its screen is in a window.
    guard presented is UISearchController || presenter.viewIfLoaded?.window != nil else {
      // UIKit logs this, presents nothing, and doesn't call the completion handler.
      warn(
        "Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> (from <\(type(of: self))>) whose view is "
          + "not in the window hierarchy."
      )
      return false
    }
    return true
  }

  /// Begins an animated presentation.
  private func presentation(
    of presented: UIViewController,
    source: UIViewController,
    in window: UIWindow
  ) -> ImmediateTransition {
    if !(presented is UISearchController), let delegate = presented.transitioningDelegate {
      Self.warnOfAnimator(delegate.animationController(forPresented: presented, presenting: self, source: source))
    }
    return ImmediateTransition(
      of: [self, presented],
      from: self,
      to: presented,
      in: window,
      presented.modalPresentationStyle
    )
  }

  /// Begins an animated dismissal.
  private func dismissal(of presented: [UIViewController], in window: UIWindow) -> ImmediateTransition {
    for controller in presented where !(controller is UISearchController) {
      Self.warnOfAnimator(controller.transitioningDelegate?.animationController(forDismissed: controller))
    }
    return ImmediateTransition(
      of: presented + [self],
      from: presented.first,
      to: self,
      in: window,
      presented.last?.modalPresentationStyle ?? .none
    )
  }

  /// Dismisses what this view controller, or one around it, presents, with everything above. One that presents nothing
  /// asks its presenter. The handler isn't called if there is nothing to dismiss, and a warning says so.
  func performDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
      if let presentingViewController {
        presentingViewController.dismiss(animated: animated, completion: completion)
      } else if completion != nil {
        warnOnce(
          "dismiss(animated:completion:) doesn't call its completion handler here if nothing is presented. Whether UIKit "
            + "does isn't documented, and apps differ: check presentedViewController first"
        )
      }
      return
    }
    var gone = [presented]
    while let next = gone.last?.ownPresented { gone.append(next) }
    for controller in gone { controller.requireShowable() }
    gone.reverse()
    let searches = gone.compactMap { $0 as? UISearchController }
    for search in searches { search.willBeDismissed() }
    let window = gone.first?.viewIfLoaded?.window
    let transition = window.flatMap { animated ? presenter.dismissal(of: gone, in: $0) : nil }
    let presentations = gone.filter { !($0 is UISearchController) }.compactMap(\.presentationController)
    for presentation in presentations { presentation.dismissalTransitionWillBegin() }
    for controller in gone {
      controller.transition = .dismissing
      if controller.hasAppeared { controller.beginAppearanceTransition(false, animated: animated) }
    }
    let returns = presented.hidesPresenter
    if returns { presenter.beginAppearanceTransition(true, animated: animated) }
    for controller in gone { controller.presentedRoot?.removeFromSuperview() }
    if returns, let room = presented.rareValues?.presentersRoom ?? window { presenter.returnView(to: room) }
    transition?.runAnimations()
    if returns { presenter.endAppearanceTransition() }
    for controller in gone {
      if controller.isTransitionAnimated != nil { controller.endAppearanceTransition() }
      controller.transition = nil
      controller.hidesPresenter = false
      controller.ownPresenting?.ownPresented = nil
      controller.ownPresenting = nil
    }
    for presentation in presentations { presentation.dismissalDidEnd() }
    for search in searches { search.wasDismissed() }
    window?.updateStatusBar()
    transition?.end()
    completion?()
    // Until the turn ends, a device shows the animation, and lets only the completion handler present another one.
    if transition != nil, !(presented is UISearchController), UIView.areAnimationsEnabled {
      let turn = EventTurn { [weak presenter] in
        if let presenter { MainActor.assumeIsolated { presenter.rareValues?.leaving = nil } }
      }
      presenter.rare.leaving = ("\(type(of: presented))", turn)
    }
  }

  /// Dismisses this view controller as a user does. Code that is called then may present another one.
  func leave() {
    let presenter = ownPresenting
    presenter?.dismiss(animated: true)
    presenter?.rareValues?.leaving = nil
  }

  private func returnView(to room: UIView) {
    if self is UISearchController, let ownPresenting { return ownPresenting.placePresentedSearch() }
    if room is UIWindow { view.frame = room.bounds }
    room.insertSubview(view, at: 0)
    room.window?.layoutIfNeeded()
  }

  /// The nearest view controller, from this one to `presenter`, that already presents another one.
  private func busyController(upTo presenter: UIViewController) -> UIViewController? {
    var next: UIViewController? = self
    while let current = next, current.nameOfPresented == nil { next = current === presenter ? nil : current.parent }
    return next
  }

  private var nameOfPresented: String? { ownPresented.map { "\(type(of: $0))" } ?? rareValues?.leaving?.name }

  /// The presenter: the nearest view controller that defines a presentation context if the style requires one,
  /// otherwise the outermost one.
  private func presentationContext(for style: UIModalPresentationStyle) -> UIViewController {
    var context = self
    while let parent = context.parent {
      if style.staysInContext, context.definesPresentationContext { return context }
      context = parent
    }
    return context
  }
}

extension UIModalPresentationStyle {
  /// Whether the view of the presenter is removed from the screen.
  fileprivate var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  fileprivate var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// Tells the delegate of a presentation before it begins.
  fileprivate func tellPresentationDelegate() {
    guard let presentation = presentationController else { return }
    if let popover = presentation as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
      warnOfAdaptation(of: popover)
    }
    presentation.delegate?.presentationController(
      presentation,
      willPresentWithAdaptiveStyle: .none,
      transitionCoordinator: transitionCoordinator
    )
  }

  /// Warns that a popover isn't adapted to a narrow window, if the delegate has another view controller for that.
  private func warnOfAdaptation(of popover: UIPopoverPresentationController) {
    guard modalPresentationStyle == .popover, traitCollection.horizontalSizeClass == .compact,
      let delegate = popover.delegate
    else { return }
    let style = delegate.adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
    guard style != .none,
      let other = delegate.presentationController(popover, viewControllerForAdaptivePresentationStyle: style),
      other !== self
    else { return }
    warnOnce(
      "The popover of \(type(of: self)) isn't adapted here. In a narrow window a device presents the \(type(of: other)) "
        + "that the delegate returns for the style \(style)"
    )
  }
}
