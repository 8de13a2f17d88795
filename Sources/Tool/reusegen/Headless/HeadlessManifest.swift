import ManifestDrafting
import ReuseGenCore

/// The reuse.json of a package that tests an app.
struct HeadlessManifest {
  let text: String
  /// The classes of the entries by their names, and by those of their accessors.
  let classesOfAccessors: [String: String]
  /// The number of cells, views and scenes whose classes are left out, or members of them.
  let absentCount: Int
}

extension HeadlessManifest {
  init(_ draft: ManifestDraft) {
    self.init(text: draft.text, classesOfAccessors: draft.classesOfAccessors, absentCount: draft.absentCount)
  }
}

extension Manifest {
  var classesOfAccessors: [String: String] {
    var classes: [String: String] = [:]
    for entry in entries {
      let type = entry.type.value.text
      classes[entry.accessorName.base] = type
      classes[type] = type
    }
    return classes
  }
}
