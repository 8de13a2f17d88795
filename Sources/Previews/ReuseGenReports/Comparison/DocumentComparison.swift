/// The changes from one version of a document to another: what a person would say, and the number of mere rewrites.
package struct DocumentComparison: Sendable {
  /// The parts with changes, in the order of the new version.
  package let parts: [ComparedPart]
  package let rewrites: Rewrites

  /// - Parameter isSameText: Whether the files of the versions are equal byte by byte.
  package init(_ old: DocumentVersion, _ new: DocumentVersion, isSameText: Bool = false) {
    var collector = ChangeCollector(old, new)
    collector.collectSettings()
    collector.collectConnections()
    for id in new.tree.order { collector.collectObject(new: id) }
    collector.collectRemoved()
    collector.collectConstraints()
    collector.countRewrites()
    parts = collector.parts
    var rewrites = collector.rewrites
    if parts.isEmpty, rewrites.isEmpty, !isSameText { rewrites.add(1, .formatting) }
    self.rewrites = rewrites
  }

  package var changes: [Change] { parts.flatMap(\.changes) }
}

extension ComparedPart {
  /// The identifiers of the views that are elsewhere, or have another size.
  package var moved: [String] {
    changes.compactMap { change in
      if case .frame = change.kind { change.objectID } else { nil }
    }
  }
}
