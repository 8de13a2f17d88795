package import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenVisibleText
import ReuseGenXML

/// A manifest that `reusegen init` drafts from documents and sources.
package struct ManifestDraft {
  private(set) var entries: [DraftEntry] = []
  /// The entries as they are written, without comments.
  private var written: Set<String> = []
  /// The reasons for what is left out, by file.
  private var leftOut: [(path: String, reason: String)] = []
  private var header: DraftHeader
  let documents: DocumentSet
  let sources: DraftSources
  private let checkedSources: Declarations
  /// Whether the sources declare at least half of the classes that documents name as the target's.
  private let areSourcesOfTarget: Bool

  /// Whether there is nothing to list.
  package var isEmpty: Bool { entries.isEmpty }

  /// Reports the documents that can't be read and are left out.
  package let diagnostics: [Diagnostic]

  /// Why classes aren't in the target although documents name them, by their names: "it imports ARKit".
  private let absentClasses: [String: String]
  private let bundleModule: String?

  /// - Parameters:
  ///   - files: The documents. Their paths are relative to the folder, so that the draft doesn't depend on the current
  ///     folder.
  ///   - sources: The sources of the target, with paths in the same form.
  ///   - interfaceBuilder: The path of the documents, relative to the manifest; `nil` if they are in its folder.
  ///   - documentPaths: The paths of the documents, relative to the manifest, if not all in their folder count.
  ///   - sourcePaths: The paths of the sources, relative to the manifest, if they were specified.
  ///   - project: The target that the files belong to, if they are those of a project.
  ///   - schema: The path of the JSON schema, relative to the manifest; `nil` if there is none.
  ///   - module: The target's own module, if it is known.
  ///   - bundleModule: The module of the bundle with the documents, if it isn't the target's.
  ///   - areSourcesComplete: Whether the sources without a module are all of the target's.
  ///   - absentClasses: Classes that are left out of the target, or members of them, each with the reason.
  package init(
    _ files: [DocumentFile],
    sources texts: [SourceText] = [],
    interfaceBuilder: String? = nil,
    documentPaths: [String] = [],
    sourcePaths: [String] = [],
    project: DraftProject? = nil,
    schema: String? = nil,
    absentClasses: [String: String] = [:],
    module: String? = nil,
    bundleModule: String? = nil,
    areSourcesComplete: Bool = false
  ) {
    (self.absentClasses, self.bundleModule) = (absentClasses, bundleModule)
    documents = DocumentSet(files)
    var sources = DraftSources(texts, module: module ?? documents.targetModule)
    sources.declarations.isWholeTarget = areSourcesComplete
    self.sources = sources
    checkedSources = sources.readDeclarations
    let classes = Set(documents.all.flatMap(\.versions).flatMap(\.classes).map(\.class).compactMap(\.typeOfTarget))
    areSourcesOfTarget = SourceCoverage(of: Set(classes.map(\.last)), in: sources.declarations).isHalf
    diagnostics = documents.errors.map { error in
      var diagnostic = Diagnostic(error)
      diagnostic.severity = .warning
      return diagnostic
    }
    let obstacles = ConformanceObstacles(declarations: sources.declarations)
    header = DraftHeader(
      schema: schema,
      interfaceBuilder: documentPaths.isEmpty ? [interfaceBuilder].compactMap(\.self) : documentPaths,
      sourcePaths: sourcePaths,
      project: project,
      hasSources: !texts.isEmpty,
      unreadableCount: diagnostics.count,
      hidingType: obstacles.hidingType,
      lacksIdentifiers: documents.lackIdentifiers
    )
    let namespace = Manifest(file: "").namespace.value
    if sources.declarations.declaresTypeOrAlias(namespace) { header.namespace = "App\(namespace)" }
    for named in documents.all {
      // Versions for languages and devices have the same contents. If they don't, the linter reports it.
      if let document = named.versions.first { add(findings(in: document, named), from: document) }
    }
    leftOut += documents.errors.map { ($0.path, "it can't be read") }
    addClassesInCode()
    leaveOutNibsOfScenes()
    separateIdentifiers()
    if header.hidingType == nil { DraftConformances(sources, obstacles).decide(&entries) }
    DraftConformances.separateSharedScenes(&entries)
    DraftNames.name(&entries) { $0.part != .scenes }
    DraftNames.name(&entries) { $0.part == .scenes }
    remarkOnNames()
    remarkOnModules()
    leaveOutRefused(files, module)
    header.severities = DraftSeverities(errors(files, module), absentClasses: Set(absentClasses.keys))
  }

  // MARK: - Entries

  private func findings(in document: InterfaceBuilderDocument, _ named: NamedDocument) -> DraftFindings {
    guard document.hasUIKit else {
      return DraftFindings(leftOut: ["it is for \(document.platform.rawValue), which has no UIKit views"])
    }
    return switch named.kind {
    case .xib: NibDraft(document: document, name: named.name, sources: sources).findings
    case .storyboard:
      StoryboardDraft.findings(in: document, named: named.name, isInCode: sources.names(storyboard: named.name))
    }
  }

  private mutating func add(_ findings: DraftFindings, from document: InterfaceBuilderDocument) {
    for entry in findings.entries {
      if let reason = absentClasses[entry.type.text] {
        leftOut.append((document.path, reason))
      } else if entry.isOfTarget, areSourcesOfTarget, !sources.mayDeclare(entry.type) {
        leftOut.append((document.path, "the class \(entry.type.text) is declared in no source"))
      } else if let obstacle = sources.obstacle(to: entry.type) {
        leftOut.append((document.path, "the class \(entry.type.text) \(obstacle)"))
      } else {
        add(entry.named(by: sources), from: document.path)
      }
    }
    leftOut += findings.leftOut.map { (document.path, $0) }
  }

  private mutating func add(_ entry: DraftEntry, from path: String) {
    if GeneratedNames.hide(entry.type, namespace: Manifest(file: "").namespace.value, imports: []) {
      leftOut.append((path, "the class \(entry.type.text) has a name that the generated file uses itself"))
    } else if written.insert(entry.json).inserted {
      // Two targets can have equal documents.
      var entry = entry
      entry.path = path
      entries.append(entry)
    }
  }

  private mutating func addClassesInCode() {
    let listed = Set(entries.filter { $0.part != .scenes }.compactMap { sources.fullName(of: $0.type) })
    let named = Set(
      documents.all.flatMap(\.versions).flatMap(\.viewClasses).compactMap(\.type).compactMap(sources.fullName)
    )
    let found = CodeDraft.findings(in: sources, .init(listed: listed, named: named))
    for (entry, path) in found.entries {
      if let reason = absentClasses[entry.type.text] {
        leftOut.append((path, reason))
      } else {
        add(entry, from: path)
      }
    }
    leftOut += found.leftOut
  }

  /// Gives entries that share an identifier in one kind of list their own, or leaves them out.
  private mutating func separateIdentifiers() {
    let stating = documents.all.filter { $0.kind == .xib && $0.versions.contains(where: \.statesIdentifier) }
    let names = Set(stating.map(\.name))
    let separation = DraftIdentifiers(separating: &entries) { $0.nib.map(names.contains) ?? false }
    for (index, other) in separation.unresolved {
      let entry = entries[index]
      let identifier = quoted(entry.identifier ?? entry.type.last)
      leftOut.append(
        (
          entry.path,
          "the class \(entry.type.text) shares the identifier \(identifier) with \(other.text): give it its own"
        )
      )
    }
    let left = Set(separation.unresolved.map(\.index))
    written = []
    let kept = entries.indices.filter { !left.contains($0) && written.insert(entries[$0].json).inserted }
    entries = kept.map { entries[$0] }
  }

  /// Leaves out the nibs of controllers that are listed as scenes: a class has one conformance, and a scene's makes it.
  private mutating func leaveOutNibsOfScenes() {
    let scenes = Set(entries.filter { $0.part == .scenes }.map(\.type))
    let isNib = { (entry: DraftEntry) in entry.isOwner && scenes.contains(entry.type) }
    leftOut += entries.filter(isNib).map {
      ($0.path, "it is the nib of the view controller \($0.type.text), which is listed as a scene")
    }
    entries.removeAll(where: isNib)
  }

  /// Changes or leaves out the entries whose accessors wouldn't compile, and those with a mistake that no manifest can
  /// switch off, as where two apps of one folder have classes of one name.
  private mutating func leaveOutRefused(_ files: [DocumentFile], _ module: String?) {
    // An entry that is left out, or that gets no conformance, can change what another one needs.
    let rules = Set(RuleDocumentation.names)
    for _ in 0..<Self.maximumPasses {
      let errors = errors(files, module)
      let ofClasses = errors.filter { $0.rule == EntryClass.name }
      let refused = ofClasses.isEmpty ? errors.filter { !rules.contains($0.rule) } : ofClasses
      let indices = Dictionary(uniqueKeysWithValues: lines.ofEntries.enumerated().map { ($1, $0) })
      var messages: [Int: String] = [:]
      for error in refused {
        if let line = error.location?.line, let index = indices[line] { messages[index] = error.message }
      }
      if messages.isEmpty { return }
      for (index, message) in messages where message.contains("\"conformances\": false") {
        entries[index].remark("no conformance: \(message.split(separator: ";")[0])")
        if entries[index].writesConformance { messages[index] = nil }
        entries[index].writesConformance = false
      }
      leftOut += messages.sorted { $0.key < $1.key }.map { (entries[$0].path, $1) }
      entries = entries.indices.filter { messages[$0] == nil }.map { entries[$0] }
    }
  }

  private static let maximumPasses = 8

  /// The errors that the manifest would have.
  private func errors(_ files: [DocumentFile], _ module: String?) -> [Diagnostic] {
    let reading = ManifestReader.read(Array(text.utf8), file: "reuse.json")
    let input = TargetInput(reading, documents: files, declarations: checkedSources, bundleModule: bundleModule)
    return Pipeline(options: .init(module: module)).lint(input).filter { $0.severity == .error }
  }

  // MARK: - Remarks

  /// Remarks on names that several documents share. A target has one of them, but a folder can have more.
  private mutating func remarkOnNames() {
    let counts = Dictionary(grouping: documents.all) { "\($0.kind) \($0.name)" }.mapValues(\.count)
    var remarked: Set<String> = []
    for index in entries.indices {
      let kind = entries[index].storyboard == nil ? InterfaceBuilderDocument.Kind.xib : .storyboard
      guard let name = entries[index].storyboard ?? entries[index].nib else { continue }
      let key = "\(kind) \(name)"
      guard let count = counts[key], count > 1, remarked.insert(key).inserted else { continue }
      entries[index].remark("\(count) documents here are named \(quoted(name + "." + kind.rawValue))")
    }
  }

  private mutating func remarkOnModules() {
    let ownModules = Set(documents.all.flatMap(\.versions).flatMap(\.targetModules))
    for index in entries.indices {
      guard let module = entries[index].module, !ownModules.contains(module), !sources.declares(entries[index].type),
        entries[index].namedModule == nil
      else { continue }
      entries[index].remark(
        "in the module \(quoted(module)) according to the document; if that is not the target's own, import it"
      )
    }
  }

  // MARK: - Text

  /// The number of prototypes, nibs and scenes whose classes are left out of the target, or members of them.
  package var absentCount: Int {
    let reasons = Set(absentClasses.values)
    return leftOut.count { reasons.contains($0.reason) }
  }

  /// The number of entries in each part: "3 cells, no views, 1 scene".
  package var summary: String { Self.summary(of: entries) }

  static func summary(of entries: [DraftEntry]) -> String {
    DraftEntry.Part.allCases.map { part in
      let count = entries.count { $0.part == part }
      return count == 1 ? "1 \(part.rawValue.dropLast())" : "\(count == 0 ? "no" : "\(count)") \(part.rawValue)"
    }.joined(separator: ", ")
  }

  package var text: String {
    var lines = self.lines.all
    if !leftOut.isEmpty {
      lines += ["", "// Left out:"]
      lines += leftOut.map { "// \(quoted($0.path)): \($0.reason.withVisibleControlCharacters)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of the manifest, and the number of each entry's.
  private var lines: (all: [String], ofEntries: [Int]) {
    var header = header
    header.imports = Set(entries.compactMap { $0.importedModule ?? $0.namedModule }).sorted()
    var lines = header.lines
    var numbers = Array(repeating: 0, count: entries.count)
    for part in DraftEntry.Part.allCases {
      let indices = entries.indices.filter { entries[$0].part == part }
      guard !indices.isEmpty else { continue }
      lines.append("  \"\(part.rawValue)\": [")
      for index in indices {
        if let comment = entries[index].comment { lines.append("    // \(comment.withVisibleControlCharacters)") }
        lines.append("    \(entries[index].json),")
        numbers[index] = lines.count
      }
      lines.append("  ],")
    }
    lines.append("}")
    return (lines, numbers)
  }
}

extension DocumentSet {
  /// Whether there are nibs of reusable views, and none of them states an identifier.
  fileprivate var lackIdentifiers: Bool {
    let roots = all.flatMap(\.versions).flatMap(\.reusables).filter { $0.role == .root }
    return !roots.isEmpty && roots.allSatisfy { $0.identifier?.isEmpty ?? true }
  }
}

extension InterfaceBuilderDocument {
  /// Whether the root of the nib has a reuse identifier.
  fileprivate var statesIdentifier: Bool {
    reusables.contains { $0.role == .root && !($0.identifier?.isEmpty ?? true) }
  }

  /// The modules that the document states to be the target's.
  fileprivate var targetModules: [String] {
    let classes = scenes.map(\.class) + viewClasses
    return classes.compactMap { $0.isInTargetModule ? $0.namedModule : nil }
  }

  /// The classes of reusable views, of root objects and of placeholders.
  fileprivate var viewClasses: [ClassReference] {
    reusables.map(\.class) + roots.map(\.class) + placeholders.map(\.class)
  }
}

extension ClassReference {
  /// The class, if the document states that it is in the target's own module.
  fileprivate var typeOfTarget: TypeName? { isInTargetModule ? type : nil }
}

extension DraftEntry {
  /// The entry with the name of its class in the sources, and its module: a document may have the class's name in
  /// Objective-C, or leave out the types around it.
  fileprivate func named(by sources: DraftSources) -> DraftEntry {
    var entry = self
    guard let name = sources.fullName(of: type), sources.declarations.isClass(name), let type = TypeName(name) else {
      if let module, !sources.declares(self.type), sources.imports(module) { entry.namedModule = module }
      return entry
    }
    entry.type = type
    entry.importedModule = sources.module(ofClass: name)
    return entry
  }
}
