extension UIViewController {
  /// Asks the transitioning delegate for the presentation controller of a custom presentation, as UIKit documents it.
  final func findPresentationController(presenting: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom, !(self is UISearchController) else { return }
    let custom = transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenting,
      source: source
    )
    if let custom { presentationController = custom }
  }

  /// The view that a presentation puts on the screen.
  final var presentedRoot: UIView? {
    presentationController?.isCustom == true ? presentationController?.presentedView : viewIfLoaded
  }
}

extension UIPresentationController {
  /// Whether it is one of the app's own.
  final var isCustom: Bool {
    presented?.modalPresentationStyle == .custom && type(of: self) != UIPresentationController.self
  }

  /// Whether it removes the view of the presenter from the screen.
  final var removesPresentersView: Bool { isCustom && shouldRemovePresentersView }

  final func presentationWillBegin(in window: UIWindow?) {
    if isCustom, let window {
      let view = PresentationContainer(of: self, frame: window.bounds)
      window.addSubview(view)
      container = view
    }
    presentationTransitionWillBegin()
  }

  /// Puts the presented view on the screen.
  final func showPresentedView(in window: UIWindow) {
    guard let view = presented?.presentedRoot else { return }
    view.frame = container == nil ? window.bounds : frameOfPresentedViewInContainerView
    (container ?? window).addSubview(view)
  }

  /// Ends a dismissal, after which the views of the presentation are gone.
  final func dismissalDidEnd() {
    dismissalTransitionDidEnd(true)
    container?.removeFromSuperview()
    container = nil
  }
}

/// The view with the views of a custom presentation. It covers the window.
private final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
