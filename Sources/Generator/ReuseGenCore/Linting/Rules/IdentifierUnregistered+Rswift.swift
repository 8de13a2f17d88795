import InterfaceBuilderXML
import SourceDeclarations

extension IdentifierUnregistered {
  /// Identifiers of R.swift that code dequeues, although nothing registers one of the nibs that have them: `R.nib.x`.
  static func nibsUnregistered(in context: SourceContext) -> [Finding] {
    let declarations = context.declarations
    guard declarations.isWholeTarget || context.coverageOfTarget.isHalf else { return [] }
    let prefix = "R.reuseIdentifier."
    return declarations.indicesOfFilesWithIdentifiers.flatMap { index -> [Finding] in
      let file = declarations.files[index]
      return file.identifierUses.compactMap { use -> Finding? in
        guard use.operation == .dequeue, case .path(let path) = use.identifier, path.hasPrefix(prefix),
          context.code.includes(file.path), let resource = path.dropFirst(prefix.count).split(separator: ".").first,
          let nib = unregisteredNib(withIdentifier: String(resource), context)
        else { return nil }
        return Finding(
          "nothing registers the nib \(quoted(nib)), whose view is dequeued here; register R.nib.\(RswiftName.of(nib))",
          at: file.location(of: use.offset)
        )
      }
    }
  }

  /// The name of a nib whose view has an identifier of R.swift, if all views with it are in nibs that no code names.
  private static func unregisteredNib(withIdentifier resource: String, _ context: SourceContext) -> String? {
    var nib: String?
    for document in context.codeDocuments.all {
      for reusable in document.versions.flatMap(\.reusables) {
        guard let identifier = reusable.identifier, RswiftName.of(identifier) == resource else { continue }
        let (name, constant, last) = (document.name, RswiftName.of(document.name), reusable.class.type?.last ?? "")
        let isNamed = context.declarations.files.contains { file in
          file.writes(constant) && !file.types.contains { $0.fullName == "R" } || file.writes("\(last).")
            || file.stringLiterals.contains { $0.value == name }
        }
        guard document.kind == .xib, reusable.role == .root, !isNamed else { return nil }
        nib = name
      }
    }
    return nib
  }
}
