import ReuseGenBasics
import ReuseGenCLibrary
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenMigration
import ReuseGenSyntax
import ReuseGenSystemFiles

/// The sources of a target after the migration of their call sites.
struct MigratedTarget {
  private(set) var changes = ChangedFiles()
  /// The constants that only rewritten call sites used.
  private(set) var unused: [UnusedConstant] = []
  private let sources: [MigratedSource]
  /// The lines of other targets, such as tests, that refer to other tools, by source.
  private var otherReferences: [[Spelling: [SourceLocation]]] = []
  /// How many sources are read at a time: the syntax of a source is many times as large as its text, so that it isn't
  /// kept.
  private static let readTogether = 256

  /// - Parameters:
  ///   - sources: The paths of the target's sources.
  ///   - manifest: The path of the manifest.
  ///   - module: The target's own module; `nil` if it isn't known.
  ///   - toolNames: The names of SwiftGen's types by those that the app gives them.
  ///   - removesUnused: Whether constants that nothing uses afterwards are removed.
  init(
    sources paths: [String],
    of manifest: String,
    _ accessors: CallableAccessors,
    _ declarations: Declarations,
    module: String?,
    from spellings: Set<Spelling>,
    toolNames: [String: String],
    removesUnused: Bool
  ) throws(FileFailure) {
    let swift = paths.filter { SourceFile.Language(path: $0.lowercased()) == .swift }
    let helpers = SourceMigration.pathsOfHelpers(declarations)
    let migration = SourceMigration(
      to: accessors,
      declarations,
      helpers: try Self.read(swift.filter(helpers.contains)) { _ in true },
      module: module,
      from: spellings,
      toolNames: toolNames
    )
    let words = migration.words
    var sources: [MigratedSource] = []
    for start in stride(from: 0, to: swift.count, by: Self.readTogether) {
      let paths = Array(swift[start..<min(start + Self.readTogether, swift.count)])
      for original in try Self.read(paths, where: { Self.contains($0, words) }) {
        let migrated = migration.migrate(original)
        if !migrated.isChanged, migrated.left.isEmpty, migrated.references.isEmpty { continue }
        if migrated.isChanged { changes.add(migrated.path, original: original.bytes, changed: migrated.bytes) }
        sources.append(migrated)
      }
    }
    self.sources = sources
    if sources.contains(where: { !$0.referencesBefore.isEmpty }) {
      otherReferences = try Self.read(Self.otherSources(than: swift, around: manifest)) { Self.contains($0, words) }
        .map(migration.references)
    }
    let names = UnusedConstants.candidates(sources, declarations)
    if !names.isEmpty { try findUnused(names, in: swift, around: manifest, removes: removesUnused) }
  }

  /// The sources whose bytes meet a condition.
  ///
  /// - Parameter changed: The bytes of sources that aren't those of their files.
  private static func read(
    _ paths: [String],
    changed: [String: [UInt8]] = [:],
    where isWanted: @Sendable ([UInt8]) -> Bool
  ) throws(FileFailure) -> [MigrationSource] {
    try InputFile.found(paths) { file throws(FileFailure) -> MigrationSource? in
      let bytes: [UInt8] = if let text = changed[file.path] { text } else { try file.contents() }
      return isWanted(bytes) ? MigrationSource(path: file.path, bytes: bytes) : nil
    }
    .compactMap(\.self)
  }

  private mutating func findUnused(
    _ names: Set<String>,
    in paths: [String],
    around manifest: String,
    removes: Bool
  ) throws(FileFailure) {
    let changed = Dictionary(changes.changes.map { ($0.path, $0.changed) }) { $1 }
    let search = WordSearch(names)
    let sources = try Self.read(paths, changed: changed) { search.mayFind(in: $0) }
    var others = try Self.read(Self.otherSources(than: paths, around: manifest)) { search.mayFind(in: $0) }
    for index in others.indices { others[index].isOfTarget = false }
    let found = UnusedConstants.find(names, in: sources + others)
    guard removes else {
      unused = found
      return
    }
    unused = found.filter { $0.lines == nil }
    let removed = Dictionary(grouping: found) { $0.location.file }
    for source in sources {
      let lines = removed[source.path, default: []].compactMap(\.lines)
      guard !lines.isEmpty else { continue }
      let bytes = lines.map { Edit($0, "", "remove a constant") }.resolved.edits.applied(to: source.bytes)
      try changes.replace(source.path, with: bytes)
    }
  }

  /// The sources of other targets around the manifest: tests can use the target's constants.
  private static func otherSources(than paths: [String], around manifest: String) throws(FileFailure) -> [String] {
    guard let folder = EnclosingFolder.project(around: AbsolutePath(manifest).folder) else { return [] }
    let known = Set(paths.map { AbsolutePath($0) })
    return try FileSearch(kind: .swift, isOfTarget: true).files(in: [folder.text]) { _ in }.filter {
      !known.contains(AbsolutePath($0))
    }
  }

  private static func contains(_ bytes: [UInt8], _ words: [String]) -> Bool {
    // The C function ends at the first zero, which no source has.
    (bytes + [0]).withUnsafeBytes { bytes in
      guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
      return words.contains { strstr(text, $0) != nil }
    }
  }

  /// The call sites that stay as they are, with the reasons.
  var left: [Diagnostic] {
    sources.flatMap(\.left).map {
      Diagnostic(.warning, "the call site stays: \($0.reason)", at: $0.location, rule: "migrate")
    }
  }

  /// The constants that nothing uses, with what to do.
  var unusedConstants: [Diagnostic] {
    unused.map {
      let suggestion = $0.lines == nil ? "remove it" : "remove it, or migrate with --remove-unused"
      return Diagnostic(
        .warning,
        "nothing uses the constant \($0.name); \(suggestion)",
        at: $0.location,
        rule: "migrate"
      )
    }
  }

  /// The numbers of call sites that were rewritten, by accessor, and of those that were left.
  ///
  /// - Parameter settings: The files in which the app's other tools are set up.
  func summary(isDryRun: Bool, _ settings: ToolSettingFiles) -> [String] {
    var counts: [String: Int] = [:]
    for source in sources { counts.merge(source.counts, uniquingKeysWith: +) }
    let total = counts.values.reduce(0, +)
    let verb = isDryRun ? "would rewrite" : "rewrote"
    let files = changes.count
    var lines = ["\(verb) \(counted(total, "call site")) in \(counted(files, "source"))"]
    let width = counts.values.map { "\($0)".count }.max() ?? 0
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(String(repeating: " ", count: width - "\(count)".count))\(count)  \(name)")
    }
    let left = sources.flatMap(\.left)
    if !left.isEmpty { lines.append("left \(counted(left.count, "call site")), with the reasons above") }
    let unlisted = left.count(where: \.isUnlisted)
    if unlisted > 0 {
      let needs = unlisted == 1 ? "needs an entry" : "need entries"
      lines.append("\(unlisted) of them \(needs) in the manifest; reusegen init --update adds those that it finds")
    }
    let tools = [Spelling.rswift, .swiftgen].filter { tool in sources.contains { $0.referencesBefore[tool] != nil } }
    for tool in tools {
      lines.append(summary(of: tool))
      if otherReferences.contains(where: { $0[tool] != nil }) {
        lines.append("  to migrate other targets too, name the folders of all sources with --sources")
      }
      let places = settings.places(of: tool)
      if !places.isEmpty { lines.append("  it is set up in \(places.joined(separator: ", "))") }
    }
    if !tools.isEmpty, let target = settings.deploymentTarget { lines.append(target) }
    return lines
  }

  /// The lines that still refer to a tool, or the settings to remove if there are none.
  private func summary(of tool: Spelling) -> String {
    let (name, parts, removal) =
      tool == .rswift
      ? (
        "R.swift", "R.nib, R.reuseIdentifier, R.storyboard and R.segue",
        "let it generate the other resources with --generators, or remove its build phase, its package and its imports"
      )
      : (
        "SwiftGen", "StoryboardScene and StoryboardSegue",
        "remove ib from swiftgen.yml, and the file that it writes"
      )
    let left = (sources.map(\.references) + otherReferences).flatMap { $0[tool] ?? [] }
    guard !left.isEmpty else { return "\(name): nothing refers to \(parts) any more; \(removal)" }
    let shown = left.prefix(10).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    let more = left.count > 10 ? ", and \(left.count - 10) more" : ""
    return "\(name): \(counted(left.count, "line")) still \(left.count == 1 ? "refers" : "refer") to \(parts): "
      + shown + more
  }
}
