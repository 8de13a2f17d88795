import ReuseGenDeclarations

/// The superclasses and subclasses of classes, and the sources that have their code.
struct ClassRelatives {
  private let declarations: Declarations
  /// The full names of types by the last names of what their declarations inherit from.
  private var subtypes: [String: [String]] = [:]

  init(_ declarations: Declarations) {
    self.declarations = declarations
    for type in declarations.files.lazy.flatMap(\.types) {
      for inherited in type.inherited { subtypes[inherited.name.lastName, default: []].append(type.fullName) }
    }
  }

  /// The paths of the sources that declare or extend a class, its superclasses or its subclasses.
  func paths(of type: SourceClass) -> Set<String> {
    var names = Set(type.lineage)
    var pending = Array(type.lineage.prefix(1))
    while let next = pending.popLast() {
      pending += subtypes[next.lastName, default: []].filter { names.insert($0).inserted }
    }
    let references = names.flatMap(declarations.references) + [type.declaration]
    return Set(references.map { declarations.files[$0.file].path })
  }
}
