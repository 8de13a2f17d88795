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

  init(_ cell: ResolvedCell, _ translation: Translation) {
    self.init(cell, part: "Cells", cell.container, cell.source, groups: cell.entry.groups, translation)
  }

  /// nil: the view isn't recycled.
  init?(_ view: ResolvedView, _ translation: Translation) {
    var source = ViewSource.code
    // An owner loads its nib itself: to the container it is a class.
    if let nib = view.nib, !view.entry.isOwner { source = .nib(nib.name) }
    if let storyboard = view.storyboard { source = .prototype(storyboard: storyboard) }
    let groups = view.entry.groups
    switch view.role {
    case .standalone:
      return nil
    case .headerOrFooter:
      self.init(view, part: "Views", .table, source, groups: groups, isHeaderOrFooter: true, translation)
    case .supplementary(let kind):
      self.init(view, part: "Views", .collection, source, groups: groups, kind: kind, translation)
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
    ]
  }

  private var position: String {
    if kind != nil { return "the section" }
    return container == .table ? "the row" : "the item"
  }
}
