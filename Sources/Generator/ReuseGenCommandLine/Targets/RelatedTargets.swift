package import XcodeProjects

/// A target with those whose files matter to its own: those that it sees, and those that see it.
package struct RelatedTargets {
  package let target: CheckedTarget
  /// The targets whose modules it sees.
  package let visible: [CheckedTarget]
  /// The targets that see its module.
  package let users: [CheckedTarget]

  package init(of index: Int, in targets: [CheckedTarget]) {
    target = targets[index]
    visible = target.visible.map { targets[$0] }
    users = targets.filter { $0.visible.contains(index) }
  }

  /// The sources whose declarations the target's documents and sources can name.
  package var sources: [ProjectFile] { target.sources + visible.flatMap(\.sources) }

  /// The sources whose names are checked. The code of tests names what isn't there on purpose.
  package var checkedSources: Set<String> { target.isTest ? [] : Set(target.sources.map(\.path)) }

  /// The documents of the other targets that code can use: code of a framework can load what the app has.
  package var otherDocuments: [ProjectFile] {
    // Names that differ only in Unicode's normalization are equal as strings.
    var seen = Set(target.documents.map { Array($0.path.utf8) })
    return (visible + users).flatMap(\.documents).filter { seen.insert(Array($0.path.utf8)).inserted }
  }

  /// The assets that documents and code can use. A package's target has a bundle of its own, beside which code uses
  /// that of the app.
  package var assets: [String] {
    let others = target.folder == nil ? visible + users : users.filter { $0.folder == nil }
    return target.assets + others.flatMap(\.assets)
  }
}
