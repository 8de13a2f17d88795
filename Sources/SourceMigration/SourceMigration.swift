package import ReuseGenCore
package import SourceDeclarations

/// Rewrites call sites with strings to the generated accessors, and keeps everything else byte for byte.
package enum SourceMigration {
  private static var kinds: [any CallSiteKind.Type] { [DequeueCalls.self, RegisterCalls.self] }

  /// The examples of all kinds of call sites.
  package static var examples: [MigrationExample] { kinds.flatMap { $0.examples } }

  /// The sources with their call sites rewritten, in their order.
  ///
  /// - Parameter declarations: Those of the whole target, in which constants are looked up.
  package static func migrate(
    _ sources: [MigrationSource],
    to accessors: [RecycledAccessor],
    _ declarations: Declarations
  ) -> [MigratedSource] {
    let context = MigrationContext(accessors, declarations)
    return sources.map { migrate($0, context) }
  }

  private static func migrate(_ source: MigrationSource, _ context: MigrationContext) -> MigratedSource {
    var draft = MigrationDraft()
    if source.isUnderstood {
      for call in source.tree.nodes(.call).compactMap(source.tree.call) {
        for kind in kinds { kind.rewrite(call, in: source, context, &draft) }
      }
    }
    let edits = draft.edits.filter { !$0.range.isEmpty }.resolved.edits
    return MigratedSource(
      path: source.path,
      bytes: edits.applied(to: source.bytes),
      edits: edits,
      counts: draft.counts,
      left: draft.left
    )
  }
}
