import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// A call that may be rewritten, with the source and the accessors.
struct CallSite {
  let call: Call
  let source: MigrationSource
  let context: MigrationContext
  /// The token of the name that is called; `nil` if an expression without a name is called.
  let name: Int?
  /// The arguments' labels; `_` for one without.
  let labels: [String]

  var tree: SyntaxTree { source.tree }

  init(_ call: Call, in source: MigrationSource, _ context: MigrationContext) {
    self.call = call
    self.source = source
    self.context = context
    name = source.tree.nameOfCallee(call.callee)
    labels = source.tree.labels(call.arguments)
  }

  /// The name that is called; empty if there is none.
  var method: String { name.map { tree.stream.text($0) } ?? "" }

  /// The value of the first argument.
  var first: SyntaxTree.Node? { call.arguments.first?.value }

  /// Whether an override calls the method that it overrides, which an accessor would call again.
  var isOfSuperclass: Bool { tree.member(call.callee)?.base.map { tree.isName($0, "super") } ?? false }

  var location: SourceLocation { source.location(of: tree.stream[name ?? tree.first(call.node)].start) }

  /// The call of a method with parentheses alone: its name, its parentheses and its first argument.
  ///
  /// `nil` for other calls, such as those with a closure after the parentheses.
  func plainCall(of methods: Set<String>) -> (name: Int, parentheses: SyntaxTree.Node, first: SyntaxTree.Node)? {
    guard let name, let parentheses = call.parentheses, let first, call.trailingClosures.isEmpty,
      methods.contains(tree.stream.text(name))
    else { return nil }
    return (name, parentheses, first)
  }
}
