/// The place and look that a layout gives an element.
@preconcurrency
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The element's place in the data.
  open var indexPath: IndexPath { didSet { shownPlace = -1 } }
  /// The rectangle in the content.
  open var frame = CGRect.zero
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// Elements with higher numbers lie above others.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// Where the collection view notes which view it gave these attributes to in the last layout.
  final var shownPlace = -1
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
  open func copied() -> Self {
    let copy = Self(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}
