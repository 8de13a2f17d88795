/// A transition that takes no time: of the size of a window, of a navigation stack, or of a presentation.
///
/// Work along with it runs after the layout, the completion handlers when the transition ends. Until then it is the
/// `transitionCoordinator` of its view controllers.
@MainActor
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: UIViewController?
  private let to: UIViewController?
  private let controllers: [UIViewController]
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Begins a transition.
  ///
  /// - Parameters:
  ///   - controllers: The view controllers whose coordinator it is, with all that are in them.
  init(
    of controllers: [UIViewController],
    from: UIViewController? = nil,
    to: UIViewController? = nil,
    in containerView: UIView,
    _ presentationStyle: UIModalPresentationStyle = .none
  ) {
    (self.controllers, self.from, self.to) = (controllers, from, to)
    (self.containerView, self.presentationStyle) = (containerView, presentationStyle)
    for controller in controllers { controller.rare.immediateTransition = self }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let work = animations
    animations = []
    for animation in work { animation(self) }
  }

  /// Runs what is left, then the completion handlers.
  func end() {
    runAnimations()
    let work = completions
    completions = []
    for completion in work { completion(self) }
    for controller in controllers where controller.rareValues?.immediateTransition === self {
      controller.rareValues?.immediateTransition = nil
    }
  }
}

extension UIViewController {
  /// `transitionCoordinator`, unless a subclass overrides it.
  final var baseTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    rareValues?.immediateTransition ?? parent?.transitionCoordinator
  }

  /// Warns that an animator isn't asked to animate.
  static func warnOfAnimator(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard let animator else { return }
    warnOnce(
      "The animator \(type(of: animator)) doesn't animate here, where transitions take no time. A device calls its "
        + "animateTransition(using:), and takes no touches until that has called completeTransition(_:)"
    )
  }
}
