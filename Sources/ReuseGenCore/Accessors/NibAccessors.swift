import ReuseGenMustache

/// The nibs of cells and views.
struct NibAccessors: AccessorKind {
  fileprivate struct Nib: Sendable {
    let name: AccessorName
    let type: String
    let nibName: String
    let bundle: String
    let isOwner: Bool
    let isRecycled: Bool
    let outlets: String
  }

  private let nibs: [Nib]

  init(_ translation: Translation) {
    let resolved = translation.resolved
    nibs =
      resolved.cells.compactMap { cell in cell.nib.map { Nib($0, cell, isRecycled: true, translation) } }
      + resolved.views.compactMap { view in
        view.nib.map { Nib($0, view, isRecycled: view.role != .standalone, translation) }
      }
  }

  var context: [String: MustacheValue] { ["hasNibs": .bool(!nibs.isEmpty), "nibs": .list(nibs, \.value)] }
}

extension NibAccessors.Nib {
  fileprivate init(
    _ nib: ResolvedNib,
    _ resolved: some ResolvedEntry,
    isRecycled: Bool,
    _ translation: Translation
  ) {
    name = resolved.name
    type = resolved.type.code
    nibName = nib.name
    bundle = translation.bundleExpression(for: resolved.entry)
    isOwner = nib.isOwner
    self.isRecycled = isRecycled
    outlets = translation.outletNames[nib.listedClass, nib.lookup.document]
  }

  fileprivate var value: MustacheValue {
    [
      "name": .string(name.declaration),
      "reference": .string(name.reference),
      "type": .string(type),
      "rawName": .string(name.base),
      "nibName": .literal(nibName),
      "rawNibName": .string(nibName),
      "bundle": .string(bundle),
      "isOwner": .bool(isOwner),
      "isStandaloneOwner": .bool(isOwner && !isRecycled),
      "outlets": .string(outlets),
    ]
  }
}
