import SourceDeclarations

/// All sources of a target, and what they declare.
struct SourceSet {
  typealias Reference = Declarations.Reference

  let sources: [ParsedSource]
  let declarations: Declarations
  let options: PortOptions
  /// The modules that can be imported.
  let modules: Set<String>
  /// The names of properties and parameters that hold a function.
  let functionProperties: Set<String>
  /// The modules that each source imports.
  let importedModules: [Set<String>]
  /// The symbols that Xcode declares for the asset catalogs.
  let assetSymbols: [AssetSymbol]
  /// The optional methods that get a property, which tells whether they are implemented.
  private(set) var implementedMethods = ImplementedMethods()
  /// The types of properties that hold `AnyObject`, by their names and the full names of their types.
  private(set) var objectProperties: [String: [String: ObjectType]] = [:]

  init(_ inputs: [PortInput], _ options: PortOptions) {
    let modules = KnownModules.available.union(options.modules)
    self.options = options
    self.modules = modules
    assetSymbols = AssetSymbol.all(options.assets)
    sources = inputs.map { ParsedSource($0, modules: modules) }
    importedModules = sources.map { source in
      let stream = source.stream
      return Set((0..<stream.count).filter { stream[$0].keyword == .import }.map { stream.text($0 + 1) })
    }
    declarations = Declarations(sources.map(\.declared))
    functionProperties = Set(
      sources.flatMap(\.declared.types).flatMap(\.properties)
        .filter { $0.type?.text.contains("->") ?? false }.map(\.name)
    )
    for reference in references {
      let source = sources[reference.file]
      let owner = className(of: reference) ?? self[reference].fullName
      for property in self[reference].properties {
        let name = source.token(at: property.nameOffset)
        guard let read = ObjectType.read(name + 2, source.stream),
          source.stream.is(name + 1, ":") || source.stream.is(name + 1, "=") && source.stream.is(read.end, "(")
        else { continue }
        objectProperties[property.name, default: [:]][owner] = read.type
      }
    }
    implementedMethods = ImplementedMethods(self)
  }

  /// The types of the sources that were understood.
  var references: [Reference] {
    sources.indices.filter { sources[$0].isUnderstood }.flatMap { file in
      sources[file].declared.types.indices.map { Reference(file: file, type: $0) }
    }
  }

  subscript(reference: Reference) -> TypeDeclaration { sources[reference.file].declared.types[reference.type] }

  /// The body of a class: for an extension in the same file, the one in that file if several have the name.
  func classBody(_ fullName: String, preferring file: Int) -> Reference? {
    let bodies = declarations.references(to: fullName).filter {
      self[$0].kind == .class && self[$0].bodyRange != nil && sources[$0.file].isUnderstood
    }
    return bodies.first { $0.file == file } ?? bodies.first
  }

  /// The full name of the class that a type declares or extends; nil if the sources don't declare it.
  func className(of reference: Reference) -> String? {
    let type = self[reference]
    if type.kind == .class { return type.fullName }
    guard type.kind == .extension, case .declared(let name) = declarations.resolve(type.fullName, from: "") else {
      return nil
    }
    return name
  }

  /// Whether a class or one of its extensions declares a property, such as a table that its author wrote.
  func declares(_ property: String, inClass fullName: String) -> Bool {
    declarations.references(to: fullName).contains { reference in
      self[reference].properties.contains { $0.name == property }
    }
  }

  /// The classes of the sources above a class, the nearest first.
  func ancestors(of fullName: String) -> [String] {
    Array(declarations.superclassChain(of: fullName).classes.dropFirst())
  }

  /// Whether a declaration is built: its conditions are those of an iPhone, or those of the type around it.
  func isUnconditional(_ conditions: [String], within outer: [String] = []) -> Bool {
    conditions.dropFirst(conditions.starts(with: outer) ? outer.count : 0).allSatisfy {
      BuildCondition.value($0, modules: modules) == true
    }
  }
}
