import ReuseGenBasics
package import ReuseGenDeclarations

/// The syntax of a Swift source: nodes over its tokens. `migrate` and `port` find call sites in it.
///
///     let tree = SyntaxTree(bytes)
///     for call in tree.nodes(.call) { print(tree.text(call)) }
///
/// Each token belongs to exactly one innermost node, and the tree keeps the source's bytes, so nothing is lost. Parsing
/// never fails: text that isn't Swift becomes tokens of the node around it. Check that the result of an edit still
/// compiles.
///
/// The nodes are stored in postorder, children before their parents. A subtree is a run of nodes that ends with its
/// root, so finding the nodes of one kind in it takes one pass over an array, without recursion.
///
/// A tree takes many times the memory of its text: keep the edits, and release the tree. If you need only the types,
/// members and names of a source, use `SourceFile`.
package struct SyntaxTree: Sendable {
  /// A node of the tree, by its position in it.
  package struct Node: Hashable, Comparable, Sendable {
    let index: Int

    package static func < (left: Node, right: Node) -> Bool { left.index < right.index }
  }

  /// The stored part of a node.
  struct Record: Sendable {
    static let none = UInt32.max

    var kind: SyntaxKind
    var lower: UInt32
    var upper: UInt32
    /// The first node of the subtree; the node itself if it has no children.
    var first: UInt32
    var parent = none
  }

  package let stream: TokenStream
  private let records: [Record]

  /// Reads a source.
  package init(_ bytes: [UInt8]) { self.init(SwiftLexer.tokens(of: bytes)) }

  package init(_ stream: TokenStream) {
    self.stream = stream
    var parser = SyntaxParser(stream)
    records = parser.parse()
  }

  /// The number of nodes.
  package var count: Int { records.count }

  /// The whole source.
  package var root: Node { Node(index: records.count - 1) }

  /// All nodes, children before their parents. An array, because other modules can't specialize an opaque collection.
  package var nodes: [Node] { records.indices.map { Node(index: $0) } }

  /// All nodes of a kind, in the order in which they end.
  package func nodes(_ kind: SyntaxKind) -> [Node] { nodes(kind, in: 0..<records.count) }

  package func kind(_ node: Node) -> SyntaxKind { records[node.index].kind }

  package func tokens(_ node: Node) -> Range<Int> {
    let record = records[node.index]
    return Int(record.lower)..<Int(record.upper)
  }

  /// The first token of a node.
  package func first(_ node: Node) -> Int { Int(records[node.index].lower) }

  /// The token after a node.
  package func end(_ node: Node) -> Int { Int(records[node.index].upper) }

  /// The bytes of a node, from the start of its first token to the end of its last one.
  package func bytes(_ node: Node) -> Range<Int> {
    let tokens = tokens(node)
    guard let last = tokens.last else { return 0..<0 }
    return stream[tokens.lowerBound].start..<stream[last].end
  }

  package func text(_ node: Node) -> String { stream.text(in: bytes(node)) }

  package func parent(_ node: Node) -> Node? {
    let parent = records[node.index].parent
    return parent == Record.none ? nil : Node(index: Int(parent))
  }

  /// The nodes around a node, the innermost first.
  package func ancestors(_ node: Node) -> some Sequence<Node> {
    sequence(state: node) { current in
      guard let parent = parent(current) else { return nil }
      current = parent
      return parent
    }
  }

  /// The children of a node in the order of the text.
  package func children(_ node: Node) -> [Node] {
    var children: [Node] = []
    var child = node.index - 1
    let first = Int(records[node.index].first)
    while child >= first {
      children.append(Node(index: child))
      child = Int(records[child].first) - 1
    }
    children.reverse()
    return children
  }

  /// The first child of a kind.
  package func child(_ kind: SyntaxKind, of node: Node) -> Node? {
    children(node).first { records[$0.index].kind == kind }
  }

  /// The nodes of a kind within a node.
  package func descendants(_ kind: SyntaxKind, of node: Node) -> [Node] {
    nodes(kind, in: Int(records[node.index].first)..<node.index)
  }

  private func nodes(_ kind: SyntaxKind, in range: Range<Int>) -> [Node] {
    records.withUnsafeBufferPointer { records in
      guard let start = records.baseAddress else { return [] }
      var nodes: [Node] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if start[index].kind == kind { nodes.append(Node(index: index)) }
        index += 1
      }
      return nodes
    }
  }

  /// The innermost node that contains a token.
  package func innermost(at token: Int) -> Node {
    // Nodes are in the order of their ends.
    var node = Node(index: (0..<records.count - 1).partitionIndex { Int(records[$0].upper) > token })
    while Int(records[node.index].lower) > token, let parent = parent(node) { node = parent }
    return node
  }

  /// The innermost node of a kind that contains a token.
  package func innermost(_ kind: SyntaxKind, at token: Int) -> Node? {
    let node = innermost(at: token)
    if records[node.index].kind == kind { return node }
    return ancestors(node).first { records[$0.index].kind == kind }
  }
}
