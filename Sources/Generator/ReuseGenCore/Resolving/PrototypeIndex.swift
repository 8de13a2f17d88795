import ReuseGenBasics
import ReuseGenXML

typealias PrototypeMatch = Match<InterfaceBuilderDocument.Reusable>

/// The prototypes of all storyboards, found by identifier and class.
struct PrototypeIndex: Sendable {
  /// The criteria of a search for prototypes.
  struct Query {
    let claim: Claim
    /// The element kind, for a supplementary view whose entry states it.
    var kind: String?
    /// Whether the entry names its storyboard. Then only what entries list of that storyboard is taken.
    var isOfOneStoryboard = false
  }

  /// A match and the number of its storyboard's version.
  typealias Found = (version: Int, match: PrototypeMatch)

  private struct Prototype: ObjectOfClass {
    let version: Int
    let object: InterfaceBuilderDocument.Reusable
    let `class`: DocumentClass
  }

  /// The prototypes that no entry lists.
  private struct Unclaimed {
    var byIdentifier = ObjectIndex<String>()
    var byClass = ObjectIndex<DocumentClass.Key>()
  }

  /// The number of prototypes of a class that are compared with a misspelled identifier. It is limited so that many
  /// misspelled identifiers of one class take linear time.
  private static let maximumComparisons = 100

  /// In document order.
  private var prototypes: [Prototype] = []
  /// The positions of each version's prototypes.
  private var ranges: [Range<Int>] = []
  private var listed = ObjectIndex<IdentifiedClass>()
  private var unclaimedInStoryboard = Unclaimed()
  private var unclaimedAnywhere = Unclaimed()

  init(
    _ versions: StoryboardVersions,
    _ objects: (InterfaceBuilderDocument) -> [InterfaceBuilderDocument.Reusable],
    claims: ClaimTable,
    by classes: ClassComparison
  ) {
    for (number, version) in versions.all.enumerated() {
      let first = prototypes.count
      for object in objects(version.document) {
        let stated = classes.stated(object.class, element: object.element)
        if let identifier = object.identifier {
          listed.insert(prototypes.count, at: IdentifiedClass(identifier: identifier, class: stated.key))
        }
        prototypes.append(Prototype(version: number, object: object, class: stated))
      }
      ranges.append(first..<prototypes.count)
    }
    indexUnclaimed(claims, versions)
  }

  private mutating func indexUnclaimed(_ claims: ClaimTable, _ versions: StoryboardVersions) {
    var isClaimedInStoryboard = Array(repeating: false, count: prototypes.count)
    var isClaimedAnywhere = isClaimedInStoryboard
    for (claim, scope) in claims.scopes {
      for position in claim.positions(in: prototypes, listed) {
        isClaimedAnywhere[position] = true
        let storyboard = versions.all[prototypes[position].version].storyboard.name
        if scope.contains(storyboard) { isClaimedInStoryboard[position] = true }
      }
    }
    unclaimedInStoryboard = unclaimed(isClaimedInStoryboard)
    unclaimedAnywhere = unclaimed(isClaimedAnywhere)
  }

  private func unclaimed(_ isClaimed: [Bool]) -> Unclaimed {
    var unclaimed = Unclaimed()
    for position in prototypes.indices where !isClaimed[position] {
      let prototype = prototypes[position]
      if let identifier = prototype.object.identifier { unclaimed.byIdentifier.insert(position, at: identifier) }
      unclaimed.byClass.insert(position, at: prototype.class.key)
    }
    return unclaimed
  }

  // MARK: Matches

  /// The first prototype with the class and the identifier, in any storyboard.
  func first(_ query: Query) -> (version: Int, object: InterfaceBuilderDocument.Reusable)? {
    if prototypes.isEmpty { return nil }
    return preferred(query.claim.positions(in: prototypes, listed)[...], query.kind).map {
      (prototypes[$0].version, prototypes[$0].object)
    }
  }

  /// The prototype that the query means in one version of a storyboard.
  func match(_ query: Query, in version: Int) -> PrototypeMatch {
    let range = ranges[version]
    if let found = preferred(query.claim.positions(in: prototypes, listed, range: range)[...], query.kind) {
      return .found(prototypes[found].object)
    }
    let unclaimed = query.isOfOneStoryboard ? unclaimedInStoryboard : unclaimedAnywhere
    let identified = unclaimed.byIdentifier[query.claim.identifier, in: range]
    if let found = preferred(identified, query.kind) { return .otherClass(prototypes[found].object) }
    let ofClass = query.claim.listedClass.positions(in: prototypes, limit: Self.maximumComparisons) {
      unclaimed.byClass[$0, in: range]
    }
    return nearest(to: query.claim.identifier, among: ofClass).map { .otherIdentifier($0) } ?? .none
  }

  /// The matches that agree most, in all storyboards; none if nothing agrees.
  func bestMatches(_ query: Query) -> [Found] {
    if prototypes.isEmpty { return [] }
    let found = byVersion(query.claim.positions(in: prototypes, listed))
    if !found.isEmpty {
      return found.compactMap { version, positions in
        preferred(positions, query.kind).map { (version, .found(prototypes[$0].object)) }
      }
    }
    let unclaimed = query.isOfOneStoryboard ? unclaimedInStoryboard : unclaimedAnywhere
    let identified = byVersion(Array(unclaimed.byIdentifier[query.claim.identifier]))
    // In a version that has the identifier, the prototype with it is meant, whatever its class.
    let excluded = Set(identified.map(\.version))
    let ofClass = byVersion(query.claim.listedClass.positions(in: prototypes) { unclaimed.byClass[$0] })
      .filter { !excluded.contains($0.version) }
    if !ofClass.isEmpty {
      return ofClass.compactMap { version, positions in
        nearest(to: query.claim.identifier, among: Array(positions)).map { (version, .otherIdentifier($0)) }
      }
    }
    return identified.compactMap { version, positions in
      preferred(positions, query.kind).map { (version, .otherClass(prototypes[$0].object)) }
    }
  }

  // MARK: Positions

  private func byVersion(_ positions: [Int]) -> [(version: Int, positions: ArraySlice<Int>)] {
    var groups: [(version: Int, positions: ArraySlice<Int>)] = []
    var start = 0
    for index in positions.indices {
      let version = prototypes[positions[index]].version
      let isLast = index + 1 == positions.count || prototypes[positions[index + 1]].version != version
      guard isLast else { continue }
      groups.append((version, positions[start...index]))
      start = index + 1
    }
    return groups
  }

  /// The first prototype of the kind, else the first. A collection keeps kinds apart: a header and a footer can share
  /// a class and an identifier.
  private func preferred(_ positions: ArraySlice<Int>, _ kind: String?) -> Int? {
    guard let kind else { return positions.first }
    return positions.first { (prototypes[$0].object.supplementaryKind ?? kind) == kind } ?? positions.first
  }

  private func nearest(to identifier: String, among positions: [Int]) -> InterfaceBuilderDocument.Reusable? {
    let candidates = positions.prefix(Self.maximumComparisons).map { prototypes[$0].object }
    let near = ReuseGenBasics.nearest(to: identifier, in: candidates.compactMap(\.identifier))
    return candidates.first { near != nil && $0.identifier == near } ?? candidates.first
  }
}
