import HeadlessListModel

@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  final let value: LayoutSpacing

  private init(_ value: LayoutSpacing) {
    self.value = value
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(LayoutSpacing(Double(fixedSpacing))))
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    own(NSCollectionLayoutSpacing(LayoutSpacing(Double(flexibleSpacing), isFlexible: true)))
  }

  open var spacing: CGFloat { CGFloat(value.length) }
  open var isFlexible: Bool { value.isFlexible }
  open var isFixed: Bool { !value.isFlexible }
  @available(*, unavailable, renamed: "isFlexible")
  public var isFlexibleSpacing: Bool { isFlexible }
  @available(*, unavailable, renamed: "isFixed")
  public var isFixedSpacing: Bool { isFixed }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  open internal(set) var leading: NSCollectionLayoutSpacing?
  open internal(set) var top: NSCollectionLayoutSpacing?
  open internal(set) var trailing: NSCollectionLayoutSpacing?
  open internal(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  final var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value ?? .none,
      top: top?.value ?? .none,
      trailing: trailing?.value ?? .none,
      bottom: bottom?.value ?? .none
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
