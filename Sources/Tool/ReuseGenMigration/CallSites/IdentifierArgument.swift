import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The identifier of a call that no accessor replaces, because the code does more with its result than one allows: it
/// becomes the catalog's, so that the call has no text of its own any more.
struct IdentifierArgument {
  private let site: CallSite
  private let reference: ViewReference

  private var tree: SyntaxTree { site.tree }

  init(of site: CallSite, _ reference: ViewReference) { (self.site, self.reference) = (site, reference) }

  /// The identifiers of the catalog in place of the texts; `nil` if they are the catalog's already.
  ///
  /// - Throws: The reason for which the call stays, if the texts aren't those of one entry each.
  func rewriting(because reason: Reason) throws(Reason) -> Rewriting? {
    guard let argument = site.call.arguments.first(where: isIdentifier), let value = argument.value else {
      throw reason
    }
    guard reference.identifier != nil else { return try branches(of: value, reason) }
    let className = site.source.expectedType(of: site.call.node)?.name
    guard let accessor = reference.accessorOfValue(ofClass: className, in: site.context) else { throw reason }
    let text = "\(accessor.value).identifier"
    guard tree.text(value) != text else { return nil }
    guard !site.source.hasComment(in: tree.tokens(value)) else { throw .comment }
    return Rewriting(accessor: text, edits: [(tree.bytes(value), text)] + castOfTyped(accessor))
  }

  private func isIdentifier(_ argument: Call.Argument) -> Bool {
    argument.label.map { ViewReference.identifierLabels.contains(tree.stream.text($0)) } ?? false
  }

  /// `as? PersonCell` after a call to which R.swift's identifier gave the class.
  private func castOfTyped(_ accessor: RecycledAccessor) -> [Replacement] {
    guard let identifier = reference.identifier, site.isTyped(identifier) else { return [] }
    let (node, bytes) = (site.call.node, tree.bytes(site.call.node))
    let cast = " as? \(accessor.className)"
    switch tree.parent(node).map(tree.kind) {
    case .binding, .optionalBinding, .jumpStatement: return [(bytes.upperBound..<bytes.upperBound, cast)]
    default: return [(bytes.lowerBound..<bytes.lowerBound, "("), (bytes.upperBound..<bytes.upperBound, "\(cast))")]
    }
  }

  /// `isNew ? "NewCell" : "PersonCell"`, each text of which is one entry's identifier.
  private func branches(of value: SyntaxTree.Node, _ reason: Reason) throws(Reason) -> Rewriting? {
    guard tree.kind(value) == .sequence, tree.tokens(value).contains(where: isBranch) else { throw reason }
    let results = tree.children(value).filter { operand in
      !tree.stream.is(tree.first(operand) - 1, "==") && !tree.stream.is(tree.end(operand), "==")
    }
    let texts = results.filter { tree.kind($0) == .literal && site.context.text(of: $0, in: site.source) != nil }
    guard !texts.isEmpty, site.context.spellings.contains(.strings) else {
      let isDone = results.contains { site.context.isIdentifier(tree.text($0)) }
      if isDone { return nil }
      throw reason
    }
    var edits: [Replacement] = []
    for literal in texts {
      guard let text = site.context.text(of: literal, in: site.source),
        let accessor = reference.accessorOfValue(for: .text(text), in: site.context)
      else { throw reason }
      edits.append((tree.bytes(literal), "\(accessor.value).identifier"))
    }
    return Rewriting(accessor: edits[0].text, edits: edits)
  }

  private func isBranch(_ token: Int) -> Bool { tree.stream.is(token, "?") || tree.stream.is(token, "??") }
}
