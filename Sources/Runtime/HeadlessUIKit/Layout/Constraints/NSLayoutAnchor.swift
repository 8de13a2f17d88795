@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  public final var item: AnyObject? { anchored }
  fileprivate let anchored: AnyObject
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    anchored = item
    self.attribute = attribute
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let view = coder.decodedObject(UIView.self, forKey: "item"),
      let side = coder.decodeValue(Int.self, forKey: "side").flatMap(NSLayoutConstraint.Attribute.init)
    else { return nil }
    (anchored, attribute) = (view, side)
  }
  /// Writes the view and the side. Guides aren't archived.
  open func encode(with coder: NSCoder) {
    coder.encodeObject(anchored as? UIView, forKey: "item")
    coder.encodeValue(attribute.rawValue, forKey: "side")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated { isSame(as: other) }
  }
  open override nonisolated var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(anchored).hashValue ^ attribute.rawValue }
  }

  fileprivate final func constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchored,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.anchored,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// The system's spacing between two views, in points.
private let systemSpacing: CGFloat = 8

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor is a multiple of the system's spacing, 8 points, after the other one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, multiplier * systemSpacing) }
  /// This anchor is at least a multiple of the system's spacing, 8 points, after the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, multiplier * systemSpacing) }
  /// This anchor is at most a multiple of the system's spacing, 8 points, after the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, multiplier * systemSpacing) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor is a multiple of the system's spacing, 8 points, below the other one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, multiplier * systemSpacing) }
  /// This anchor is at least a multiple of the system's spacing, 8 points, below the other one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, multiplier * systemSpacing) }
  /// This anchor is at most a multiple of the system's spacing, 8 points, below the other one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, multiplier * systemSpacing) }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 1, c) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

/// An anchor whatever its axis.
@MainActor
private protocol AnyLayoutAnchor: AnyObject {
  var item: AnyObject? { get }
  var side: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {
  fileprivate final var side: NSLayoutConstraint.Attribute { attribute }

  fileprivate final func isSame(as other: Any?) -> Bool {
    guard let other = other as? any AnyLayoutAnchor else { return false }
    return other.item === item && other.side == attribute
  }
}

extension NSLayoutConstraint {
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
}
