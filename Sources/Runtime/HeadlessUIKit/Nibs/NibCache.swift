/// The plans of nibs that were read, by path.
///
/// UIKit caches the contents of nibs for all `UINib`s of a name, and code with a computed nib relies on that. The cache
/// grows by one entry for each document and view controller class, and is isolated to the main actor.
@MainActor
final class NibCache {
  static let shared = NibCache()

  private var nibs: [String: NibPlan] = [:]
  private var presence: [String: Bool] = [:]

  func nib(at url: URL) -> NibPlan {
    let key = Self.key(of: url)
    if let known = nibs[key] { return known }
    let plan = NibPlan.nib(NibDocument(url: url))
    nibs[key] = plan
    return plan
  }

  /// The key of a document: its texts differ by language, which tests change.
  static func key(of url: URL) -> String { ([url.path] + UserLanguages.shared.chosen).joined(separator: "\n") }

  /// Whether a bundle has a nib of a name. View controllers without a nib look for one each time they load.
  func hasNib(_ name: String, in bundle: Bundle) -> Bool {
    let key = "\(bundle.bundlePath)/\(name)"
    if let known = presence[key] { return known }
    let isThere = BundleSearch.url(of: name, extension: "xib", in: bundle) != nil
    presence[key] = isThere
    return isThere
  }
}
