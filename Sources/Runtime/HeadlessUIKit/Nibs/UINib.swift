/// A nib: an Interface Builder document from which objects are created.
///
///     let nib = UINib(nibName: "PersonCell", bundle: .module)
///     let cell = nib.instantiate(withOwner: nil).first as? PersonCell
///     table.register(nib, forCellReuseIdentifier: "PersonCell")
///
/// The document is read on first use, as a `NibPlan` that all nibs with its name share: more objects read no XML. A
/// missing file, an unknown class, or an outlet that the class doesn't have stops the program with UIKit's message. On
/// Linux, documents are the .xib files in the bundle, not compiled .nib files.
///
/// A view controller loads the nib with its name automatically. Use `UIStoryboard` for scenes.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?
  private final var plan: NibPlan?

  /// Makes a nib from `name`.xib in a bundle, or in the resource bundles beside it; `nil` means the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// Makes a nib from the bytes of an Interface Builder document. Stops if they can't be read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    bundle = bundleOrNil
    plan = NibPlan.nib(NibDocument(data: data, path: "data.xib", assets: [bundleOrNil ?? .main]))
  }

  /// Makes the nib's top-level objects, in document order, without its placeholders.
  ///
  /// Stops if the nib can't be found or read, or if a class in it is unknown.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    instantiate(owner: ownerOrNil, expecting: nil)
  }

  func instantiate(owner: Any?, expecting expected: AnyClass?) -> [Any] {
    NibInstantiation(plan: loadedPlan, owner: owner.map { $0 as AnyObject }, expected: expected).topLevelObjects()
  }

  private final var loadedPlan: NibPlan {
    if let plan { return plan }
    let bundle = bundle ?? .main
    guard let url = BundleSearch.url(of: name, extension: "xib", in: bundle) else {
      stop(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'. Looked for "
          + "\(name).xib there, in its Base.lproj and preferred languages, and in the *.resources bundles beside it. If the "
          + "file is in a target of a Swift package, declare it in Package.swift: resources: [.process(\"\(name).xib\")]"
      )
    }
    let loaded = NibCache.shared.nib(at: url)
    plan = loaded
    return loaded
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  public override nonisolated var description: String {
    "<UINib: \(name).xib in \((bundle ?? .main).bundleURL.lastPathComponent)>"
  }
}

extension Bundle {
  /// Makes the top-level objects of the nib `name`.xib. Stops if the nib can't be found or read.
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    // UIKit doesn't isolate the method, but only the main thread loads nibs.
    nonisolated(unsafe) let (owner, options) = (owner, options)
    nonisolated(unsafe) var objects: [Any]?
    MainActor.assumeIsolated {
      objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
    return objects
  }
}
