import ReuseGenMustache

/// A view that a container recycles. Several lists share it.
final class RecycledView: ContextObject {
  let container: Container
  private let type: TypeName
  /// The class as the manifest names it.
  private let className: String
  private let types: CatalogTypes
  private let library: LibraryNames
  private let name: AccessorName
  private let identifier: String
  /// The name of the nib that the container loads, or `nil` if there is none. An owner loads its nib itself: to the
  /// container it is a class.
  private let nibName: String?
  /// The name of the storyboard that registers the view, or `nil` if code does.
  private let storyboard: String?
  /// The element kind of a supplementary view, or `nil` for cells and a table's headers and footers.
  private let kind: String?
  private let isHeaderOrFooter: Bool
  /// `Cells` or `Views`, the enum in the catalog.
  private let part: String
  private let bundles: Bundles
  private let conforms: Bool
  /// The names of its groups.
  let groups: [String]
  /// The names of the outlets that the view's document connects.
  private let outlets: OutletList
  private let availability: Availability
  /// The condition of code that loads the view, also from a prototype's scene.
  private let condition: String?
  /// The listed scene that contains the prototype, or `nil` if there is none.
  private let prototypeScene: String?
  /// Whether no listed scene leads to the prototype, and the storyboard's initial scene does.
  let isInInitialScene: Bool

  convenience init(_ cell: ResolvedCell, _ input: AccessorInput) {
    self.init(
      cell,
      part: "Cells",
      cell.container,
      cell.source,
      groups: cell.entry.groups,
      document: cell.source.document,
      prototypes: cell.source.storyboard?.prototypes ?? [],
      input
    )
  }

  /// `nil`: the view isn't recycled.
  convenience init?(_ view: ResolvedView, _ input: AccessorInput) {
    let (container, kind): (Container, String?)
    switch view.role {
    case .standalone: return nil
    case .headerOrFooter: (container, kind) = (.table, nil)
    case .supplementary(let elementKind): (container, kind) = (.collection, elementKind)
    }
    self.init(
      view,
      part: "Views",
      container,
      view.source,
      groups: view.entry.groups,
      kind: kind,
      isHeaderOrFooter: view.role == .headerOrFooter,
      document: view.source.nib?.lookup.document,
      input
    )
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
    _ input: AccessorInput
  ) {
    self.container = container
    type = resolved.writtenType
    className = resolved.type.text
    types = input.types
    library = input.library
    name = resolved.name
    identifier = resolved.entry.reuseIdentifier
    nibName = source.nib.flatMap { $0.isOwner ? nil : $0.name }
    storyboard = source.storyboard?.name
    self.groups = groups.map(\.value)
    self.kind = kind
    self.isHeaderOrFooter = isHeaderOrFooter
    self.part = part
    bundles = input.bundles
    conforms = input.conforms(resolved)
    outlets = input.outletNames.list(resolved.listedClass, document)
    availability = input.availability(of: type)
    let scenes = PrototypeScenes(prototypes)
    let scene = scenes.firstListed(in: input)
    prototypeScene = scene?.name.reference
    var whole = availability
    if let scene { whole.formUnion(input.availability(of: scene.writtenType)) }
    condition = whole.condition
    isInInitialScene = prototypeScene == nil && scenes.includeInitial
  }

  /// Whether code registers the view; a storyboard registers its prototypes itself.
  var isRegisteredByCode: Bool { storyboard == nil }

  enum Key: String, CaseIterable {
    case type, catalogType, name, rawName, reference, suffix, identifier, rawIdentifier, identifierType, part, receiver
    case position, kind, rawKind, nibName, rawNibName, prototypeIn, rawPrototypeIn, groups, bundle, isPlain, isIndexed
    case isRegistered, outlets, prototypeScene, isInInitialScene, available, condition
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
    case .identifierType: .string(library[kind == nil ? .reuseIdentifier : .supplementaryIdentifier])
    case .part: .string(part)
    case .receiver: .string(container == .table ? "tableView" : "collectionView")
    case .position: .string(position)
    case .kind: .optionalLiteral(kind)
    case .rawKind: .optional(kind)
    case .nibName: .optionalLiteral(nibName)
    case .rawNibName: .optional(nibName)
    case .prototypeIn: .optionalLiteral(storyboard)
    case .rawPrototypeIn: .optional(storyboard)
    case .groups: .list(groups.map(GroupName.init))
    case .bundle: .string(bundles.expression(for: type))
    case .isPlain: .bool(nibName == nil && storyboard == nil && kind == nil)
    case .isIndexed: .bool(!isHeaderOrFooter)
    case .isRegistered: .bool(isRegisteredByCode)
    case .outlets: .string(outlets.text)
    case .available: .string(availability.attribute)
    case .condition: .optional(condition)
    case .prototypeScene: .optional(prototypeScene)
    case .isInInitialScene: .bool(isInInitialScene)
    }
  }

  /// The accessors of the view, and what a call must state to be replaced by one.
  var accessor: RecycledAccessor {
    let role: RecycledAccessor.Role =
      if let kind {
        .supplementary(kind: kind)
      } else if isHeaderOrFooter {
        .headerOrFooter
      } else {
        container == .table ? .tableCell : .collectionCell
      }
    return RecycledAccessor(
      role: role,
      className: className,
      identifier: identifier,
      nibName: nibName,
      isRegisteredByCode: isRegisteredByCode,
      conforms: conforms,
      suffix: name.suffix,
      value: "\(types.catalog).\(part).\(name.reference)"
    )
  }

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
