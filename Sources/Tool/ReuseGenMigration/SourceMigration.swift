package import ReuseGenCore
package import ReuseGenDeclarations
import ReuseGenSyntax

/// Rewrites call sites with strings to the generated accessors, and keeps everything else byte for byte.
package struct SourceMigration {
  private let context: MigrationContext
  private let aliases: ToolAliases
  private let ownTypes: Set<String>

  private static var kinds: [any CallSiteKind.Type] {
    [
      DequeueCalls.self, RegisterCalls.self, SceneCalls.self, NibCalls.self, SegueCalls.self, ReusableCalls.self,
      HelperCalls.self,
    ]
  }

  private static let words = [
    "dequeueReusable", "register", "instantiate", "loadNibNamed", "egue", "R.nib", "R.storyboard", "R.reuseIdentifier",
    "UINib", "cellIdentifier", "StoryboardScene", "SceneType", "StoryboardType",
  ]

  /// - Parameters:
  ///   - declarations: Those of the whole target, in which constants are looked up.
  ///   - helpers: The sources with methods of the app that register and dequeue views, and with constants for its
  ///     bundle.
  ///   - module: The target's own module, with which identifiers can begin; `nil` if it isn't known.
  ///   - spellings: How the call sites that are rewritten name what they use.
  ///   - toolNames: The names of SwiftGen's types by those that a configuration gives them.
  package init(
    to accessors: CallableAccessors,
    _ declarations: Declarations,
    helpers: [MigrationSource] = [],
    module: String? = nil,
    from spellings: Set<Spelling> = Set(Spelling.allCases),
    toolNames: [String: String] = [:]
  ) {
    context = MigrationContext(accessors, declarations, module: module, spellings, helpers)
    aliases = ToolAliases(declarations, toolNames)
    ownTypes = ToolReferences.ownTypes(declarations)
  }

  /// The paths of the sources that extend lists and bundles, and may have methods that register and dequeue views.
  package static func pathsOfHelpers(_ declarations: Declarations) -> Set<String> {
    let extensions = ["UITableView", "UICollectionView", "Bundle"].flatMap { declarations.references(to: $0) }
    return Set(extensions.map { declarations.files[$0.file].path })
  }

  /// A source without any of these words has no call site, and needn't be read.
  package var words: [String] {
    let ofReusable =
      context.movesFromReusable ? ["Reusable", "Loadable", "StoryboardBased", "StoryboardSceneBased"] : []
    return Self.words + context.namesOfHelpers + aliases.names + ofReusable
  }

  /// The lines of a source that refer to other tools, which stay.
  package func references(in original: MigrationSource) -> [Spelling: [SourceLocation]] {
    var source = original
    source.aliases = aliases.names(in: source)
    return ToolReferences.find(in: source, ownTypes: ownTypes)
  }

  /// The source with its call sites rewritten.
  package func migrate(_ original: MigrationSource) -> MigratedSource {
    var source = original
    source.aliases = aliases.names(in: source)
    var (current, removedWords, counts): (MigrationSource, Set<String>, [String: Int]) = (source, [], [:])
    var bytes = source.bytes
    var draft = rewriting(current)
    // A call site within one that is rewritten, or that uses one, becomes an accessor in the text that follows.
    for _ in 0..<Self.maximumPasses where !draft.edits.isEmpty {
      let edits = draft.edits.resolved.edits
      let rewritten = edits.applied(to: bytes)
      guard rewritten != bytes else { break }
      removedWords.formUnion(edits.flatMap { current.words(in: $0.range) })
      counts.merge(draft.counts, uniquingKeysWith: +)
      bytes = rewritten
      let left = draft.left
      current = source.edited(bytes)
      draft = rewriting(current)
      // The call sites that stay keep the locations that they had in the source.
      draft.keepLocations(of: left)
    }
    return MigratedSource(
      path: source.path,
      bytes: bytes,
      isChanged: bytes != source.bytes,
      removedWords: removedWords,
      counts: counts,
      left: draft.left.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) },
      referencesBefore: ToolReferences.find(in: source, ownTypes: ownTypes),
      references: ToolReferences.find(in: current, ownTypes: ownTypes)
    )
  }

  /// Call sites that wait for others are few levels deep.
  private static let maximumPasses = 16

  /// The call sites that can be rewritten at once.
  private func rewriting(_ source: MigrationSource) -> MigrationDraft {
    var draft = MigrationDraft()
    guard !source.isGenerated else { return draft }
    guard source.isUnderstood else {
      let offset = source.declared.doubt?.offset ?? 0
      draft.leave(source.location(of: offset), because: .notUnderstood)
      return draft
    }
    for call in source.tree.nodes(.call).compactMap(source.tree.call) {
      let site = CallSite(call, in: source, context)
      if site.isOfSuperclass { continue }
      for kind in Self.kinds { rewrite(site, kind, &draft) }
    }
    SegueComparisons(source: source, context: context).rewrite(&draft)
    SegueConstants(source: source, context: context).rewrite(&draft)
    if context.movesFromReusable {
      ReusableImports.rewrite(source, &draft)
      ReusableConformances(source: source, context: context).rewrite(&draft)
    }
    NameValues(source: source, context: context).rewrite(&draft)
    return draft
  }

  private func rewrite(_ site: CallSite, _ kind: any CallSiteKind.Type, _ draft: inout MigrationDraft) {
    do throws(Reason) {
      if let rewriting = try kind.init(site: site).rewriting() { try draft.add([rewriting]) }
    } catch {
      guard context.isRelevant(error) else { return }
      draft.leave(site.location, because: error)
    }
  }
}
