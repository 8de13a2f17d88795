import ReuseGenMustache

/// A view that a container recycles.
struct ReusableView: Sendable {
  let container: Container
  private let type: String
  /// The class as the catalog's expressions name it.
  private let catalogType: String
  private let name: AccessorName
  private let identifier: String
  private let source: ViewSource
  /// The element kind of a supplementary view; nil for cells and a table's headers and footers.
  private let kind: String?
  private let isHeaderOrFooter: Bool
  /// `Cells` or `Views`, the enum in the catalog.
  private let part: String
  /// The Swift expression of the bundle that contains the nib.
  private let bundle: String
  /// The names of its groups.
  let groups: [String]
  /// The names of the outlets that the view's document connects.
  private let outlets: String
  /// The listed scene that contains the prototype; nil if there is none.
  private let prototypeScene: String?
  /// Whether no listed scene leads to the prototype, and the storyboard's initial scene does.
  let isInInitialScene: Bool

  init(_ cell: ResolvedCell, _ translation: Translation) {
    self.init(
      cell,
      part: "Cells",
      cell.container,
      cell.source,
      groups: cell.entry.groups,
      document: cell.document,
      prototypes: cell.prototypes,
      translation
    )
  }

  /// nil: the view isn't recycled.
  init?(_ view: ResolvedView, _ translation: Translation) {
    var source = ViewSource.code
    // An owner loads its nib itself: to the container it is a class.
    if let nib = view.nib, !view.entry.isOwner { source = .nib(nib.name) }
    if let storyboard = view.storyboard { source = .prototype(storyboard: storyboard) }
    let groups = view.entry.groups
    switch view.role {
    case .standalone: return nil
    case .headerOrFooter:
      let document = view.nib?.lookup.document
      self.init(
        view,
        part: "Views",
        .table,
        source,
        groups: groups,
        isHeaderOrFooter: true,
        document: document,
        translation
      )
    case .supplementary(let kind):
      let document = view.nib?.lookup.document
      self.init(view, part: "Views", .collection, source, groups: groups, kind: kind, document: document, translation)
    }
  }

  private init(
    _ resolved: some ResolvedEntry,
    part: String,
    _ container: Container,
    _ source: ViewSource,
    groups: [Located<String>],
    kind: String? = nil,
    isHeaderOrFooter: Bool = false,
    document: NamedDocument?,
    prototypes: [ResolvedPrototype] = [],
    _ translation: Translation
  ) {
    self.container = container
    type = resolved.type.code
    catalogType = translation.types.name(of: resolved.type)
    name = resolved.name
    identifier = resolved.entry.reuseIdentifier
    self.source = source
    self.groups = groups.map(\.value)
    self.kind = kind
    self.isHeaderOrFooter = isHeaderOrFooter
    self.part = part
    bundle = translation.bundleExpression(for: resolved.entry)
    outlets = translation.outletNames[resolved.listedClass, document]
    let prototypes = source.storyboard == nil ? [] : prototypes
    prototypeScene = Self.scene(of: prototypes, translation)
    isInInitialScene = prototypeScene == nil && Self.isInInitialScene(prototypes)
  }

  /// The listed scene whose contents include one of the prototypes, or else one that is made together with its scene.
  private static func scene(of prototypes: [ResolvedPrototype], _ translation: Translation) -> String? {
    let ids = Set(prototypes.flatMap(\.versions).compactMap { $0.match.objectOfClass?.sceneID })
    let scenes = translation.resolved.scenes
    if let first = ids.compactMap({ translation.firstScenes[$0] }).min() { return scenes[first].name.reference }
    if ids.isEmpty { return nil }
    let container = scenes.first { scene in
      scene.versions.contains { version in
        version.match.objectOfClass.map { !version.document.scenesMade(with: $0).isDisjoint(with: ids) } ?? false
      }
    }
    return container?.name.reference
  }

  private static func isInInitialScene(_ prototypes: [ResolvedPrototype]) -> Bool {
    prototypes.flatMap(\.versions).contains { version in
      guard let initial = version.document.initialScene, let id = version.match.objectOfClass?.sceneID else {
        return false
      }
      return version.document.scenesMade(with: initial).contains(id)
    }
  }

  /// Whether code registers the view; a storyboard registers its prototypes itself.
  var isRegisteredByCode: Bool { if case .prototype = source { false } else { true } }

  var value: MustacheValue {
    [
      "type": .string(type),
      "catalogType": .string(catalogType),
      "name": .string(name.declaration),
      "rawName": .string(name.base),
      "reference": .string(name.reference),
      "suffix": .string(name.suffix),
      "identifier": .literal(identifier),
      "rawIdentifier": .string(identifier),
      "identifierType": .string(kind == nil ? "ReuseIdentifier" : "SupplementaryIdentifier"),
      "part": .string(part),
      "receiver": .string(container == .table ? "tableView" : "collectionView"),
      "position": .string(position),
      "kind": .optionalLiteral(kind),
      "rawKind": .optional(kind),
      "nibName": .optionalLiteral(source.nib),
      "rawNibName": .optional(source.nib),
      "prototypeIn": .optionalLiteral(source.storyboard),
      "rawPrototypeIn": .optional(source.storyboard),
      "groups": .array(groups.map { ["name": .string(SwiftIdentifier.declared($0)), "rawName": .string($0)] }),
      "bundle": .string(bundle),
      "isPlain": .bool(source == .code && kind == nil),
      "isIndexed": .bool(!isHeaderOrFooter),
      "isRegistered": .bool(isRegisteredByCode),
      "outlets": .string(outlets),
      "prototypeScene": prototypeScene.map { .string($0) } ?? .null,
      "isInInitialScene": .bool(isInInitialScene),
    ]
  }

  private var position: String {
    if kind != nil { return "the section" }
    return container == .table ? "the row" : "the item"
  }
}
