extension UIViewController: TraitRegistering {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The registrations for changes of traits.
  package final var traitRegistrations: TraitRegistrations { traitState.registrations }

  /// The traits that the view controller and its children have instead of the inherited ones.
  @available(iOS 17, *)
  public var traitOverrides: any UIMutableTraits {
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
