import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The storyboard that an expression names, makes or holds.
struct NamedStoryboard {
  let name: NameReference
  /// The constant of a function that holds it.
  private(set) var constant: LocalConstant?

  private init(_ name: NameReference) { self.name = name }

  /// `nil` if the storyboard isn't known.
  init?(_ expression: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    let tree = source.tree
    switch tree.kind(expression) {
    case .optionalChaining, .forcedUnwrapping:
      guard let inner = tree.children(expression).first, let own = Self(own: inner, source, context) else { return nil }
      self = own
    case .call:
      guard let call = tree.call(expression), let made = Self(madeBy: call, source, context) else { return nil }
      self = made
    case .memberAccess:
      if let name = context.name(expression, "storyboard", in: source), name.isRswift {
        self.init(name)
      } else if let name = context.swiftGenStoryboard(expression, in: source) {
        self.init(.text(name))
      } else {
        guard let held = Self(property: expression, source, context) else { return nil }
        self = held
      }
    case .name:
      guard let held = Self(heldBy: expression, source, context) else { return nil }
      self = held
    default: return nil
    }
  }

  /// `storyboard` of the controller around the code.
  private init?(own node: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    guard context.spellings.contains(.strings), let path = source.path(of: node),
      path == ["storyboard"] || path == ["self", "storyboard"],
      let type = source.type(around: source.tree.bytes(node).lowerBound), let name = context.storyboard(of: type)
    else { return nil }
    self.init(.text(name))
  }

  /// `UIStoryboard(name: "Main", bundle: nil)`, or the same in the spelling of R.swift.
  private init?(madeBy call: Call, _ source: MigrationSource, _ context: MigrationContext) {
    let tree = source.tree
    let value: SyntaxTree.Node?
    switch tree.labels(call.arguments) {
    case []: value = call.callee
    case ["name", "bundle"]:
      guard ["UIStoryboard", "UIStoryboard.init"].contains(tree.text(call.callee)),
        let bundle = call.arguments[1].value,
        context.isOwnBundle(bundle, in: source)
      else { return nil }
      value = call.arguments[0].value
    case ["resource"] where tree.isName(call.callee, "UIStoryboard"): value = call.arguments[0].value
    default: return nil
    }
    guard let name = value.flatMap({ context.name($0, "storyboard", in: source) }) else { return nil }
    self.init(name)
  }

  /// A name that a function, a condition, the type around it or the source gives to a storyboard.
  private init?(heldBy node: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    let tree = source.tree
    if let constant = LocalConstant(node, in: source) {
      guard tree.kind(constant.value) == .call || tree.kind(constant.value) == .memberAccess,
        let found = Self(constant.value, source, context)
      else { return nil }
      self.init(found.name)
      self.constant = constant
    } else if let bound = source.boundValue(of: node) {
      guard let found = Self(own: bound, source, context) else { return nil }
      self = found
    } else {
      guard !source.isBoundByFunction(node), let found = Self(property: node, source, context) else { return nil }
      self = found
    }
  }

  /// `board`, `self.board` or `UIStoryboard.main`.
  private init?(property node: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    guard context.spellings.contains(.strings), let path = source.path(of: node), let member = path.last else {
      return nil
    }
    let around = source.type(around: source.tree.bytes(node).lowerBound)
    let name: String?
    switch path.dropLast().joined(separator: ".") {
    case "":
      name =
        around.flatMap { context.storyboard(member, of: $0, isOfType: false) }
        ?? around.flatMap { context.storyboard(member, of: $0, isOfType: true) }
        ?? source.globalConstant(member).flatMap { Self($0, source, context)?.text }
    case "self": name = around.flatMap { context.storyboard(member, of: $0, isOfType: false) }
    case "Self": name = around.flatMap { context.storyboard(member, of: $0, isOfType: true) }
    case let type: name = context.storyboard(member, of: type, isOfType: true)
    }
    guard let name else { return nil }
    self.init(.text(name))
  }

  private var text: String? { if case .text(let text) = name { text } else { nil } }
}

extension MigrationSource {
  /// The value that `if let name = value` or `guard let name = value` binds to a name; the name itself where
  /// `if let name` has no value.
  func boundValue(of node: SyntaxTree.Node) -> SyntaxTree.Node? {
    let (name, token) = (tree.stream.text(tree.first(node)), tree.first(node))
    for ancestor in tree.ancestors(node) {
      let statements: [SyntaxTree.Node] =
        switch tree.kind(ancestor) {
        case .ifClause, .guardStatement: [ancestor]
        case .codeBlock, .closure, .switchCase: tree.children(ancestor).filter { tree.kind($0) == .guardStatement }
        default: []
        }
      for statement in statements {
        let bindings = tree.children(statement).filter { tree.kind($0) == .optionalBinding && tree.end($0) <= token }
        for binding in bindings {
          guard let pattern = tree.child(.pattern, of: binding), tree.tokens(pattern).count == 1,
            tree.stream.text(tree.first(pattern)) == name
          else { continue }
          let value = tree.children(binding).last
          return value == pattern ? pattern : value
        }
      }
      if tree.kind(ancestor).isDeclaration, tree.kind(ancestor) != .variableDeclaration { return nil }
    }
    return nil
  }

  /// Whether the function around a name may give it another meaning than the type has.
  func isBoundByFunction(_ node: SyntaxTree.Node) -> Bool {
    let name = tree.stream.text(tree.first(node))
    guard let member = tree.ancestors(node).first(where: { tree.parent($0).map(tree.kind) == .memberBlock }) else {
      return true
    }
    let bindings: [SyntaxKind] = [.pattern, .parameter, .closureSignature, .valueBinding]
    return bindings.flatMap { tree.descendants($0, of: member) }.contains { binding in
      tree.tokens(binding).contains { tree.stream.text($0) == name }
    }
  }

  /// The value of a constant of the source, outside of types.
  fileprivate func globalConstant(_ name: String) -> SyntaxTree.Node? {
    let found = tree.children(tree.root).filter { declaration in
      tree.kind(declaration) == .variableDeclaration
        && tree.children(declaration).contains { binding in
          tree.child(.pattern, of: binding).map { tree.stream.text(tree.first($0)) } == name
        }
    }
    guard let only = found.first, found.count == 1,
      tree.tokens(only).contains(where: { tree.stream.is($0, "let") }),
      let binding = tree.child(.binding, of: only), let value = tree.children(binding).last, tree.kind(value) == .call
    else { return nil }
    return value
  }
}
