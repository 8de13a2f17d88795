package import ReuseGenCore
package import SourceDeclarations

/// Rewrites call sites with strings to the generated accessors, and keeps everything else byte for byte.
package enum SourceMigration {
  private static var kinds: [any CallSiteKind.Type] {
    [DequeueCalls.self, RegisterCalls.self, SceneCalls.self, NibCalls.self, SegueCalls.self, ReusableCalls.self]
  }

  /// The examples of all kinds of call sites.
  package static var examples: [MigrationExample] {
    kinds.flatMap { $0.examples } + SegueComparisons.examples
  }

  /// A source without any of these words has no call site, and needn't be read.
  package static let words = [
    "dequeueReusable", "register", "instantiate", "loadNibNamed", "egue", "R.nib", "R.storyboard",
  ]

  /// The sources with their call sites rewritten, in their order.
  ///
  /// - Parameters:
  ///   - declarations: Those of the whole target, in which constants are looked up.
  ///   - spellings: How the call sites that are rewritten name what they use.
  package static func migrate(
    _ sources: [MigrationSource],
    to accessors: CallableAccessors,
    _ declarations: Declarations,
    from spellings: Set<Spelling> = Set(Spelling.allCases)
  ) -> [MigratedSource] {
    let context = MigrationContext(accessors, declarations, spellings)
    return sources.map { migrate($0, context) }
  }

  private static func migrate(_ source: MigrationSource, _ context: MigrationContext) -> MigratedSource {
    var draft = MigrationDraft()
    if source.isUnderstood {
      for call in source.tree.nodes(.call).compactMap(source.tree.call) where !isOfSuperclass(call, source.tree) {
        for kind in kinds { rewrite(call, kind, source, context, &draft) }
      }
      SegueComparisons.rewrite(source, context, &draft)
    }
    let edits = draft.edits.resolved.edits
    return MigratedSource(
      path: source.path,
      bytes: edits.applied(to: source.bytes),
      edits: edits,
      counts: draft.counts,
      left: draft.left.sorted { $0.location.line < $1.location.line }
    )
  }

  /// Whether an override calls the method that it overrides, which an accessor would call again.
  private static func isOfSuperclass(_ call: Call, _ tree: SyntaxTree) -> Bool {
    tree.member(call.callee)?.base.map { tree.isName($0, "super") } ?? false
  }

  private static func rewrite(
    _ call: Call,
    _ kind: any CallSiteKind.Type,
    _ source: MigrationSource,
    _ context: MigrationContext,
    _ draft: inout MigrationDraft
  ) {
    do throws(Reason) {
      if let rewriting = try kind.rewrite(call, in: source, context) { try draft.add(rewriting) }
    } catch {
      guard context.isAsked(error) else { return }
      let name = source.tree.nameOfCallee(call.callee) ?? source.tree.first(call.node)
      draft.leave(source.location(of: source.tree.stream[name].start), because: error)
    }
  }
}
