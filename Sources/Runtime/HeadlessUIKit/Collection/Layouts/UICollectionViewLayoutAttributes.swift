/// The axes along which a view determines its size.
struct FittedAxes: OptionSet {
  let rawValue: Int
  static let horizontal = FittedAxes(rawValue: 1)
  static let vertical = FittedAxes(rawValue: 2)
}

@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath: IndexPath { didSet { shownIndex = -1 } }
  /// The frame in content coordinates: the smallest rectangle around the transformed element.
  open var frame: CGRect {
    get {
      guard let ownTransform else { return untransformedFrame }
      return untransformedFrame.transformed(by: ownTransform.affine)
    }
    set {
      guard ownTransform != nil else { return untransformedFrame = newValue }
      // As documented, this sets the center and the size. A frame that only moves keeps the size.
      let isMoved = newValue.size == frame.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      if !isMoved { size = newValue.size }
    }
  }
  /// The frame without the transform.
  final var untransformedFrame = CGRect.zero { didSet { if untransformedFrame != oldValue { shownIndex = -1 } } }
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { shownIndex = -1 } } }
  open var zIndex = 0 { didSet { if zIndex != oldValue { shownIndex = -1 } } }
  open var isHidden = false { didSet { if isHidden { shownIndex = -1 } } }
  /// `nil` for the identity transform, which nearly all elements have.
  final var ownTransform: ElementTransform? { didSet { shownIndex = -1 } }
  open var transform: CGAffineTransform {
    get { ownTransform?.affine ?? .identity }
    set { ownTransform = newValue.isIdentity ? nil : ElementTransform(CATransform3DMakeAffineTransform(newValue)) }
  }
  /// The transform in three dimensions. Its part in two dimensions is `transform`, which determines the frame here.
  open var transform3D: CATransform3D {
    get { ownTransform?.matrix ?? CATransform3DIdentity }
    set { ownTransform = CATransform3DIsIdentity(newValue) ? nil : ElementTransform(newValue) }
  }
  /// The element's index in the collection view's last layout pass; -1 if it wasn't shown, or has changed since.
  final var shownIndex = -1
  /// The axes along which the view determines its size; `nil` if the layout doesn't specify them.
  final var fittedAxes: FittedAxes?
  /// Whether the frame contains an estimate, because the view hasn't been measured.
  final var isUnmeasured = false
  /// The section in whose scroll view the element is; `nil` if it scrolls with the collection view.
  final var orthogonalSection: Int?
  /// Whether the object isn't an instance of a subclass, which may add properties.
  final private(set) var isPlain = false
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory
  open internal(set) var representedElementKind: String?

  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set {
      let size = untransformedFrame.size
      untransformedFrame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// Stops, as UIKit does, if it isn't finite.
  open var size: CGSize {
    get { untransformedFrame.size }
    set {
      if !newValue.width.isFinite || !newValue.height.isFinite {
        stop("UICollectionViewLayoutAttributes: -setSize: requires finite dimensions \(newValue)")
      }
      let middle = center
      untransformedFrame.size = newValue
      center = middle
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: untransformedFrame.size) }
    set { size = newValue.size }
  }

  public required init(category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init()
    isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
  }

  public override convenience init() { self.init(forCellWith: IndexPath()) }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(category: .cell, kind: nil, indexPath: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    copy.untransformedFrame = untransformedFrame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.ownTransform = ownTransform
    copy.fittedAxes = fittedAxes
    copy.isUnmeasured = isUnmeasured
    copy.orthogonalSection = orthogonalSection
    return copy
  }

  /// A copy of the same class.
  package final func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else { stop("\(type(of: self)) copies to another class") }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { hasValues(of: other) }
  }

  private final func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && indexPath == other.indexPath
      && untransformedFrame == other.untransformedFrame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && ownTransform == other.ownTransform
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}

/// The transform of an element that isn't the identity. An object, because nearly all elements have none.
final class ElementTransform: Equatable, Sendable {
  let matrix: CATransform3D

  init(_ matrix: CATransform3D) { self.matrix = matrix }

  /// The part in two dimensions, which determines the frame.
  var affine: CGAffineTransform { CATransform3DGetAffineTransform(matrix) }

  static func == (left: ElementTransform, right: ElementTransform) -> Bool {
    left === right || CATransform3DEqualToTransform(left.matrix, right.matrix)
  }
}
