import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The code of a source that its copy doesn't have: previews, and what the configuration leaves out. The analyses don't
/// see it, so that nothing in the copies names it.
struct LeftOutCode {
  struct Part {
    /// The bytes of the source.
    var range: Range<Int>
    /// The change in words.
    var change: String
  }

  private(set) var parts: [Part] = []
  /// The names of the configuration that the source declares.
  private(set) var found: Set<String> = []
  /// The types in the parts, by their full names.
  private(set) var types: [String: TypeDeclaration.Kind] = [:]

  init(_ tree: SyntaxTree, _ declared: SourceFile, leavingOut names: [Located<String>]) {
    for node in tree.nodes(.macroExpansion) where tree.macroName(node) == "#Preview" { addPreview(node, tree) }
    for name in names.map(\.value) {
      for type in declared.types { add(name, of: type, tree) }
    }
    removeNested()
    guard !found.isEmpty else { return }
    for type in declared.types where type.kind != .extension && !type.isLocal {
      if parts.contains(where: { $0.range.contains(type.range.lowerBound) }) { types[type.fullName] = type.kind }
    }
  }

  /// Leaves out conformances to protocols that are left out.
  mutating func add(_ conformances: [Range<Int>]) {
    parts += conformances.map { Part(range: $0, change: "leave out a conformance") }
    removeNested()
  }

  /// Leaves out a preview with its attributes: `@available(iOS 17, *) #Preview { … }`.
  private mutating func addPreview(_ node: SyntaxTree.Node, _ tree: SyntaxTree) {
    guard tree.children(node).contains(where: { tree.kind($0) == .closure }) else { return }
    // Without it, a member access on the next line would have no base.
    guard !tree.stream.is(tree.end(node), ".") else { return }
    var first = tree.first(node)
    if let parent = tree.parent(node) {
      for sibling in tree.children(parent).reversed() where tree.end(sibling) == first {
        if tree.kind(sibling) == .attribute || tree.kind(sibling) == .modifier { first = tree.first(sibling) }
      }
    }
    add(tree.stream[first].start..<tree.stream[tree.end(node) - 1].end, change: "leave out a preview", tree)
  }

  private mutating func add(_ name: String, of type: TypeDeclaration, _ tree: SyntaxTree) {
    let isInExtended = type.kind == .extension && type.fullName.hasPrefix("\(name).")
    guard type.fullName != name, !isInExtended else { return add(type.range, name, tree) }
    guard name.hasPrefix("\(type.fullName).") else { return }
    let member = name.dropFirst(type.fullName.count + 1)
    for method in type.methods where method.name == member { add(method.range, name, tree) }
    for property in type.properties where property.name == member {
      add(Self.range(of: property, tree), name, tree)
    }
  }

  /// The bytes of a property; of one among several in a declaration, with a comma.
  private static func range(of property: PropertyDeclaration, _ tree: SyntaxTree) -> Range<Int> {
    guard let binding = tree.binding(at: tree.token(at: property.nameOffset)), let declaration = tree.parent(binding)
    else { return property.range }
    let bindings = tree.children(declaration).filter { tree.kind($0) == .binding }
    guard bindings.count > 1, let index = bindings.firstIndex(of: binding) else { return property.range }
    if index + 1 < bindings.count {
      return tree.bytes(binding).lowerBound..<tree.bytes(bindings[index + 1]).lowerBound
    }
    // The type of the last one may be that of those before it: `var a, b: Int`.
    let sharesType = tree.child(.type, of: bindings[index - 1]) == nil && tree.child(.type, of: binding) != nil
    let end = sharesType ? tree.child(.pattern, of: binding) ?? binding : binding
    return tree.bytes(bindings[index - 1]).upperBound..<tree.bytes(end).upperBound
  }

  private mutating func add(_ range: Range<Int>, _ name: String, _ tree: SyntaxTree) {
    found.insert(name)
    add(range, change: "leave out \(name)", tree)
  }

  /// Adds a declaration with the semicolon after it.
  private mutating func add(_ range: Range<Int>, change: String, _ tree: SyntaxTree) {
    var range = range
    let next = tree.token(at: range.upperBound)
    if tree.stream.is(next, ";") { range = range.lowerBound..<tree.stream[next].end }
    parts.append(Part(range: range, change: change))
  }

  /// Removes parts of parts.
  private mutating func removeNested() {
    parts.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var end = 0
    parts = parts.filter { part in
      defer { end = max(end, part.range.upperBound) }
      return part.range.lowerBound >= end
    }
  }

  /// A source with spaces in place of the parts: all offsets and lines stay.
  func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in parts.flatMap(\.range) where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    return bytes
  }
}
