import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Views that are loaded from their nibs.
struct NibCalls: CallSiteKind {
  let site: CallSite

  func rewriting() throws(Reason) -> Rewriting? {
    guard let load = try NibLoad(call, source, context) else { return nil }
    let listed = context.nibs(load.nib)
    guard let first = listed.first else {
      throw Reason("the manifest lists no view for the nib \(load.nib)", isUnlisted: true)
    }
    do throws(Reason) {
      return try viewRewriting(load, listed)
    } catch {
      // The objects of the nib, as code takes them now.
      if let rewriting = try contentRewriting(load, first) { return rewriting }
      if load.original == .optional { return try optionalRewriting(load, listed, because: error) }
      // The nib that the code instantiates becomes the catalog's.
      guard !load.isOfNib else { return nil }
      throw error
    }
  }

  /// `loadFromNib()` of the class, for the first view.
  private func viewRewriting(_ load: NibLoad, _ listed: [NibAccessor]) throws(Reason) -> Rewriting {
    if listed.allSatisfy(\.isOwner), let owner = listed.first?.className {
      throw Reason("\(owner) owns the nib; loadNibContent() adds the content to it")
    }
    let whole = load.original == .optional ? call.node : try firstView(of: call.node)
    let use = try ResultUse(of: whole, load.original, source)
    let matching = listed.filter { accessor in
      use.className.map { accessor.className.isSameType($0) } ?? true && !accessor.isOwner
    }
    guard let accessor = matching.first, matching.count == 1 else {
      throw Reason("the manifest lists the nib \(load.nib) with another class than \(use.className ?? "one")")
    }
    guard context.loadsByClass(accessor) else { throw Reason("\(accessor.className) has no loadFromNib() of ours") }
    guard load.isWithoutOwner || !accessor.connectsOwner else { throw Reason("the nib is connected to its owner") }
    guard !source.hasComment(in: tree.tokens(whole)) else { throw .comment }
    return Rewriting(
      accessor: accessor.expression,
      edits: [(tree.bytes(whole), accessor.expression)] + use.edits(forClass: accessor.className)
    )
  }

  /// `Reuse.Nibs.badge.instantiate(withOwner: owner, options: nil)`, which isn't optional, in place of the loading
  /// call.
  private func contentRewriting(_ load: NibLoad, _ accessor: NibAccessor) throws(Reason) -> Rewriting? {
    let name = "\(accessor.nib).instantiate(withOwner:options:)"
    if load.isOfNib, let base = tree.member(call.callee)?.base, source.path(of: base)?.first == "R" {
      // `R.nib.badge.instantiate(withOwner: self)`
      return Rewriting(accessor: name, edits: [(tree.bytes(base), accessor.nib)])
    }
    guard load.original == .superclass, site.method == "loadNibNamed", let parent = tree.parent(call.node) else {
      return nil
    }
    guard !source.hasComment(in: tree.tokens(call.node)) else { throw .comment }
    let text = instantiation(of: accessor, load)
    let node = tree.bytes(call.node)
    switch tree.kind(parent) {
    case .forcedUnwrapping: return Rewriting(accessor: name, edits: [(tree.bytes(parent), text)])
    case .optionalChaining where keepsOptional(parent):
      return Rewriting(accessor: name, edits: [(tree.bytes(parent), text)])
    case let kind where kind.isScope: return Rewriting(accessor: name, edits: [(node, text)])
    default:
      guard let use = try? ResultUse(of: call.node, .optional, source) else { return nil }
      return Rewriting(accessor: name, edits: [(node, text)] + use.edits(forClass: "[Any]"))
    }
  }

  /// R.swift's optional first view, where the code handles `nil` or owns the nib: an optional of the same class.
  private func optionalRewriting(
    _ load: NibLoad,
    _ listed: [NibAccessor],
    because reason: Reason
  ) throws(Reason) -> Rewriting {
    let bytes = tree.bytes(call.node)
    guard let only = listed.first, listed.count == 1, call.trailingClosures.isEmpty else { throw reason }
    guard !source.hasComment(in: tree.tokens(call.node)) else { throw .comment }
    if !only.isOwner, context.loadsByClass(only), load.isWithoutOwner || !only.connectsOwner {
      return Rewriting(accessor: only.expression, edits: [(bytes, "Optional(\(only.expression))")])
    }
    guard let root = only.isOwner ? only.rootClass : only.className else { throw reason }
    let objects = instantiation(of: only, load)
    let isStatement = tree.parent(call.node).map { tree.kind($0).isScope } ?? false
    let text = isStatement ? objects : "\(objects).first as? \(root)"
    let needsNoParentheses: [SyntaxKind] = [.binding, .optionalBinding, .jumpStatement, .argument]
    let isWhole = tree.parent(call.node).map { needsNoParentheses.contains(tree.kind($0)) } ?? false
    return Rewriting(
      accessor: "\(only.nib).instantiate(withOwner:options:)",
      edits: [(bytes, isWhole || isStatement ? text : "(\(text))")]
    )
  }

  private func instantiation(of accessor: NibAccessor, _ load: NibLoad) -> String {
    let (owner, options) = (load.owner.map(tree.text) ?? "nil", load.options.map(tree.text) ?? "nil")
    return "\(accessor.nib).instantiate(withOwner: \(owner), options: \(options))"
  }

  /// Whether what follows `loadNibNamed(…)?` is optional by itself, or is cast with `as?` or `as!`.
  private func keepsOptional(_ chain: SyntaxTree.Node) -> Bool {
    guard let access = tree.parent(chain) else { return false }
    if let member = tree.member(access) { return ["first", "last"].contains(tree.stream.text(member.name)) }
    guard tree.kind(access) == .subscript else { return source.isStatement(chain) }
    return tree.stream.is(tree.end(access), "as")
  }

  /// The expression for the first view: `?.first`, `![0]` or `.first!` after the call.
  private func firstView(of call: SyntaxTree.Node) throws(Reason) -> SyntaxTree.Node {
    var node = call
    while let parent = tree.parent(node), [.optionalChaining, .forcedUnwrapping].contains(tree.kind(parent)) {
      node = parent
    }
    guard let first = tree.parent(node), tree.first(first) == tree.first(call) else { throw .noCast }
    switch tree.kind(first) {
    case .memberAccess where tree.member(first).map { tree.stream.is($0.name, "first") } ?? false: node = first
    case .subscript where tree.tokens(first).suffix(3).map(tree.stream.text) == ["[", "0", "]"]: node = first
    default: throw Reason("the code doesn't take the first view of the nib")
    }
    if let parent = tree.parent(node), tree.kind(parent) == .forcedUnwrapping { node = parent }
    return node
  }
}

/// A call that loads a nib.
private struct NibLoad {
  let nib: NameReference
  let owner: SyntaxTree.Node?
  let options: SyntaxTree.Node?
  let isWithoutOwner: Bool
  /// The result of the call: all views, from which the code takes one, or R.swift's first view.
  let original: ResultUse.Original
  /// Whether the call instantiates a nib, rather than load one by its name.
  let isOfNib: Bool

  init?(_ call: Call, _ source: MigrationSource, _ context: MigrationContext) throws(Reason) {
    let tree = source.tree
    guard let member = tree.member(call.callee), let base = member.base, let first = call.arguments.first?.value else {
      return nil
    }
    let labels = tree.labels(call.arguments)
    let owner = labels.firstIndex { $0 == "owner" || $0 == "withOwner" }.flatMap { call.arguments[$0].value }
    switch tree.stream.text(member.name) {
    case "loadNibNamed" where labels.first == "_":
      guard context.isOwnBundle(base, in: source) else { throw .otherBundle }
      guard let name = context.name(first, "nib", in: source) else { throw .unknownNib }
      (nib, original) = (name, .superclass)
    case "instantiate" where labels.first == "withOwner":
      guard let name = context.nibName(LocalConstant(base, in: source)?.value ?? base, in: source) else { return nil }
      (nib, original) = (name, .superclass)
    case "firstView":
      guard let name = context.name(base, "nib", in: source), name.isRswift else { return nil }
      (nib, original) = (name, .optional)
    default:
      // `R.nib.badge(owner: nil)`
      guard labels.first == "owner" || labels.first == "withOwner",
        let name = context.name(call.callee, "nib", in: source), name.isRswift
      else { return nil }
      (nib, original) = (name, .optional)
    }
    isOfNib = tree.stream.is(member.name, "instantiate")
    self.owner = owner
    options = labels.firstIndex { $0 == "options" }.flatMap { call.arguments[$0].value }
    isWithoutOwner = owner.map { tree.text($0) == "nil" } ?? true
  }
}
