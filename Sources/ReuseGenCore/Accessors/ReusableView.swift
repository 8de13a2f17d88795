import ReuseGenMustache

/// A view that a container recycles. Several lists share it.
final class ReusableView: ContextObject {
  let container: Container
  private let type: TypeName
  private let types: CatalogTypes
  private let name: AccessorName
  private let identifier: String
  private let source: ViewSource
  /// The element kind of a supplementary view; nil for cells and a table's headers and footers.
  private let kind: String?
  private let isHeaderOrFooter: Bool
  /// `Cells` or `Views`, the enum in the catalog.
  private let part: String
  private let bundles: Bundles
  /// The names of its groups.
  let groups: [String]
  /// The names of the outlets that the view's document connects.
  private let outlets: String
  /// The listed scene that contains the prototype; nil if there is none.
  private let prototypeScene: String?
  /// Whether no listed scene leads to the prototype, and the storyboard's initial scene does.
  let isInInitialScene: Bool

  convenience init(_ cell: ResolvedCell, _ translation: Translation) {
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
  convenience init?(_ view: ResolvedView, _ translation: Translation) {
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
    type = resolved.type
    types = translation.types
    name = resolved.name
    identifier = resolved.entry.reuseIdentifier
    self.source = source
    self.groups = groups.map(\.value)
    self.kind = kind
    self.isHeaderOrFooter = isHeaderOrFooter
    self.part = part
    bundles = translation.bundles
    outlets = translation.outletNames[resolved.listedClass, document]
    let prototypes = source.storyboard == nil ? [] : prototypes
    let scenes = PrototypeScenes(prototypes)
    prototypeScene = scenes.firstListed(in: translation)?.name.reference
    isInInitialScene = prototypeScene == nil && scenes.includeInitial
  }

  /// Whether code registers the view; a storyboard registers its prototypes itself.
  var isRegisteredByCode: Bool { if case .prototype = source { false } else { true } }

  enum Key: String, CaseIterable {
    case type, catalogType, name, rawName, reference, suffix, identifier, rawIdentifier, identifierType, part, receiver
    case position, kind, rawKind, nibName, rawNibName, prototypeIn, rawPrototypeIn, groups, bundle, isPlain, isIndexed
    case isRegistered, outlets, prototypeScene, isInInitialScene
  }

  static let keys = ContextKeys<Key>()

  func value(of key: String) -> MustacheValue? {
    guard let key = Self.keys[key] else { return nil }
    return switch key {
    case .type: .string(type.code)
    case .catalogType: .string(types.name(of: type))
    case .name: .string(name.declaration)
    case .rawName: .string(name.base)
    case .reference: .string(name.reference)
    case .suffix: .string(name.suffix)
    case .identifier: .literal(identifier)
    case .rawIdentifier: .string(identifier)
    case .identifierType: .string(kind == nil ? "ReuseIdentifier" : "SupplementaryIdentifier")
    case .part: .string(part)
    case .receiver: .string(container == .table ? "tableView" : "collectionView")
    case .position: .string(position)
    case .kind: .optionalLiteral(kind)
    case .rawKind: .optional(kind)
    case .nibName: .optionalLiteral(source.nib)
    case .rawNibName: .optional(source.nib)
    case .prototypeIn: .optionalLiteral(source.storyboard)
    case .rawPrototypeIn: .optional(source.storyboard)
    case .groups: .list(groups.map(GroupName.init))
    case .bundle: .string(bundles.expression(for: type))
    case .isPlain: .bool(source == .code && kind == nil)
    case .isIndexed: .bool(!isHeaderOrFooter)
    case .isRegistered: .bool(isRegisteredByCode)
    case .outlets: .string(outlets)
    case .prototypeScene: prototypeScene.map { .string($0) } ?? .null
    case .isInInitialScene: .bool(isInInitialScene)
    }
  }

  /// A group as the view has it.
  struct GroupName: ContextObject {
    enum Key: String, CaseIterable { case name, rawName }

    static let keys = ContextKeys<Key>()

    let name: String

    func value(of key: String) -> MustacheValue? {
      guard let key = Self.keys[key] else { return nil }
      return switch key {
      case .name: .string(SwiftIdentifier.declared(name))
      case .rawName: .string(name)
      }
    }
  }

  private var position: String {
    if kind != nil { return "the section" }
    return container == .table ? "the row" : "the item"
  }
}
