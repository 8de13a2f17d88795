open class UICollectionViewListCell: UICollectionViewCell {
  package override class var uiKitClass: UIKitClass { collectionViewListCellClass }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The accessories. Only custom views are views here, but the content leaves space for all of them. Stops with
  /// UIKit's message if two accessories of the system have the same type.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      requireAccessoriesOfDifferentTypes()
      setNeedsLayout()
    }
  }
  /// The custom views of accessories that the cell shows.
  final var customAccessories: [UIView] = []
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented, too. Stored; has no effect here.
  open var indentsAccessories = true

  /// The area of the separator below the cell, to which constraints can attach it. Pictures show it 16 points from the
  /// edge.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  private final var contentInsets: UIEdgeInsets {
    var insets = UIEdgeInsets(top: 0, left: CGFloat(indentationLevel) * indentationWidth, bottom: 0, right: 0)
    if accessories.isEmpty { return insets }
    let isEditing = configurationState.isEditing
    for accessory in accessories where accessory.isShown(whileEditing: isEditing) {
      if accessory.isLeading { insets.left += accessory.width } else { insets.right += accessory.width }
    }
    return insets
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ownContentView.frame = directed(bounds.inset(by: contentInsets), in: bounds.width)
    placeCustomAccessories()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    let height = configuredHeight(width: size.width - insets.left - insets.right) ?? 0
    return CGSize(width: size.width, height: max(44, height))
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    fitted.size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitted
  }
}
