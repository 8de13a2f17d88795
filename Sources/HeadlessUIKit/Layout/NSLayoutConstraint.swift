/// How strongly a constraint holds, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How strongly a button keeps from being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a button keeps from growing.
  public static let defaultLow = UILayoutPriority(250)
  /// Gives way to everything: what `systemLayoutSizeFitting(_:)` uses.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// A priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}

/// A relation between two edges or lengths: `first = second × multiplier + constant`.
///
/// Views hold their constraints. A layout obeys all of them by their priorities, with what views say of their natural
/// sizes; what they leave open stays as it is. Of required ones that contradict one another the last is broken, and
/// that is said on the standard error. A view that constraints place must not translate its autoresizing mask.
@preconcurrency
@MainActor
public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// An edge, a length or a middle of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge: the left one here.
    case leading
    /// The trailing edge: the right one here.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, left to right.
    case centerX
    /// The middle, top to bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin: the left one here.
    case leadingMargin
    /// The trailing margin: the right one here.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the top and bottom margins.
    case centerYWithinMargins
    /// Nothing: the constraint has one side.
    case notAnAttribute = 0
  }

  /// How the sides relate.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// The view whose attribute is constrained.
  public private(set) weak var firstItem: AnyObject?
  /// What of it is constrained.
  public let firstAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// The view that it depends on.
  public private(set) weak var secondItem: AnyObject?
  /// What of that view it depends on.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  public var constant: CGFloat { didSet { if constant != oldValue { holder?.markLayout(.numbers) } } }
  /// How strongly it holds.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.markLayout(.numbers) } }
  }
  /// A name to find it again.
  public var identifier: String?

  /// A constraint: `item.attribute = toItem.attribute × multiplier + constant`. It starts inactive.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    guides = (view1 as? UILayoutGuide, view2 as? UILayoutGuide)
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  private weak var holder: UIView?
  /// Nobody else may hold a view's guides; they don't hold the view.
  private let guides: (UILayoutGuide?, UILayoutGuide?)

  /// Hands the constraint to the view that a document says holds it.
  func activate(in holder: UIView) {
    self.holder = holder
    holder.constraints.append(self)
    reach(from: holder)
    holder.markLayout(.structure)
  }

  /// Lets what the constraint reaches into be laid out together with its holder.
  private func reach(from holder: UIView) {
    for item in [firstItem, secondItem] {
      guard let view = Self.view(of: item), view !== holder else { continue }
      var ancestor = view.superview
      while let between = ancestor, between !== holder {
        between.layoutState.isReachedInto = true
        ancestor = between.superview
      }
    }
  }

  /// The view that a side is about, where that is a guide: the one that has it.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Whether the constraint holds. Activating it hands it to the nearest view that has both sides in it.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue {
        guard let view = Self.view(of: firstItem) else { return }
        let other = Self.view(of: secondItem)
        var ancestor = view
        while let other, !other.isDescendant(of: ancestor) {
          guard let next = ancestor.superview else {
            stop(
              "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or "
                + "its anchors reference items in different view hierarchies? That's illegal."
            )
          }
          ancestor = next
        }
        activate(in: ancestor)
      } else {
        let former = holder
        former?.constraints.removeAll { $0 === self }
        holder = nil
        former?.markLayout(.structure)
      }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints back.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
