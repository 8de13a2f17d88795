import ReuseGenDeclarations
import ReuseGenSyntax

/// A branch in which nothing happens that matters: it leaves, with an empty view at most, or stops the program.
struct EmptyBranch {
  private let source: MigrationSource

  init(_ source: MigrationSource) { self.source = source }

  private var tree: SyntaxTree { source.tree }

  func isEmpty(_ block: SyntaxTree.Node) -> Bool { tree.children(block).allSatisfy(isEmptyStatement) }

  func isEmptyStatement(_ node: SyntaxTree.Node) -> Bool {
    switch tree.kind(node) {
    case .jumpStatement: tree.stream.is(tree.first(node), "return") && tree.children(node).allSatisfy(isEmptyValue)
    case .call: Self.stops.contains(tree.text(node).prefix { $0 != "(" })
    case .name: ["break", "continue"].contains(tree.text(node))
    case .sequence: isAssignmentOfView(node)
    default: false
    }
  }

  /// `cell = PersonCell()`, whose view is never shown.
  private func isAssignmentOfView(_ node: SyntaxTree.Node) -> Bool {
    let operands = tree.children(node)
    guard operands.count == 2, tree.stream.is(tree.end(operands[0]), "="),
      tree.end(operands[0]) + 1 == tree.first(operands[1]),
      tree.kind(operands[1]) == .call
    else { return false }
    return [.name, .memberAccess].contains(tree.kind(operands[0])) && isEmptyValue(operands[1])
  }

  /// The functions that stop the program or log.
  private static let stops: Set<Substring> = [
    "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert", "print", "debugPrint", "NSLog",
    "os_log",
  ]

  /// Whether an expression is `nil` or a new view.
  func isEmptyValue(_ node: SyntaxTree.Node) -> Bool {
    switch tree.kind(node) {
    case .name: return tree.text(node) == "nil"
    case .call:
      let text = tree.text(node)
      if Self.stops.contains(text.prefix { $0 != "(" }) { return true }
      // A new view: UITableViewCell(), .init() or PersonCell(style: .default, reuseIdentifier: `nil`).
      let name = text.prefix { $0 != "(" }
      let isType = name.split(separator: ".").last?.first?.isUppercase ?? false
      return tree.call(node)?.trailingClosures.isEmpty ?? false && (isType || name.hasSuffix(".init"))
        && (tree.call(node)?.arguments ?? []).allSatisfy { $0.value.map(isPlain) ?? false }
    default: return false
    }
  }

  /// Whether an argument is a value that is written down.
  private func isPlain(_ node: SyntaxTree.Node) -> Bool {
    switch tree.kind(node) {
    case .literal: true
    case .name: ["nil", "true", "false"].contains(tree.text(node))
    case .memberAccess: tree.text(node).hasPrefix(".")
    default: false
    }
  }
}
