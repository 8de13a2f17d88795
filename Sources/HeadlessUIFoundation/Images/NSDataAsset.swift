/// A data set of an asset catalog: always absent.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The bytes.
  public let data: Data
  /// The type.
  public let typeIdentifier = "public.data"
  /// There are no data sets here.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// There are no data sets here.
  public init?(name: String, bundle: Bundle) { return nil }
}
