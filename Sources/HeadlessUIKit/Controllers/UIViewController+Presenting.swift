extension UIViewController {
  /// Shows a controller over the context that its style asks for.
  ///
  /// As UIKit documents it a full screen style takes the presenter's view from the screen, and the presenter hears of
  /// it; a page above it does not.
  func performPresentation(of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentationContext(for: presented.modalPresentationStyle)
    if let other = presenter.ownPresented {
      // UIKit logs this, and goes on.
      warn(
        "Attempt to present <\(type(of: presented))> on <\(type(of: presenter))> (from <\(type(of: self))>) which is "
          + "already presenting <\(type(of: other))>."
      )
      return
    }
    if let other = presented.ownPresenting {
      stop(
        "Application tried to present modally a view controller <\(type(of: presented))> that is already being presented "
          + "by <\(type(of: other))>."
      )
    }
    if presented.parent != nil {
      stop("Application tried to present modally an active controller <\(type(of: presented))>.")
    }
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.transition = .presenting
    let window = presenter.viewIfLoaded?.window
    presented.hidesPresenter = presented.modalPresentationStyle.coversPresenter && presenter.hasAppeared
    if presented.hidesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.appear(animated: animated) {
      guard let window else { return }
      presented.view.frame = window.bounds
      window.addSubview(presented.view)
    }
    if presented.hidesPresenter {
      presenter.viewIfLoaded?.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    presented.transition = nil
    completion?()
  }

  /// Takes away what this controller presents, or one around it, with all above; asks the presenter where nothing is
  /// presented.
  func performDismissal(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    var gone = [presented]
    while let next = gone.last?.ownPresented { gone.append(next) }
    gone.reverse()
    let window = gone.first?.viewIfLoaded?.window
    for controller in gone {
      controller.transition = .dismissing
      if controller.hasAppeared { controller.beginAppearanceTransition(false, animated: animated) }
    }
    let returns = presented.hidesPresenter
    if returns { presenter.beginAppearanceTransition(true, animated: animated) }
    for controller in gone { controller.viewIfLoaded?.removeFromSuperview() }
    if returns, let window { presenter.returnView(to: window) }
    if returns { presenter.endAppearanceTransition() }
    for controller in gone {
      controller.endAppearanceTransition()
      controller.transition = nil
      controller.hidesPresenter = false
      controller.ownPresenting?.ownPresented = nil
      controller.ownPresenting = nil
    }
    completion?()
  }

  private func returnView(to window: UIWindow) {
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    window.layoutIfNeeded()
  }

  /// Who presents: the nearest controller around this one that defines a context, where the style asks for that, else
  /// the outermost one.
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
  /// Whether the presenter's view leaves the screen.
  fileprivate var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  fileprivate var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
