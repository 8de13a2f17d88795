import ReuseGenDeclarations
import ReuseGenSyntax

/// A member or a subscript of `AnyObject`: `(sender as AnyObject).tag`, `sender.tag` where `sender: AnyObject`,
/// `values["a"]?.count` where `values: [String: AnyObject]`.
struct DynamicMemberUse {
  /// The tokens of the object, with its parentheses and an exclamation mark.
  var base: Range<Int>
  /// `as AnyObject` in the parentheses of the base.
  var cast: Range<Int>?
  /// Whether a question mark follows the base.
  var isUnwrapped: Bool
  /// The token of the member's name; `nil` for a subscript.
  var member: Int?
  /// Whether the member is called with parentheses.
  var isCalled = false
  /// The token of "?" or "!" between the name of a method and its arguments.
  var callMark: Int?

  var isInParentheses: Bool { cast != nil }
}

/// Finds the members of `AnyObject` in a source.
struct DynamicMemberReader {
  private let tree: SyntaxTree
  private let variables: AnyObjectVariables

  init(_ context: PortContext, _ file: Int) {
    tree = context.set.sources[file].tree
    variables = AnyObjectVariables(context, file)
  }

  /// The uses in the order of their objects.
  var uses: [DynamicMemberUse] {
    if variables.isEmpty { return [] }
    return (tree.nodes(.memberAccess) + tree.nodes(.subscript)).compactMap(use).sorted {
      ($0.base.lowerBound, $0.base.upperBound) < ($1.base.lowerBound, $1.base.upperBound)
    }
  }

  private func use(_ node: SyntaxTree.Node) -> DynamicMemberUse? {
    let stream = tree.stream
    let member = tree.member(node)
    guard let base = member.map(\.base) ?? tree.children(node).first else { return nil }
    var (object, isUnwrapped) = (base, false)
    switch tree.kind(base) {
    case .optionalChaining, .forcedUnwrapping:
      guard let child = tree.children(base).first, tree.end(base) == tree.end(child) + 1 else { return nil }
      (object, isUnwrapped) = (child, tree.kind(base) == .optionalChaining)
    default: break
    }
    guard let type = variables.type(of: object), type == .object || type == .optional else { return nil }
    if let name = member?.name, stream.is(name, "self") { return nil }
    var use = DynamicMemberUse(
      base: tree.first(base)..<(isUnwrapped ? tree.end(object) : tree.end(base)),
      cast: tree.enclosed(object).flatMap { tree.children($0).last }.map(tree.tokens),
      isUnwrapped: isUnwrapped,
      member: member?.name
    )
    readCall(of: node, into: &use)
    return use
  }

  private func readCall(of node: SyntaxTree.Node, into use: inout DynamicMemberUse) {
    guard let parent = tree.parent(node) else { return }
    if let call = tree.call(parent), call.callee == node {
      use.isCalled = call.parentheses.map { !tree.stream[tree.first($0)].flags.contains(.followsSpace) } ?? false
    } else if tree.kind(parent) == .optionalChaining || tree.kind(parent) == .forcedUnwrapping,
      tree.end(parent) == tree.end(node) + 1, let call = tree.parent(parent).flatMap(tree.call), call.callee == parent,
      call.parentheses.map({ !tree.stream[tree.first($0)].flags.contains(.followsSpace) }) ?? false
    {
      use.callMark = tree.end(node)
    }
  }
}
