import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// Nibs and classes that are registered for an identifier.
struct RegisterCalls: CallSiteKind {
  let site: CallSite

  func rewriting() throws(Reason) -> Rewriting? {
    guard let (name, parentheses, registered) = site.plainCall(of: ["register"]) else { return nil }
    let accessor: RecycledAccessor
    if let reference = ViewReference(call, source, context) {
      accessor = try reference.accessor(in: context) { accessor in
        RegisteredView(registered, source, context).isRegistered(by: accessor) ? nil : "another class, nib or bundle"
      }.get()
    } else {
      guard let found = try nibAlone(registered) else { return nil }
      accessor = found
    }
    guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
    try context.checkOwnMethods(accessor.registerName, accessor)
    return Rewriting(
      accessor: accessor.registerName,
      edits: [(tree.stream[name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
        + source.removal(ofConstant: registered)
    )
  }

  /// `register(R.nib.personCell)`: the nib states the identifier.
  private func nibAlone(_ registered: SyntaxTree.Node) throws(Reason) -> RecycledAccessor? {
    guard site.labels == ["_"] || site.labels == ["_", "forSupplementaryViewOfKind"],
      case .rswift(let name)? = context.name(registered, "nib", in: source)
    else { return nil }
    let nibs = context.nibs(.rswift(name))
    let found = nibs.flatMap { nib in
      context.recycled(ofClass: nib.className).filter { $0.nibName == nib.nibName && $0.isRegisteredByCode }
    }
    guard let only = found.first, found.count == 1 else {
      throw Reason("the manifest lists \(found.isEmpty ? "no view" : "several views") for the nib \(name)")
    }
    return only
  }
}
