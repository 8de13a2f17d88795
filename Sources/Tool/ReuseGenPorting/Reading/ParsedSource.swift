import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// A source with its tokens and its declarations, without the branches that a build for an iPhone skips.
struct ParsedSource: Sendable {
  let input: PortInput
  private(set) var tree: SyntaxTree
  private(set) var declared: SourceFile
  let code: ActiveCode
  /// Whether brackets, literals and conditions match. Otherwise the source is copied as it is.
  let isUnderstood: Bool

  /// The code that the copy doesn't have.
  private(set) var leftOut: LeftOutCode

  var stream: TokenStream { _read { yield tree.stream } }

  init(_ input: PortInput, modules: Set<String>, leavingOut names: [Located<String>]) {
    self.input = input
    let whole = SwiftLexer.tokens(of: input.bytes)
    code = ActiveCode(whole, modules: modules)
    let active = code.isWhole ? whole : SwiftLexer.tokens(of: code.bytes)
    tree = SyntaxTree(active)
    declared = SourceFile.read(active, path: input.path)
    leftOut = LeftOutCode(tree, declared, leavingOut: input.isShim ? [] : names)
    isUnderstood = whole.isBalanced && active.isBalanced && input.bytes.count <= SourceFile.maximumSize
    if !leftOut.parts.isEmpty { readAgain() }
  }

  /// Leaves out conformances to protocols that any source leaves out.
  mutating func leaveOut(conformancesTo types: LeftOutTypes) {
    let conformances = declared.types.flatMap { types.conformances(of: $0, in: self) }
    guard !conformances.isEmpty else { return }
    leftOut.add(conformances)
    readAgain()
  }

  /// Reads the source without the code that is left out.
  private mutating func readAgain() {
    tree = SyntaxTree(leftOut.blanked(stream.bytes))
    declared = SourceFile.read(stream, path: input.path)
  }

  /// The modules that the source imports, by their names here.
  var importedModules: Set<String> { modules(of: tree.nodes(.importDeclaration)) }

  /// Those that the source imports for all sources of the module: `@_exported import UIKit`.
  var exportedModules: Set<String> {
    modules(of: tree.nodes(.importDeclaration).filter { tree.tokens($0).contains { stream.is($0, "_exported") } })
  }

  private func modules(of imports: [SyntaxTree.Node]) -> Set<String> {
    Set(imports.compactMap { ImportedModule($0, in: tree)?.name }.map { KnownModules.renamed[$0] ?? $0 })
  }

  /// The index of the first token that starts at an offset or after it.
  func token(at offset: Int) -> Int { tree.token(at: offset) }

  /// The tokens whose bytes are in a range.
  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = token(at: range.lowerBound)
    return first..<max(first, token(at: range.upperBound))
  }

  /// A type and those around it, the innermost first.
  func types(around index: Int) -> [TypeDeclaration] {
    let indices = sequence(first: index) { declared.types[$0].enclosing }
    return indices.map { declared.types[$0] }
  }

  func binding(of property: PropertyDeclaration) -> SyntaxTree.Node? {
    tree.binding(at: token(at: property.nameOffset))
  }

  /// Whether a property has a setter in braces.
  func hasSetter(_ property: PropertyDeclaration) -> Bool {
    binding(of: property).map { tree.has("set", $0) } ?? false
  }

  /// The text of a token as it is written, with backticks.
  func written(_ index: Int) -> String { stream.text(in: stream[index].range) }

  /// The range of tokens, with the white space after them on their line.
  func rangeWithSpace(_ tokens: Range<Int>) -> Range<Int> {
    var end = stream[tokens.upperBound - 1].end
    while end < stream.bytes.count, stream.bytes[end] == 0x20 || stream.bytes[end] == 0x09 { end += 1 }
    return stream[tokens.lowerBound].start..<end
  }

  /// The text of tokens on one line, without comments, and with other texts for some of them.
  func line(_ tokens: Range<Int>, replacing texts: [Int: String] = [:]) -> String {
    var text = ""
    for index in tokens {
      if stream[index].flags.contains(.followsSpace), index > tokens.lowerBound { text += " " }
      text += texts[index] ?? written(index)
    }
    return text
  }
}
