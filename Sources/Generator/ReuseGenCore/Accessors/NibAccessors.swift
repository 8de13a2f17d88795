import ReuseGenMustache

/// The nibs of cells and views.
struct NibAccessors: AccessorKind {
  struct Nib: ContextObject {
    enum Key: String, CaseIterable {
      case name, rawName, reference, type, nibName, rawNibName, bundle, outlets, isOwner, isStandaloneOwner
      case available, condition
    }

    static let keys = ContextKeys<Key>()

    let name: AccessorName
    let type: String
    let nibName: String
    let bundle: String
    let isOwner: Bool
    /// Whether the owner is a view that makes itself with its frame: no list does, and it is no controller.
    let isStandaloneOwner: Bool
    let outlets: OutletList
    let availability: Availability
  }

  private let nibs: [Nib]

  init(_ input: AccessorInput) {
    let resolved = input.resolved
    nibs =
      resolved.cells.compactMap { cell in cell.source.nib.map { Nib($0, cell, isRecycled: true, input) } }
      + resolved.views.compactMap { view in
        view.source.nib.map { Nib($0, view, isRecycled: view.role != .standalone, input) }
      }
  }

  var context: [String: MustacheValue] { ["hasNibs": .bool(!nibs.isEmpty), "nibs": .list(nibs)] }
}

extension NibAccessors.Nib {
  fileprivate init(
    _ nib: ResolvedNib,
    _ resolved: some ResolvedEntry,
    isRecycled: Bool,
    _ input: AccessorInput
  ) {
    name = resolved.name
    type = resolved.writtenType.code
    nibName = nib.name
    bundle = input.bundles.expression(for: resolved.writtenType)
    isOwner = nib.isOwner
    isStandaloneOwner =
      nib.isOwner && !isRecycled && !input.isController(resolved.type) && input.isMadeWithFrame(resolved.type)
    availability = input.availability(of: resolved.writtenType)
    outlets = input.outletNames.list(nib.listedClass, nib.lookup.document)
  }

  func value(of key: String) -> MustacheValue? {
    guard let key = Self.keys[key] else { return nil }
    return switch key {
    case .name: .string(name.declaration)
    case .reference: .string(name.reference)
    case .type: .string(type)
    case .rawName: .string(name.base)
    case .nibName: .literal(nibName)
    case .rawNibName: .string(nibName)
    case .bundle: .string(bundle)
    case .isOwner: .bool(isOwner)
    case .isStandaloneOwner: .bool(isStandaloneOwner)
    case .outlets: .string(outlets.text)
    case .available: .string(availability.attribute)
    case .condition: .optional(availability.condition)
    }
  }
}
