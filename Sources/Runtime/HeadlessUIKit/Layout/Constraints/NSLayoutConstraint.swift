/// A relation between two edges or dimensions: `first = second × multiplier + constant`.
///
/// The layout direction of the view that holds a constraint determines what leading and trailing mean in it.
///
/// Constraints are held by views. A layout satisfies them by their priorities, together with the views' natural sizes.
/// Frames that they don't determine stay unchanged. Of required constraints that conflict, the last is broken, with a
/// message to standard error. A view that constraints place must not translate its autoresizing mask.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom
    /// The leading edge: the left edge, or the right one of views that are laid out from right to left.
    case leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin
    case topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    /// No attribute: the constraint has one side.
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
  }

  public private(set) weak var firstItem: AnyObject?
  @exclusivity(unchecked) public private(set) final var firstAttribute: Attribute
  @exclusivity(unchecked) public private(set) final var relation: Relation
  public private(set) weak var secondItem: AnyObject?
  @exclusivity(unchecked) public private(set) final var secondAttribute: Attribute
  @exclusivity(unchecked) public private(set) final var multiplier: CGFloat
  public var constant: CGFloat {
    didSet {
      if constant == oldValue { return }
      Self.requireFinite(constant)
      holder?.invalidateLayout(.numbers)
    }
  }
  /// The priority. Stops with UIKit's message if it isn't above 0 and at most required, or if it becomes required, or
  /// is no longer, while the constraint is active in a window.
  public var priority = UILayoutPriority.required {
    didSet {
      if priority == oldValue { return }
      Self.requirePriority(priority)
      if holder?.window != nil, (priority == .required) != (oldValue == .required) {
        stop(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You passed "
            + "priority \(Int(priority.rawValue)) and the existing priority was \(Int(oldValue.rawValue))."
        )
      }
      holder?.invalidateLayout(.numbers)
    }
  }
  public var identifier: String?
  /// Whether archives contain the constraint. Stored; has no effect here.
  public var shouldBeArchived = false

  /// Creates an inactive constraint: `item.attribute = toItem.attribute × multiplier + constant`. Stops with UIKit's
  /// message if the attributes aren't a pair, such as a leading and a left edge, or a location and a size, or if a
  /// number isn't finite.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    Self.requireFinite(c, multiplier: multiplier)
    if let misfit = Self.misfit(attr1, attr2, hasSecondItem: view2 != nil, multiplier: multiplier) {
      stop(
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(misfit)"
      )
    }
    let (first, second) = (view1 as AnyObject, view2.map { $0 as AnyObject })
    firstItem = first
    guides = (first as? UILayoutGuide, second as? UILayoutGuide)
    firstAttribute = attr1
    self.relation = relation
    secondItem = second
    // Layout libraries pass the size's attribute together with no second item.
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
  }

  public override convenience init() {
    self.init(
      item: NSObject(),
      attribute: .notAnAttribute,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  private final weak var holder: UIView?
  /// Keeps guides alive that nothing else may own. They don't own their view.
  private final var guides: (UILayoutGuide?, UILayoutGuide?)

  /// Takes the values of an inactive constraint, for a document's object of a class that may have only `init()`.
  final func take(valuesOf other: NSLayoutConstraint) {
    firstItem = other.firstItem
    firstAttribute = other.firstAttribute
    relation = other.relation
    secondItem = other.secondItem
    secondAttribute = other.secondAttribute
    guides = other.guides
    multiplier = other.multiplier
    constant = other.constant
    priority = other.priority
    identifier = other.identifier
  }

  open func awakeFromNib() {}

  /// Activates the constraint in the view that holds it in a document.
  func activate(in holder: UIView) {
    self.holder = holder
    holder.ownConstraints.append(self)
    reach(from: holder)
    holder.invalidateLayout(.structure)
  }

  /// Marks the items and the views between them and the holder, which are laid out together with the holder.
  private final func reach(from holder: UIView) {
    for item in [firstItem, secondItem] {
      guard let view = Self.view(of: item), view !== holder else { continue }
      if !view.isPlacedByConstraints { view.layoutState.isReference = true }
      var ancestor = view.superview
      while let between = ancestor, between !== holder {
        between.layoutState.containsConstrainedView = true
        ancestor = between.superview
      }
    }
  }

  /// The view of an item; for a guide, its owning view.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Stops as UIKit does if the items are in different hierarchies, as the guide of no view is.
  private final func stopBetweenViews() -> Never {
    let first = LayoutMessages.side(firstItem, firstAttribute)
    let second = LayoutMessages.side(secondItem, secondAttribute)
    stop(
      "Unable to activate constraint with anchors <\(first)> and <\(second)> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
  }

  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue {
        let (first, other) = (Self.view(of: firstItem), Self.view(of: secondItem))
        if other == nil ? secondItem is UILayoutGuide : first == nil && firstItem is UILayoutGuide {
          stopBetweenViews()
        }
        guard var ancestor = first else { return }
        while let other, !other.isDescendant(of: ancestor) {
          guard let next = ancestor.superview else { stopBetweenViews() }
          ancestor = next
        }
        activate(in: ancestor)
      } else {
        let former = holder
        former?.ownConstraints.removeAll { $0 === self }
        holder = nil
        former?.invalidateLayout(.structure)
      }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
