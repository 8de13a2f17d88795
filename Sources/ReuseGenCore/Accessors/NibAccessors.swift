import ReuseGenMustache

/// The nibs of cells and views.
struct NibAccessors: AccessorKind {
  private let nibs: [MustacheValue]

  init(_ translation: Translation) {
    let resolved = translation.resolved
    nibs =
      resolved.cells.compactMap { cell in cell.nib.map { Self.value($0, cell, isRecycled: true, translation) } }
      + resolved.views.compactMap { view in
        view.nib.map { Self.value($0, view, isRecycled: view.role != .standalone, translation) }
      }
  }

  var context: [String: MustacheValue] { ["hasNibs": .bool(!nibs.isEmpty), "nibs": .array(nibs)] }

  private static func value(
    _ nib: ResolvedNib,
    _ resolved: some ResolvedEntry,
    isRecycled: Bool,
    _ translation: Translation
  ) -> MustacheValue {
    [
      "name": .string(resolved.name.declaration),
      "reference": .string(resolved.name.reference),
      "type": .string(resolved.type.code),
      "rawName": .string(resolved.name.base),
      "nibName": .literal(nib.name),
      "rawNibName": .string(nib.name),
      "bundle": .string(translation.bundleExpression(for: resolved.entry)),
      "isOwner": .bool(nib.isOwner),
      "isStandaloneOwner": .bool(nib.isOwner && !isRecycled),
      "outlets": translation.outlets(of: nib.listedClass, in: nib.lookup.document),
    ]
  }
}
