extension UIViewController: TraitRegistering {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  package final var traitRegistrations: TraitRegistrations { traitState.registrations }

  @available(iOS 17, *)
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set { changeTraits { traitState.overrides = newValue as? TraitValues ?? TraitValues.unspecified } }
  }

  /// The traits around the view controller.
  final var outerTraits: UITraitCollection {
    viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? ownPresenting?.traitCollection ?? .system
  }

  /// The traits that the view controller has inside an environment.
  final func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
    let overrides = traitState.fromParent.overridden(by: traitState.overrides)
    if overrides == TraitValues.unspecified { return outer }
    return UITraitCollection(outer.values.overridden(by: overrides))
  }

  /// Prepares what will be shown for the traits around it: split views collapse or expand before anything appears.
  final func adapt(to outer: UITraitCollection) {
    let traits = ownTraits(in: outer)
    (self as? UISplitViewController)?.adapt(toOwn: traits)
    for child in shownChildren { child.adapt(to: traits) }
  }

  /// Prepares a view controller whose view will fill another view.
  final func adapt(to outer: UITraitCollection, in room: UIView) {
    if self is UISplitViewController { viewIfLoaded?.frame = room.bounds }
    adapt(to: outer)
  }

  /// Called before the root view is told about new traits.
  final func traitsWillChange(from old: UITraitCollection, to new: UITraitCollection) -> [UIView] {
    (self as? UISplitViewController)?.traitsOfColumnsWillChange(from: old, to: new) ?? []
  }

  func changeTraits(_ change: () -> Void) {
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let old = traitCollection
    change()
    if traitCollection != old { traitCollectionDidChange(old) }
  }
}

/// The traits that a view controller and its parent override.
struct ControllerTraitState {
  var overrides = TraitValues.unspecified
  var fromParent = TraitValues.unspecified
  let registrations = TraitRegistrations()
}
