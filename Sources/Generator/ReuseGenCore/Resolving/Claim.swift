/// A class under an identifier that an entry of the manifest lists. An object that another entry lists isn't taken for
/// a misspelled one.
struct Claim: Hashable, Sendable {
  var listedClass: ListedClass
  var identifier: String
}

/// All claims of a manifest, with the storyboards in which they hold.
struct ClaimTable: Sendable {
  /// The storyboards in which a claim holds.
  struct Scope: Sendable {
    var storyboards: Set<String> = []
    /// Whether an entry makes the claim without naming a storyboard.
    var isInAll = false

    func contains(_ storyboard: String) -> Bool { isInAll || storyboards.contains(storyboard) }
  }

  private(set) var scopes: [Claim: Scope] = [:]

  /// - Parameter storyboard: The storyboard that the entry names, if it names one.
  mutating func insert(_ claim: Claim, in storyboard: String?) {
    if let storyboard {
      scopes[claim, default: Scope()].storyboards.insert(storyboard)
    } else {
      scopes[claim, default: Scope()].isInAll = true
    }
  }
}
