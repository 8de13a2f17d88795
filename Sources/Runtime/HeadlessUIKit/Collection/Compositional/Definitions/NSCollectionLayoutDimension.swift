import HeadlessListModel

@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  final let value: LayoutDimension
  /// Whether the dimension is estimated and equal among the items of a group. Estimated like others here.
  @available(iOS 17, *)
  public let isUniformAcrossSiblings: Bool

  private init(_ value: LayoutDimension, isUniform: Bool = false) {
    self.value = value
    isUniformAcrossSiblings = isUniform
    super.init()
    if !dimension.isFinite { stop("A dimension of a compositional layout must be a finite number: \(dimension)") }
    switch value {
    case .absolute: logIfNotPositive("absolute")
    case .estimated: logIfNotPositive("estimated")
    case .fractionalWidth, .fractionalHeight: break
    }
  }

  private final func logIfNotPositive(_ name: String) {
    if dimension > 0 { return }
    warnOnce(
      "Invalid \(name) dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
    )
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalWidth(Double(fractionalWidth))))
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.fractionalHeight(Double(fractionalHeight))))
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.absolute(Double(absoluteDimension))))
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    own(NSCollectionLayoutDimension(.estimated(Double(estimatedDimension))))
  }

  /// An estimate. In UIKit, all items of a group then get the largest of their lengths; here, each gets its own.
  @available(iOS 17, *)
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(Double(estimate)), isUniform: true)
  }

  open var isFractionalWidth: Bool {
    if case .fractionalWidth = value { return true }
    return false
  }

  open var isFractionalHeight: Bool {
    if case .fractionalHeight = value { return true }
    return false
  }

  open var isAbsolute: Bool {
    if case .absolute = value { return true }
    return false
  }

  open var isEstimated: Bool { value.isEstimated }

  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number), .estimated(let number):
      CGFloat(number)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open internal(set) var widthDimension: NSCollectionLayoutDimension
  open internal(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  final var dimensions: LayoutDimensions {
    LayoutDimensions(width: widthDimension.value, height: heightDimension.value)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
