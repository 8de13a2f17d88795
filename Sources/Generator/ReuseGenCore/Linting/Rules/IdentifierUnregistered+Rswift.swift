import ReuseGenDeclarations
import ReuseGenXML

extension IdentifierUnregistered {
  /// Identifiers of R.swift that code dequeues, although nothing registers one of the nibs that have them: `R.nib.x`.
  static func nibsUnregistered(in context: SourceContext) -> [Finding] {
    let declarations = context.declarations
    guard declarations.isWholeTarget || context.coverageOfTarget.isHalf else { return [] }
    lazy var views = RswiftViews(context)
    let names = NamesInFile()
    return declarations.files.filter { context.code.includes($0.path) }.flatMap { file -> [Finding] in
      let uses =
        file.identifierUses.filter { $0.operation == .dequeue }.map { ($0.identifier, $0.offset) }
        + file.accessorUses.filter(\.isOfRxCocoa).map { ($0.entry, $0.offset) }
      return uses.compactMap { identifier, offset in
        resource(of: identifier, in: file, names).flatMap { views.unregisteredNib(withIdentifier: $0) }.map { nib in
          Finding(
            "nothing registers the nib \(quoted(nib)), whose view is dequeued here; register R.nib.\(RswiftName.of(nib))",
            at: file.location(of: offset)
          )
        }
      }
    }
  }

  /// The name of the resource that an identifier is, or that the only constant of this name holds.
  private static func resource(
    of identifier: NameExpression,
    in file: SourceFile,
    _ names: NamesInFile
  ) -> String? {
    guard case .path(let path) = identifier else { return nil }
    let parts = path.split(separator: ".")
    if parts.count > 2, path.hasPrefix("R.reuseIdentifier.") { return String(parts[2]) }
    let name = parts.count == 2 && parts[1] == "identifier" ? String(parts[0]) : path.ownMember
    guard let name, !file.bindsOtherwise(name), names.constants(named: name, in: file).isEmpty else { return nil }
    let values = Set(names.resources(named: name, areIdentifiers: true, in: file).map(\.text))
    guard values.count == 1, let value = values.first, value != path else { return nil }
    return resource(of: .path(value), in: file, names)
  }
}

/// The views of documents by the identifiers that R.swift gives them, and what code names.
private struct RswiftViews {
  private var views: [String: [(document: NamedDocument, view: InterfaceBuilderDocument.Reusable)]] = [:]
  private let written: NameSet
  /// Those of the sources that R.swift didn't generate.
  private let writtenByHand: NameSet
  private let literals: Set<String>

  init(_ context: SourceContext) {
    for document in context.codeDocuments.all {
      for view in document.versions.flatMap(\.reusables) {
        guard let identifier = view.identifier else { continue }
        views[RswiftName.of(identifier), default: []].append((document, view))
      }
    }
    let declarations = context.declarations
    written = context.namesInSources
    writtenByHand = declarations.allNames { file in !file.types.contains { $0.fullName == "R" } }
    literals = Set(declarations.files.flatMap(\.stringLiterals).map(\.value))
  }

  /// The name of a nib whose view has an identifier of R.swift, if all views with it are in nibs that no code names.
  func unregisteredNib(withIdentifier resource: String) -> String? {
    let views = views[resource] ?? []
    let areRegistered = views.contains { document, view in
      document.kind != .xib || view.role != .root || writtenByHand.contains(RswiftName.of(document.name))
        || written.contains("\(view.class.type?.last ?? "").") || literals.contains(document.name)
    }
    return areRegistered ? nil : views.last?.document.name
  }
}
