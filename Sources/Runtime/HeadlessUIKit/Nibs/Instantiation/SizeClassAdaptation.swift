/// Applies the variations of a document to a view when its size classes change.
@MainActor
final class SizeClassAdaptation: TraitAdaptation {
  private struct Subview {
    let id: String
    weak var view: UIView?
  }

  private let variation: NibVariation
  /// All subviews of the document, in its order.
  private let subviews: [Subview]
  /// Subviews that aren't installed have no other owner.
  private let varyingSubviews: [UIView]
  private let constraints: [String: NSLayoutConstraint]
  /// The constraints that subviews had with their surroundings when they were removed.
  private var lost: [String: [NSLayoutConstraint]] = [:]
  private var classes = NibSizeClasses.phone
  /// The subviews that the variations leave out now. Others that are missing were removed by code.
  private var uninstalled: Set<String>

  init(
    _ variation: NibVariation,
    subviews: [(id: String, view: UIView)],
    constraint: (String) -> NSLayoutConstraint?
  ) {
    self.variation = variation
    uninstalled = variation[.phone].excludedSubviews
    self.subviews = subviews.map { Subview(id: $0.id, view: $0.view) }
    varyingSubviews = subviews.filter { variation.subviews.contains($0.id) }.map(\.view)
    var constraints: [String: NSLayoutConstraint] = [:]
    for id in variation.installedConstraints.union(variation[.phone].constants.keys) {
      constraints[id] = constraint(id)
    }
    self.constraints = constraints
  }

  /// Applies the variations for traits to the view that has them.
  func adapt(_ view: UIView, to traits: UITraitCollection) {
    let new = NibSizeClasses(traits)
    if new == classes { return }
    classes = new
    let values = variation[new]
    for setting in values.settings { setting(view) }
    let varying = subviews.filter { variation.subviews.contains($0.id) }
    for subview in varying where values.excludedSubviews.contains(subview.id) { remove(subview, from: view) }
    let added = varying.filter { uninstalled.contains($0.id) && !values.excludedSubviews.contains($0.id) }
    uninstalled = values.excludedSubviews
    for subview in added { install(subview, in: view) }
    // A constraint may join two views that were added.
    for subview in added { restoreConstraints(of: subview) }
    for (id, constant) in values.constants { constraints[id]?.constant = constant }
    for id in variation.installedConstraints {
      guard let constraint = constraints[id] else { continue }
      if values.excludedConstraints.contains(id) {
        constraint.isActive = false
      } else if !constraint.isActive, constraint.isInside(view) {
        constraint.activate(in: view)
      }
    }
  }

  private func remove(_ subview: Subview, from superview: UIView) {
    guard let view = subview.view, view.superview === superview else { return }
    lost[subview.id] = outerConstraints(of: view)
    view.removeFromSuperview()
  }

  private func install(_ subview: Subview, in superview: UIView) {
    guard let view = subview.view else { return }
    let before = subviews.prefix { $0.id != subview.id }.compactMap(\.view)
    func position(in views: [UIView]) -> Int {
      views.lastIndex { present in before.contains { $0 === present } }.map { $0 + 1 } ?? 0
    }
    if let stack = superview as? UIStackView {
      stack.insertArrangedSubview(view, at: position(in: stack.arrangedSubviews))
    } else {
      superview.insertSubview(view, at: position(in: superview.subviews))
    }
  }

  /// Activates the constraints that a view had when it was removed. A view that was never installed has constraints
  /// that their holder doesn't know yet.
  private func restoreConstraints(of subview: Subview) {
    guard let view = subview.view else { return }
    let lost = lost.removeValue(forKey: subview.id) ?? []
    for constraint in outerConstraints(of: view) + lost where constraint.isInside(view.outermost) {
      constraint.isActive = false
      constraint.isActive = true
    }
  }

  /// The constraints around a view that refer to it or to something in it.
  private func outerConstraints(of view: UIView) -> [NSLayoutConstraint] {
    let holders = sequence(first: view, next: \.superview).dropFirst()
    return holders.flatMap { holder in holder.constraints.filter { $0.refers(toAnythingIn: view) } }
  }
}

extension NSLayoutConstraint {
  fileprivate var views: [UIView] { [firstItem, secondItem].compactMap(Self.view) }

  /// Whether all items are a view or in it.
  fileprivate func isInside(_ view: UIView) -> Bool {
    !views.isEmpty && views.allSatisfy { $0.isDescendant(of: view) }
  }

  fileprivate func refers(toAnythingIn view: UIView) -> Bool { views.contains { $0.isDescendant(of: view) } }
}

extension UIView {
  fileprivate var outermost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Applies the variations of documents in the view and its subviews, for a view whose environment is known only after
  /// it was made.
  final func adaptToSizeClasses() {
    let traits = traitCollection
    if NibSizeClasses(traits) != .phone { adapt(to: traits) }
  }

  private func adapt(to traits: UITraitCollection) {
    rareIfPresent?.traitAdaptation?.adapt(self, to: traits)
    for view in subviews { view.adapt(to: view.ownTraits(in: traits)) }
  }
}
