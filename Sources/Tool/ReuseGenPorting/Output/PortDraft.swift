import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Collects the edits of all sources, and what is added to classes and files.
struct PortDraft: Sendable {
  typealias Reference = Declarations.Reference

  private(set) var edits: [[Edit]]
  private(set) var diagnostics: [Diagnostic] = []
  /// The modules that a file must import in addition.
  private var imports: [Set<String>]
  /// The members that a body gets before its closing brace, so that the lines stay.
  private var members: [Reference: [(text: String, change: String)]] = [:]
  /// The declarations that follow a type on its last line.
  private var successors: [Reference: [(text: String, change: String)]] = [:]
  let set: SourceSet

  init(_ set: SourceSet) {
    self.set = set
    edits = Array(repeating: [], count: set.sources.count)
    imports = Array(repeating: [], count: set.sources.count)
  }

  mutating func replace(_ range: Range<Int>, with text: String, in file: Int, _ change: String) {
    edits[file].append(Edit(range, text, change))
  }

  /// Replaces bytes by a text of one line, and adds their line breaks, so that the lines after them stay.
  mutating func replaceKeepingLines(_ range: Range<Int>, with text: String, in file: Int, _ change: String) {
    let lines = set.sources[file].input.bytes[range].count { $0 == 0x0A }
    replace(range, with: text + String(repeating: "\n", count: lines), in: file, change)
  }

  mutating func remove(_ range: Range<Int>, in file: Int, _ change: String) {
    replace(range, with: "", in: file, change)
  }

  mutating func insert(_ text: String, at offset: Int, in file: Int, _ change: String) {
    replace(offset..<offset, with: text, in: file, change)
  }

  mutating func addMember(_ text: String, to reference: Reference, _ change: String) {
    members[reference, default: []].append((text: Self.onOneLine(set.formerNames.current(text)), change: change))
  }

  /// Adds a declaration after a type, or after the outermost one around it: extensions are at the top of a file.
  mutating func addDeclaration(_ text: String, after reference: Reference, _ change: String) {
    var outermost = reference
    while let enclosing = set[outermost].enclosing { outermost.type = enclosing }
    successors[outermost, default: []].append((text: Self.onOneLine(set.formerNames.current(text)), change: change))
  }

  /// A text without line breaks and comments, which types that are written over several lines have.
  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(0x0A) || text.utf8.contains(0x0D) else { return text }
    let stream = SwiftLexer.tokens(of: Array(text.utf8))
    return (0..<stream.count).reduce(into: "") { line, index in
      if index > 0, stream[index].flags.contains(.followsSpace) { line += " " }
      line += stream.text(in: stream[index].range)
    }
  }

  /// Adds an import unless the file has it.
  mutating func addImport(_ module: String, to file: Int) {
    if !set.importedModules[file].contains(module) { imports[file].insert(module) }
  }

  /// The texts that a copy has in addition to its source.
  func addedTexts(in file: Int) -> [String] {
    let references = set.sources[file].declared.types.indices.map { Reference(file: file, type: $0) }
    let additions = references.flatMap { (members[$0] ?? []) + (successors[$0] ?? []) }
    return edits[file].map(\.replacement) + additions.map(\.text)
  }

  /// Reports what can't be carried over.
  mutating func warn(_ message: String, at offset: Int, in file: Int) {
    diagnostics.append(Diagnostic(.warning, message, at: set.location(of: offset, in: file), rule: "port"))
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds what another draft of the same sources has, after what this one has.
  mutating func append(_ other: PortDraft) {
    for file in edits.indices {
      edits[file] += other.edits[file]
      imports[file].formUnion(other.imports[file])
    }
    diagnostics += other.diagnostics
    members.merge(other.members, uniquingKeysWith: +)
    successors.merge(other.successors, uniquingKeysWith: +)
  }

  /// Turns the additions into edits, and returns the copies.
  mutating func finish() -> [PortedSource] {
    for reference in set.references { insertAdditions(reference) }
    return set.sources.indices.map { file in
      let source = set.sources[file]
      addHeader(file)
      let (final, overlaps) = edits[file].resolved
      for (first, second) in overlaps {
        let message = "two changes overlap: \(first.change), and \(second.change), which isn't made; check the copy"
        warn(message, at: second.range.lowerBound, in: file)
      }
      return PortedSource(
        path: source.input.path,
        bytes: final.applied(to: source.input.bytes),
        edits: final.map {
          let position = source.declared.position(of: $0.range.lowerBound)
          return LocatedEdit(edit: $0, line: position.line, column: position.column)
        }
      )
    }
  }

  private mutating func insertAdditions(_ reference: Reference) {
    let type = set[reference]
    if let added = members[reference], let body = type.bodyRange {
      let source = set.sources[reference.file]
      let brace = source.token(at: body.upperBound)
      // Declarations on one line are separated by semicolons.
      let followsMember = !source.stream[brace].flags.contains(.startsLine) && !source.stream.is(brace - 1, "{")
      let isSeparated = source.stream.is(brace - 1, ";")
      let text = added.map(\.text).joined(separator: "; ")
      let separator = followsMember && !isSeparated ? "; " : ""
      let change = added.map(\.change).joined(separator: "; ")
      insert("\(separator)\(text) ", at: body.upperBound, in: reference.file, change)
    }
    if let added = successors[reference] {
      let text = added.map { "; " + $0.text }.joined()
      let change = added.map(\.change).joined(separator: "; ")
      insert(text, at: type.range.upperBound, in: reference.file, change)
    }
  }

  /// The imports, and the location of the original. A copy has one already if it is ported again.
  private mutating func addHeader(_ file: Int) {
    let source = set.sources[file]
    let hasLocation = Self.startsWithLocation(source.tree)
    let missing = imports[file]
    guard !hasLocation || !missing.isEmpty else { return }
    var start = source.input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The first line of a script stays the first one.
    let isScript = source.input.bytes.dropFirst(start).starts(with: "#!".utf8)
    if isScript {
      guard let end = source.input.bytes.firstIndex(of: 0x0A) else { return }
      start = end + 1
    }
    let modules = missing.sorted().map { "import \($0)\n" }.joined()
    let location = SwiftLiteral.location(source.input.path, line: isScript ? 2 : 1) + "\n"
    let change = missing.isEmpty ? "add the location" : hasLocation ? "add imports" : "add imports and the location"
    insert(modules + (hasLocation ? "" : location), at: start, in: file, change)
  }

  /// Whether nothing but imports precedes `#sourceLocation`, which then holds for all lines.
  private static func startsWithLocation(_ tree: SyntaxTree) -> Bool {
    let first = tree.children(tree.root).first { tree.kind($0) != .importDeclaration }
    // A source that begins with a dot continues the line before it, so that the location is part of an expression.
    return first.map { tree.stream.bytes[tree.bytes($0).lowerBound...].starts(with: "#sourceLocation".utf8) } ?? false
  }
}
