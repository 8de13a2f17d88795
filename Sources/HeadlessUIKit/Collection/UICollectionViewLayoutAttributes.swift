/// The place and look that a layout gives an element.
@preconcurrency
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's place in the data.
  open var indexPath: IndexPath { didSet { shownPlace = -1 } }
  /// The rectangle in the content.
  open var frame = CGRect.zero
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// Elements with higher numbers lie above others.
  open var zIndex = 0 { didSet { if zIndex != oldValue { shownPlace = -1 } } }
  /// Whether the element is left out.
  open var isHidden = false
  /// `nil` for none, which nearly all have.
  final var ownTransform: CGAffineTransform? { didSet { shownPlace = -1 } }
  /// How the element is turned, moved or made larger. Views have no transform here; they get it with `apply(_:)`.
  open var transform: CGAffineTransform {
    get { ownTransform ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : newValue }
  }
  /// Where the collection view notes which view it gave these attributes to in the last layout.
  final var shownPlace = -1
  /// Whether nobody added to the class, so that its own properties are all there is.
  final private(set) var isPlain = false
  /// What sort of element it is.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  public let representedElementKind: String?

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame; changing it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The size of the frame, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// The attributes of an element.
  public required init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
    isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
  }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// The attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  /// The attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  /// The same attributes as an object of their own. Subclasses add what they hold.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.ownTransform = ownTransform
    return copy
  }

  /// The same attributes as an object of their own, of the same class.
  public final func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else { stop("\(type(of: self)) copies to another class") }
    return copy
  }

  /// Whether the other attributes say the same. Subclasses compare what they hold, too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { says(theSameAs: other) }
  }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && indexPath == other.indexPath
      && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && ownTransform == other.ownTransform
  }

  /// Goes by the place in the data.
  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
