import ReuseGenCore
import ReuseGenDrafting

/// The reuse.json of a package that tests an app.
struct HeadlessManifest {
  let text: String
  /// The classes of the entries, each by its name, by that of its accessor and by its reuse identifier. Several classes
  /// can have the same identifier.
  let namedClasses: [(name: String, className: String)]
  /// The number of cells, views and scenes whose classes are left out, or members of them.
  let absentCount: Int
}

extension HeadlessManifest {
  init(_ draft: ManifestDraft) {
    self.init(text: draft.text, namedClasses: draft.namedClasses, absentCount: draft.absentCount)
  }
}

extension Manifest {
  var namedClasses: [(name: String, className: String)] {
    let identifiers = cells.map { ($0.reuseIdentifier, $0.type.value.text) }
    return entries.flatMap { entry in
      let type = entry.type.value.text
      return [(type, type), (entry.accessorName.base, type)]
    } + identifiers
  }
}
