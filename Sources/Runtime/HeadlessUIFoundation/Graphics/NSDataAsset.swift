public typealias NSDataAssetName = String

/// A data set of an asset catalog: always absent.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked, because the compiler checks only final classes. Nothing changes.
  open package(set) var name: NSDataAssetName
  open package(set) var data: Data
  open package(set) var typeIdentifier = "public.data"
  /// There are no data sets here.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  /// There are no data sets here.
  public init?(name: NSDataAssetName, bundle: Bundle) { return nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
