/// The documents that were read and worked out, by their paths.
///
/// UIKit keeps the contents of nibs for all `UINib`s of a name; code relies on that where a nib is a computed property,
/// as in the mixins. Beside the numbers of reuse identifiers this is the only state that a whole program shares. It
/// only grows, by as many entries as the program has documents and controllers, and belongs to the main actor.
@MainActor
final class NibCache {
  static let shared = NibCache()

  private var nibs: [String: NibPlan] = [:]
  private var storyboards: [String: StoryboardPlan] = [:]
  private var presence: [String: Bool] = [:]

  func nib(at url: URL) -> NibPlan {
    if let known = nibs[url.path] { return known }
    let plan = NibPlan.nib(NibDocument(url: url))
    nibs[url.path] = plan
    return plan
  }

  /// Whether a bundle has a nib of a name. Controllers without one ask for theirs each time that they load.
  func hasNib(_ name: String, in bundle: Bundle) -> Bool {
    let key = "\(bundle.bundlePath)/\(name)"
    if let known = presence[key] { return known }
    let isThere = BundleSearch.url(of: name, extension: "xib", in: bundle) != nil
    presence[key] = isThere
    return isThere
  }

  func storyboard(at url: URL) -> StoryboardPlan {
    if let known = storyboards[url.path] { return known }
    let plan = StoryboardPlan(NibDocument(url: url))
    storyboards[url.path] = plan
    return plan
  }
}
