import ReuseGenBasics
import ReuseGenXML

typealias SceneMatch = Match<InterfaceBuilderDocument.Scene>

/// The scenes of all storyboards, found by identifier and class.
struct SceneIndex: Sendable {
  private struct Scene: ObjectOfClass {
    let version: Int
    let object: InterfaceBuilderDocument.Scene
    let `class`: DocumentClass

    /// Whether the scene is a reference to a scene of another storyboard, which states no class.
    var isReference: Bool { object.isReference }
  }

  private struct ObjectID: Hashable {
    var version: Int
    var id: String
  }

  /// The number of scenes of a class that are compared with a misspelled identifier.
  private static let maximumComparisons = 100

  private let versions: StoryboardVersions
  /// In document order.
  private var scenes: [Scene] = []
  /// The positions of each version's scenes.
  private var ranges: [Range<Int>] = []
  private var byIdentifier = ObjectIndex<String>()
  private var byClass = ObjectIndex<DocumentClass.Key>()
  private var listed = ObjectIndex<IdentifiedClass>()
  private var references = ObjectIndex<String>()
  private var unclaimedByClass = ObjectIndex<DocumentClass.Key>()
  private var unclaimedReferences: [Int] = []
  private var byObjectID: [ObjectID: Int] = [:]
  private var links: [ObjectID: InterfaceBuilderDocument.Link] = [:]

  init(_ versions: StoryboardVersions, claims: ClaimTable, by classes: ClassComparison) {
    self.versions = versions
    for (number, version) in versions.all.enumerated() {
      let first = scenes.count
      for object in version.document.scenes {
        let stated = classes.stated(object.class, element: object.element)
        insert(Scene(version: number, object: object, class: stated))
      }
      ranges.append(first..<scenes.count)
      for link in version.document.links {
        guard let id = link.id.map({ ObjectID(version: number, id: $0) }), links[id] == nil else { continue }
        links[id] = link
      }
    }
    indexUnclaimed(claims)
  }

  private mutating func insert(_ scene: Scene) {
    let position = scenes.count
    scenes.append(scene)
    byClass.insert(position, at: scene.class.key)
    if let id = scene.object.id.map({ ObjectID(version: scene.version, id: $0) }), byObjectID[id] == nil {
      byObjectID[id] = position
    }
    guard let identifier = scene.object.identifier else { return }
    byIdentifier.insert(position, at: identifier)
    if scene.isReference {
      references.insert(position, at: identifier)
    } else {
      listed.insert(position, at: IdentifiedClass(identifier: identifier, class: scene.class.key))
    }
  }

  private mutating func indexUnclaimed(_ claims: ClaimTable) {
    var isClaimed = Array(repeating: false, count: scenes.count)
    let storyboards = zip(ranges, versions.all).flatMap { range, version in
      Array(repeating: version.storyboard.name, count: range.count)
    }
    for (claim, scope) in claims.scopes {
      for position in claim.positions(in: scenes, listed) + references[claim.identifier]
      where scope.contains(storyboards[position]) {
        isClaimed[position] = true
      }
    }
    for position in scenes.indices where !isClaimed[position] {
      if scenes[position].isReference {
        unclaimedReferences.append(position)
      } else {
        unclaimedByClass.insert(position, at: scenes[position].class.key)
      }
    }
  }

  // MARK: Matches

  /// The scene that an entry means in one version of a storyboard.
  ///
  /// - Parameter identifier: `nil` for the initial scene.
  func match(_ listedClass: ListedClass, identifier: String?, in version: Int) -> SceneMatch {
    guard let identifier else {
      guard let initial = initialPosition(in: version) else { return .none }
      let isOfClass = scenes[initial].isReference || scenes[initial].class.matches(listedClass)
      return isOfClass ? .found(scenes[initial].object) : .otherClass(scenes[initial].object)
    }
    let range = ranges[version]
    let ofClass = Claim(listedClass: listedClass, identifier: identifier).positions(in: scenes, listed, range: range)
      .first
    let reference = references[identifier, in: range].first
    if let found = [ofClass, reference].compactMap({ $0 }).min() { return .found(scenes[found].object) }
    if let found = byIdentifier[identifier, in: range].first { return .otherClass(scenes[found].object) }
    return nearest(to: identifier, of: listedClass, in: range).map { .otherIdentifier($0) } ?? .none
  }

  private func nearest(
    to identifier: String,
    of listedClass: ListedClass,
    in range: Range<Int>
  ) -> InterfaceBuilderDocument.Scene? {
    let references = unclaimedReferences.positions(in: range)
    let positions =
      listedClass.positions(in: scenes, limit: Self.maximumComparisons) { unclaimedByClass[$0, in: range] }
      + references.prefix(Self.maximumComparisons)
    let candidates = positions.sorted().prefix(Self.maximumComparisons).map { scenes[$0].object }
    let near = ReuseGenBasics.nearest(to: identifier, in: candidates.compactMap(\.identifier))
    return candidates.first { near != nil && $0.identifier == near } ?? candidates.first
  }

  // MARK: Scenes

  /// The first scene with a custom class, in one version or in all.
  func first(ofCustomClass listedClass: ListedClass, in version: Int? = nil) -> FoundScene? {
    let position = listedClass.positions(in: scenes, limit: 1) { key in
      guard key.isCustom else { return [] }
      return version.map { byClass[key, in: ranges[$0]] } ?? byClass[key]
    }.first
    return position.map(found)
  }

  /// The scene with a storyboard identifier, or the initial scene.
  func scene(identified identifier: String?, in version: Int) -> FoundScene? {
    let position = identifier.map { byIdentifier[$0, in: ranges[version]].first } ?? initialPosition(in: version)
    return position.map(found)
  }

  /// The scene whose controller has an object identifier.
  func scene(controlledBy id: String, in version: Int) -> InterfaceBuilderDocument.Scene? {
    byObjectID[ObjectID(version: version, id: id)].map { scenes[$0].object }
  }

  /// The link of a reference to another storyboard.
  func link(of id: String, in version: Int) -> InterfaceBuilderDocument.Link? {
    links[ObjectID(version: version, id: id)]
  }

  private func found(_ position: Int) -> FoundScene {
    let scene = scenes[position]
    let version = versions.all[scene.version]
    return FoundScene(
      storyboard: version.storyboard,
      document: version.document,
      scene: scene.object,
      class: scene.class
    )
  }

  private func initialPosition(in version: Int) -> Int? {
    versions.all[version].document.initial.flatMap { byObjectID[ObjectID(version: version, id: $0)] }
  }
}

extension InterfaceBuilderDocument.Scene {
  /// Whether the scene is a reference to a scene of another storyboard.
  var isReference: Bool { IBObjectType.category(of: element) == .sceneReference }
}

/// A scene and where it is.
struct FoundScene: Sendable {
  let storyboard: NamedDocument
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderDocument.Scene
  let `class`: DocumentClass
}
