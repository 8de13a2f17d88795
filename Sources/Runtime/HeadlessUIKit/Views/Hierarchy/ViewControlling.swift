/// The controller of a view, as the view needs it. `UIViewController` is declared in a higher layer.
@MainActor
protocol ViewControlling: UIResponder, TraitRegistering {
  /// The traits around the controller.
  var outerTraits: UITraitCollection { get }
  /// The traits that the controller has inside an environment.
  func ownTraits(in outer: UITraitCollection) -> UITraitCollection
  /// Called before the root view and what is in it are told about new traits.
  ///
  /// - Returns: Subviews of the root view that were added, which know the new traits.
  func traitsWillChange(from old: UITraitCollection, to new: UITraitCollection) -> [UIView]
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  /// The window of the root view, if that is loaded.
  var shownWindow: UIWindow? { get }

  /// Called before the root view moves to or from a window.
  func rootViewWillMove(to window: UIWindow?)
  /// Called after the root view moved from a window, to another one or to none.
  func rootViewDidMove(from oldWindow: UIWindow?)

  /// The insets of the root view's safe area.
  ///
  /// - Parameter covered: What the superview's safe area covers.
  func safeAreaInsets(of view: UIView, covered: UIEdgeInsets) -> UIEdgeInsets
  /// Called after a bar in the root view was shown or hidden, or became opaque.
  func barsChanged()
  /// The bar that collapses while the content of a view scrolls; `nil` if there is none.
  func collapsingBar(above view: UIScrollView) -> (any CollapsingBar)?
  /// Called at a layout when the safe area of the root view changed.
  func viewSafeAreaInsetsDidChange()

  /// The margins of the root view when others are set.
  func rootMargins(_ own: UIEdgeInsets) -> UIEdgeInsets
  /// Called after the width of the root view changed.
  func updateRootMargins()
  /// Called when the margins of the root view changed.
  func viewLayoutMarginsDidChange()

  /// Called before the first layout and after constraints are invalidated.
  func updateViewConstraints()
  /// Called before the root view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the root view laid out its subviews.
  func viewDidLayoutSubviews()
}
