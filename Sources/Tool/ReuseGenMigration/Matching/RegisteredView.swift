import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The class or the nib that code registers for an identifier.
struct RegisteredView {
  private let node: SyntaxTree.Node
  private let source: MigrationSource
  private let context: MigrationContext

  init(_ node: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    self.node = source.heldValue(of: node) ?? node
    self.source = source
    self.context = context
  }

  /// Whether an accessor registers the same.
  func isRegistered(by accessor: RecycledAccessor) -> Bool {
    guard accessor.isRegisteredByCode else { return false }
    guard let nib = accessor.nibName else {
      return source.tree.nameOfType(node).map(accessor.className.isSameType) ?? false
    }
    if isNib(ofClassOf: accessor, named: nib) || context.nibOfClass(node, accessor, in: source) == nib { return true }
    return context.nibName(node, in: source)?.names(nib) ?? false
  }

  /// `PersonCell.nib` of Reusable, the nib with the name of the class.
  private func isNib(ofClassOf accessor: RecycledAccessor, named nib: String) -> Bool {
    let text = source.tree.text(node)
    guard context.spellings.contains(.reusable), text.hasSuffix(".nib"), nib == accessor.className.lastName else {
      return false
    }
    return accessor.className.isSameType(String(text.dropLast(".nib".count)))
  }
}

extension MigrationContext {
  /// The name of the nib that a member of the accessor's class makes: `PersonCell.nib`, `PersonCell.makeNib()`.
  fileprivate func nibOfClass(
    _ node: SyntaxTree.Node,
    _ accessor: RecycledAccessor,
    in source: MigrationSource
  ) -> String? {
    let call = source.tree.call(node)
    guard call?.arguments.isEmpty ?? true, let path = source.path(of: call?.callee ?? node), let member = path.last,
      path.count > 1, accessor.className.isSameType(path.dropLast().joined(separator: "."))
    else { return nil }
    return nibName(ofMember: member, of: accessor.className)
  }

  /// The name of the nib that an expression makes, in the bundle in which the accessors look.
  func nibName(_ node: SyntaxTree.Node, in source: MigrationSource) -> NameReference? {
    let tree = source.tree
    guard let call = tree.call(node) else { return name(node, "nib", in: source) }
    // `R.nib.personCell()` of R.swift 5 and 6.
    if call.arguments.isEmpty { return name(call.callee, "nib", in: source) }
    guard ["UINib", "UINib.init"].contains(tree.text(call.callee)) else { return nil }
    switch tree.labels(call.arguments) {
    case ["nibName", "bundle"]:
      guard let bundle = call.arguments[1].value, isOwnBundle(bundle, in: source) else { return nil }
      return call.arguments[0].value.flatMap { name($0, "nib", in: source) }
    case ["resource"]: return call.arguments[0].value.flatMap { name($0, "nib", in: source) }
    default: return nil
    }
  }
}
