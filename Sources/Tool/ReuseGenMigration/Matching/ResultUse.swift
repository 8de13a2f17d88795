import ReuseGenDeclarations
import ReuseGenSyntax

/// How the code around an expression gets a value of the class that it needs, and the edits after which it takes one
/// that has this class and isn't `nil`.
struct ResultUse {
  /// The class that the code expects; `nil` if the expression has it already.
  var className: String?
  var edits: [Replacement] = []
  /// Where a variable that keeps an optional states its type; `nil` if nothing keeps one.
  private var optionalType: Int?

  /// The edits with the type of a variable that keeps an optional: `let login: LoginController? = …`.
  func edits(forClass name: String) -> [Replacement] {
    edits + (optionalType.map { [($0..<$0, ": \(name)?")] } ?? [])
  }

  /// The expression has its class, and isn't optional.
  init() {}

  /// The type of an expression before the migration.
  enum Original {
    /// A superclass, so that the code must cast it.
    case superclass
    /// An optional of the class itself.
    case optional
  }

  init(of node: SyntaxTree.Node, _ original: Original, _ source: MigrationSource) throws(Reason) {
    switch original {
    case .superclass: try self.init(castOf: node, source)
    case .optional: try self.init(unwrappingOf: node, source)
    }
  }

  /// The use of an expression of a superclass.
  ///
  /// - Parameters:
  ///   - mayStay: Whether code that doesn't cast it may take one of the subclass.
  ///   - isOptional: Whether the expression is optional, so that such code unwraps it.
  init(
    of node: SyntaxTree.Node,
    _ source: MigrationSource,
    mayStay: Bool,
    isOptional: Bool = false
  ) throws(Reason) {
    do throws(Reason) {
      try self.init(castOf: node, source)
    } catch {
      guard error.text == Reason.noCast.text else { throw error }
      if mayStay, Self.mayBeSubclass(node, source) {
        self.init()
      } else {
        guard isOptional, let use = try? ResultUse(of: node, .optional, source), use.optionalType == nil,
          Self.isUnwrappedForUse(node, source.tree)
        else { throw error }
        self = use
      }
    }
  }

  /// `node as! T`, `node as? T` in a condition, or a constant that is cast afterwards.
  private init(castOf node: SyntaxTree.Node, _ source: MigrationSource) throws(Reason) {
    let tree = source.tree
    if let uses = ConstantUses(of: node, source) {
      let casts = try uses.castsEdits()
      (className, edits) = (casts.className, casts.edits)
      return
    }
    guard let sequence = tree.parent(node), let (cast, type) = tree.cast(of: node) else { throw .noCast }
    let start = tree.first(node)
    // A cast precedes what these operators do.
    let precedesCast = ["=", "??", "?", ":", "&&", "||"].contains(tree.stream.text(start - 1))
    guard start == tree.first(sequence) || precedesCast else { throw .noCast }
    guard !source.hasComment(in: tree.end(node) - 1..<tree.end(cast)) else { throw .comment }
    className = tree.text(type)
    if tree.stream.is(tree.first(cast) + 1, "!") {
      edits = [(tree.bytes(node).upperBound..<tree.bytes(cast).upperBound, "")]
      if tree.end(cast) == tree.end(sequence) { edits += Self.parentheses(around: sequence, source) }
    } else if tree.stream.is(tree.first(cast) + 1, "?") {
      edits = try Self.editsOfOptionalCast(cast, of: node, in: sequence, source)
    } else {
      throw .noCast
    }
  }

  /// `node as? T`, and what the code does with the optional.
  private static func editsOfOptionalCast(
    _ cast: SyntaxTree.Node,
    of node: SyntaxTree.Node,
    in sequence: SyntaxTree.Node,
    _ source: MigrationSource
  ) throws(Reason) -> [Replacement] {
    let (tree, start) = (source.tree, source.tree.first(node))
    guard tree.end(cast) == tree.end(sequence) else {
      return [try defaultEdit(after: cast, of: node, in: sequence, source)]
    }
    let whole = (range: tree.bytes(node).upperBound..<tree.bytes(cast).upperBound, text: "")
    if start != tree.first(sequence) {
      guard isAssigned(node, sequence, tree) else { throw .optional }
      return [whole]
    }
    if isTaken(sequence, tree) { return [whole] }
    // `let cell: PersonCell? = … as? PersonCell`
    if let binding = tree.parent(sequence), tree.kind(binding) == .binding, tree.child(.type, of: binding) != nil,
      tree.end(binding) == tree.end(sequence)
    {
      return [whole]
    }
    if let tuple = tree.parent(sequence).flatMap(tree.parent), tree.enclosed(tuple) == sequence,
      let around = tree.parent(tuple),
      tree.kind(around) == .forcedUnwrapping || tree.kind(around) == .optionalChaining && source.isStatement(around)
    {
      // `(list.dequeue… as? PersonCell)!`
      guard !source.hasComment(in: tree.tokens(around)) else { throw .comment }
      let (inner, outer) = (tree.bytes(node), tree.bytes(around))
      return [(outer.lowerBound..<inner.lowerBound, ""), (inner.upperBound..<outer.upperBound, "")]
    }
    if let uses = ConstantUses(of: sequence, source) { return try [whole] + uses.unwrappingEdits() }
    return try ConditionalBinding(valueOf: sequence, source).edits(after: node)
  }

  /// `node as? T ?? UITableViewCell()`, whose default is never used.
  private static func defaultEdit(
    after cast: SyntaxTree.Node,
    of node: SyntaxTree.Node,
    in sequence: SyntaxTree.Node,
    _ source: MigrationSource
  ) throws(Reason) -> Replacement {
    let tree = source.tree
    guard tree.stream.is(tree.end(cast), "??"), let value = tree.children(sequence).last,
      tree.first(value) == tree.end(cast) + 1, EmptyBranch(source).isEmptyValue(value)
    else { throw .optional }
    guard !source.hasComment(in: tree.end(node) - 1..<tree.end(value)) else { throw .comment }
    return (tree.bytes(node).upperBound..<tree.bytes(value).upperBound, "")
  }

  /// `list?.dequeue… as? T`: the result stays optional, because the list is.
  init(castOfOptional node: SyntaxTree.Node, _ source: MigrationSource) throws(Reason) {
    let tree = source.tree
    guard let (cast, type) = tree.cast(of: node), tree.stream.is(tree.first(cast) + 1, "?") else {
      throw Reason("the list is optional, but the cast isn't; unwrap the list")
    }
    guard !source.hasComment(in: tree.end(node) - 1..<tree.end(cast)) else { throw .comment }
    className = tree.text(type)
    edits = [(tree.bytes(node).upperBound..<tree.bytes(cast).upperBound, "")]
  }

  /// Removes the parentheses that a cast needs and a call doesn't: `(list.dequeue… as! PersonCell).name`.
  private static func parentheses(around sequence: SyntaxTree.Node, _ source: MigrationSource) -> [Replacement] {
    let tree = source.tree
    guard let argument = tree.parent(sequence), let tuple = tree.parent(argument), tree.enclosed(tuple) == sequence,
      !source.hasComment(in: tree.tokens(tuple))
    else { return [] }
    let (inner, outer) = (tree.bytes(sequence), tree.bytes(tuple))
    return [(outer.lowerBound..<inner.lowerBound, ""), (inner.upperBound..<outer.upperBound, "")]
  }

  /// `node!`, or `node` in a condition.
  private init(unwrappingOf node: SyntaxTree.Node, _ source: MigrationSource) throws(Reason) {
    let tree = source.tree
    guard let parent = tree.parent(node) else { throw .optional }
    switch tree.kind(parent) {
    case .forcedUnwrapping: edits = [(tree.bytes(node).upperBound..<tree.bytes(parent).upperBound, "")]
    case .optionalChaining where source.isStatement(parent):
      edits = [(tree.bytes(node).upperBound..<tree.bytes(parent).upperBound, "")]
    case .sequence where tree.first(parent) == tree.first(node) && tree.stream.is(tree.end(node), "??"):
      guard let value = tree.children(parent).last, tree.first(value) == tree.end(node) + 1,
        EmptyBranch(source).isEmptyValue(value)
      else { throw .optional }
      guard !source.hasComment(in: tree.tokens(parent)) else { throw .comment }
      edits = [(tree.bytes(node).upperBound..<tree.bytes(parent).upperBound, "")]
    case .sequence where tree.end(parent) == tree.end(node) && Self.isAssigned(node, parent, tree): break
    case .binding where tree.child(.type, of: parent) != nil && tree.end(parent) == tree.end(node): break
    default:
      if Self.isTaken(node, tree) { return }
      if let uses = ConstantUses(of: node, source), let unwrapped = try? uses.unwrappingEdits() {
        edits = unwrapped
      } else if tree.kind(parent) == .binding, tree.end(parent) == tree.end(node),
        let pattern = tree.child(.pattern, of: parent), tree.tokens(pattern).count == 1
      {
        // Code around handles a variable that may be `nil`.
        optionalType = tree.bytes(pattern).upperBound
      } else {
        edits = try ConditionalBinding(valueOf: node, source).edits(after: node)
      }
    }
  }

  /// Whether `node!` is an argument, or a member is taken of it, so that nothing infers a type from its class.
  private static func isUnwrappedForUse(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    guard let parent = tree.parent(node), tree.kind(parent) == .forcedUnwrapping else { return true }
    return isTaken(parent, tree) || tree.parent(parent).map(tree.kind) == .memberAccess
  }

  /// Whether code that doesn't cast an expression takes one of a subclass: it returns it, assigns it, or keeps it in a
  /// constant whose class nothing looks at.
  private static func mayBeSubclass(_ node: SyntaxTree.Node, _ source: MigrationSource) -> Bool {
    let tree = source.tree
    guard let parent = tree.parent(node) else { return false }
    switch tree.kind(parent) {
    case .sequence: return tree.end(parent) == tree.end(node) && isAssigned(node, parent, tree)
    case .binding:
      if tree.child(.type, of: parent) != nil { return tree.end(parent) == tree.end(node) }
      guard let uses = ConstantUses(of: node, source) else { return false }
      return !uses.nodes.contains { use in
        guard let around = tree.parent(use) else { return false }
        return tree.kind(around) == .switchStatement
          || tree.kind(around) == .sequence && !tree.descendants(.cast, of: around).isEmpty
      }
    default: return isTaken(node, tree)
    }
  }

  /// Whether a statement assigns the expression, so that it may be optional or not.
  private static func isAssigned(_ node: SyntaxTree.Node, _ sequence: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    guard let target = tree.children(sequence).first, tree.end(target) + 1 == tree.first(node) else { return false }
    return tree.parent(sequence).map { tree.kind($0).isScope } ?? false
  }

  /// Whether a function returns the expression or takes it as an argument, so that it may be optional or not.
  private static func isTaken(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    guard let parent = tree.parent(node) else { return false }
    switch tree.kind(parent) {
    case .argument: return tree.end(parent) == tree.end(node) && tree.parent(parent).map(tree.kind) == .arguments
    case .jumpStatement: return tree.stream.is(tree.first(parent), "return")
    case .codeBlock:
      let owner = tree.parent(parent).map(tree.kind)
      return owner == .functionDeclaration && tree.children(parent).count == 1
    default: return false
    }
  }
}
