extension UIView: TraitRegistering {}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  package final var traitRegistrations: TraitRegistrations { rare.traitRegistrations }

  @available(iOS 17, *)
  public var traitOverrides: any UITraitOverrides {
    get { rareIfPresent?.traitOverrides ?? TraitValues.unspecified }
    set { changeTraits { rare.traitOverrides = newValue as? TraitValues ?? TraitValues.unspecified } }
  }

  /// The traits of the superview, or of the system, with what the view's controller and the view itself override.
  final var inheritedTraits: UITraitCollection {
    let outer = superview?.traitCollection ?? viewController?.outerTraits ?? .system
    return ownTraits(in: outer)
  }

  /// Whether the traits can differ from those of the superview.
  package final var canChangeTraits: Bool {
    windowTraits != nil || viewController != nil
      || rareIfPresent.map { $0.traitOverrides != TraitValues.unspecified || $0.limitsContentSize } ?? false
  }

  /// The traits that the view has inside an environment.
  final func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
    let window = windowTraits.map { UITraitCollection(outer.values.overridden(by: $0)) } ?? outer
    let inner = viewController?.ownTraits(in: window) ?? window
    guard let rare = rareIfPresent else { return inner }
    let overrides = rare.traitOverrides
    let own = overrides == TraitValues.unspecified ? inner : UITraitCollection(inner.values.overridden(by: overrides))
    return rare.limitsContentSize ? rare.limitingContentSize(of: own) : own
  }

  /// Makes a change that affects the traits, and tells the view and everything in it.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    let new = traitCollection
    if old != new { tellTraits(from: old, to: new) }
  }

  /// Tells a window that its traits were others.
  package final func traitsChanged(from old: UITraitCollection) { tellTraits(from: old, to: traitCollection) }

  /// Tells the view, its controller and its subviews that its traits changed.
  final func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if old == new { return }
    layoutState.knowsIntrinsicSize = false
    let added = viewController?.traitsWillChange(from: old, to: new) ?? []
    rareIfPresent?.traitAdaptation?.adapt(self, to: new)
    if old.layoutDirection != new.layoutDirection { layoutDirectionChanged() }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      // Before anyone is told: a controller that reloads a list then measures cells with the new fonts.
      adjustAllFonts(in: new)
    }
    traitsDidChange(from: old, to: new)
    new.performAsCurrent {
      viewController?.traitCollectionDidChange(old)
      viewController?.traitRegistrations.tell(from: old, to: new)
      traitCollectionDidChange(old)
      rareIfPresent?.traitRegistrations.tell(from: old, to: new)
    }
    for view in subviews where !added.contains(where: { $0 === view }) {
      view.tellTraits(from: view.ownTraits(in: old), to: view.ownTraits(in: new))
    }
  }

  /// Adjusts the fonts of the view and of everything in it.
  final func adjustAllFonts(in traits: UITraitCollection) {
    adjustFonts(to: traits.preferredContentSizeCategory)
    for view in subviews { view.adjustAllFonts(in: view.ownTraits(in: traits)) }
  }

  /// Adjusts the fonts of a view that a list measures before it adds it, to the size of text there.
  final func adjustFonts(beforeAddingTo list: UIView) {
    if superview != nil { return }
    let traits = list.traitCollection
    if traits.preferredContentSizeCategory == SystemSettings.shared.contentSize { return }
    adjustAllFonts(in: ownTraits(in: traits))
  }

  /// Tells the view about the traits of a hierarchy that it was added to.
  final func traitsMayDiffer(from old: UITraitCollection) {
    let new = traitCollection
    if old !== new, old != new { tellTraits(from: old, to: new) }
  }
}

extension UITraitCollection {
  /// Whether something can have another size than with earlier traits. Colors and the like change none.
  func affectsSizes(after old: UITraitCollection) -> Bool {
    let (before, after) = (old.values, values)
    return before.preferredContentSizeCategory != after.preferredContentSizeCategory
      || before.legibilityWeight != after.legibilityWeight || before.layoutDirection != after.layoutDirection
      || before.horizontalSizeClass != after.horizontalSizeClass || before.verticalSizeClass != after.verticalSizeClass
      || before.userInterfaceIdiom != after.userInterfaceIdiom || before.displayScale != after.displayScale
  }
}

extension RareViewValues {
  fileprivate var limitsContentSize: Bool { minimumContentSizeCategory != nil || maximumContentSizeCategory != nil }

  fileprivate func limitingContentSize(of traits: UITraitCollection) -> UITraitCollection {
    var values = traits.values
    if let least = minimumContentSizeCategory, values.preferredContentSizeCategory < least {
      values.preferredContentSizeCategory = least
    }
    if let most = maximumContentSizeCategory, values.preferredContentSizeCategory > most {
      values.preferredContentSizeCategory = most
    }
    return values == traits.values ? traits : UITraitCollection(values)
  }
}
