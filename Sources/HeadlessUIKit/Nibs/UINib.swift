import InterfaceBuilderXML

/// A nib: an Interface Builder document that objects are made from.
///
/// The document is found and read when it is first used, and kept: making more objects doesn't read XML again.
@preconcurrency
@MainActor
public final class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?
  private var document: NibDocument?

  /// The nib `name`.xib in a bundle, or in the resource bundles beside it; `nil` stands for the main bundle.
  public nonisolated init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// A nib from the bytes of an Interface Builder document. Stops when they are none.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    document = NibDocument(data: data, path: "data.xib", bundle: bundleOrNil)
  }

  /// Makes the nib's top-level objects, in document order, without its placeholders.
  ///
  /// Stops when the nib can't be found or read, and when a class in it is unknown.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    instantiate(owner: ownerOrNil, expecting: nil)
  }

  package func instantiate(owner: Any?, expecting expected: AnyClass?) -> [Any] {
    let loading = NibLoading(document: loadedDocument, owner: owner, expected: expected)
    return loading.topLevelObjects()
  }

  private var loadedDocument: NibDocument {
    if let document { return document }
    let bundle = bundle ?? .main
    guard let url = BundleSearch.url(of: name, extension: "xib", in: bundle) else {
      stop(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'. Looked for "
          + "\(name).xib there, in its Base.lproj and preferred languages, and in the *.resources bundles beside it"
      )
    }
    let loaded = NibDocument(url: url, bundle: bundle)
    document = loaded
    return loaded
  }

  /// The keys of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand for the document's external placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name and the bundle.
  public override nonisolated var description: String {
    "<UINib: \(name).xib in \((bundle ?? .main).bundleURL.lastPathComponent)>"
  }
}
