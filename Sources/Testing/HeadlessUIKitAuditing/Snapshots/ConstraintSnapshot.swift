import HeadlessUIKit

/// An active constraint, as values.
package struct ConstraintSnapshot {
  /// The view of an item, or the guide in it.
  struct Item: Hashable {
    var view: ObjectIdentifier
    var guide: UILayoutGuide.Part?
  }

  /// The identity of a constraint, which its constant isn't part of.
  struct Relation: Hashable {
    var first: Item?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Item?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var priority: Float

    /// The same relation between the corresponding views of another tree; `nil` if there are none.
    func moved(_ views: [ObjectIdentifier: ObjectIdentifier]) -> Relation? {
      var moved = self
      for item in [\Relation.first, \Relation.second] {
        guard let view = self[keyPath: item]?.view else { continue }
        guard let other = views[view] else { return nil }
        moved[keyPath: item]?.view = other
      }
      return moved
    }
  }

  let relation: Relation
  let constant: Double
  /// The path of the outlet; `nil` if there is none.
  let name: String?

  @MainActor
  init(_ constraint: NSLayoutConstraint, name: String?) {
    relation = Relation(
      first: Self.item(constraint.firstItem),
      firstAttribute: constraint.firstAttribute,
      relation: constraint.relation,
      second: Self.item(constraint.secondItem),
      secondAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      priority: constraint.priority.rawValue
    )
    constant = Double(constraint.constant)
    self.name = name
  }

  /// Whether a constraint relates the same attributes by the same constant. Those that were activated in another order
  /// are compared in detail.
  @MainActor
  func isSame(_ constraint: NSLayoutConstraint) -> Bool {
    constant == Double(constraint.constant) && relation.firstAttribute == constraint.firstAttribute
      && relation.secondAttribute == constraint.secondAttribute
  }

  @MainActor
  private static func item(_ object: AnyObject?) -> Item? {
    if let guide = object as? UILayoutGuide {
      return Item(view: ObjectIdentifier(guide.owningView ?? guide), guide: guide.part)
    }
    return object.map { Item(view: ObjectIdentifier($0)) }
  }
}
