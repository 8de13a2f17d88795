/// The controller of a view, as the view needs it. `UIViewController` is declared in a higher layer.
@MainActor
protocol ViewControlling: UIResponder, TraitRegistering {
  var outerTraits: UITraitCollection { get }
  func ownTraits(in outer: UITraitCollection) -> UITraitCollection
  /// Called before the root view and what is in it are told about new traits.
  ///
  /// - Returns: Subviews of the root view that were added, which know the new traits.
  func traitsWillChange(from old: UITraitCollection, to new: UITraitCollection) -> [UIView]
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  var shownWindow: UIWindow? { get }

  func rootViewWillMove(to window: UIWindow?)
  /// Called after the root view moved from a window, to another one or to none.
  func rootViewDidMove(from oldWindow: UIWindow?)

  /// The insets of the root view's safe area.
  ///
  /// - Parameter covered: What the superview's safe area covers.
  func safeAreaInsets(of view: UIView, covered: UIEdgeInsets) -> UIEdgeInsets
  func barsChanged()
  /// The bar that collapses while the content of a view scrolls; `nil` if there is none.
  func collapsingBar(above view: UIScrollView) -> (any CollapsingBar)?
  func viewSafeAreaInsetsDidChange()

  /// The margins of the root view when others are set.
  func rootMargins(_ own: UIEdgeInsets) -> UIEdgeInsets
  func updateRootMargins()
  func viewLayoutMarginsDidChange()

  /// Called before the first layout and after constraints are invalidated.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
}
