/// A data set of an asset catalog: always absent.
open class NSDataAsset: NSObject {
  /// The name.
  open package(set) var name: String
  /// The bytes.
  open package(set) var data: Data
  /// The type.
  open package(set) var typeIdentifier = "public.data"
  /// There are no data sets here.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// There are no data sets here.
  public init?(name: String, bundle: Bundle) { return nil }
}
