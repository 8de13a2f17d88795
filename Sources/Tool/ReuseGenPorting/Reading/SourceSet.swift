import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// All sources of a target, and what they declare.
struct SourceSet: Sendable {
  typealias Reference = Declarations.Reference

  let sources: [ParsedSource]
  let declarations: Declarations
  let options: PortOptions
  /// The modules that can be imported.
  let modules: Set<String>
  /// The names of properties and parameters that hold a function.
  let functionProperties: Set<String>
  let importedModules: [Set<String>]
  /// The symbols that Xcode declares for the asset catalogs.
  let assetSymbols: [AssetSymbol]
  let leftOutTypes: LeftOutTypes
  /// The types of the sources that were understood.
  let references: [Reference]
  /// The spellings of earlier Swift that mean UIKit's declarations.
  let formerNames: FormerNamesInUse
  private let index: ClassIndex

  init(_ inputs: [PortInput], _ options: PortOptions) {
    let modules = KnownModules.available.union(options.modules).subtracting(options.emptyModules)
    let sources = inputs.concurrentMap { ParsedSource($0, modules: modules, leavingOut: options.leaveOut) }
    self.init(parsed: sources, options, modules)
  }

  /// The sources of an app before anything is left out.
  init(_ app: AppSources) { self.init(parsed: app.parsed, PortOptions(), KnownModules.available) }

  private init(parsed: [ParsedSource], _ options: PortOptions, _ modules: Set<String>) {
    self.options = options
    self.modules = modules
    assetSymbols = AssetSymbol.all(options.assets)
    var sources = parsed
    leftOutTypes = LeftOutTypes(sources, leavingOut: options.leaveOut.map(\.value))
    if !leftOutTypes.isEmpty {
      for index in sources.indices { sources[index].leaveOut(conformancesTo: leftOutTypes) }
    }
    self.sources = sources
    let exported = sources.reduce(into: Set<String>()) { $0.formUnion($1.exportedModules) }
    importedModules = sources.map { $0.importedModules.union(exported) }
    declarations = Declarations(sources.map(\.declared))
    formerNames = FormerNamesInUse(sources)
    functionProperties = Set(
      sources.flatMap(\.declared.types).flatMap(\.properties)
        .filter { $0.type?.text.contains("->") ?? false }.map(\.name)
    )
    var references: [Reference] = []
    for file in sources.indices where sources[file].isUnderstood {
      references += sources[file].declared.types.indices.map { Reference(file: file, type: $0) }
    }
    self.references = references
    index = ClassIndex(declarations, references)
  }

  /// The files that were understood.
  var files: [Int] { sources.indices.filter { sources[$0].isUnderstood } }

  /// The letters and digits of a file's name and its number, for names that no other file has.
  func nameOfFile(_ file: Int) -> String {
    let name = sources[file].input.path.split(separator: "/").last ?? ""
    return name.filter { $0.isLetter || $0.isNumber } + "\(file)_"
  }

  /// The place of a byte of a source.
  func location(of offset: Int, in file: Int) -> SourceLocation {
    let position = sources[file].declared.position(of: offset)
    return SourceLocation(file: sources[file].input.path, line: position.line, column: position.column)
  }

  subscript(reference: Reference) -> TypeDeclaration { sources[reference.file].declared.types[reference.type] }

  /// The body of a class: for an extension in the same file, the one in that file if several have the name.
  func classBody(_ fullName: String, preferring file: Int) -> Reference? { index.body(fullName, preferring: file) }

  /// The full name of the class that a type declares or extends; `nil` if the sources don't declare it.
  func className(of reference: Reference) -> String? { index.name(of: reference) }

  /// The same, or else the full name of the type itself.
  func fullName(of reference: Reference) -> String { className(of: reference) ?? self[reference].fullName }

  /// The same for the type around a byte; `nil` outside types.
  func fullName(around offset: Int, in file: Int) -> String? {
    sources[file].declared.indexOfType(around: offset).map { fullName(of: Reference(file: file, type: $0)) }
  }

  /// The declarations and the extensions of a class.
  func references(to className: String) -> [Reference] {
    index.references(to: className) ?? declarations.references(to: className)
  }

  /// Whether a class or one of its extensions declares a property, such as a table that its author wrote.
  func declares(_ property: String, inClass fullName: String) -> Bool {
    index.declares(property: property, fullName)
  }

  /// Whether a class or one of its extensions declares a method, by its name with labels.
  func declares(method: String, inClass fullName: String) -> Bool { index.declares(method: method, fullName) }

  /// Whether a class or one of its extensions declares a method that isn't private.
  func declares(visibleMethod method: String, inClass fullName: String) -> Bool {
    index.declares(visibleMethod: method, fullName)
  }

  func superclassChain(of fullName: String) -> SuperclassChain { index.chain(of: fullName) }

  /// The classes of the sources above a class, the nearest first.
  func ancestors(of fullName: String) -> [String] { Array(index.chain(of: fullName).classes.dropFirst()) }

  /// Whether a declaration is built: its conditions are those of an iPhone, or those of the type around it.
  func isUnconditional(_ conditions: [String], within outer: [String] = []) -> Bool {
    conditions.dropFirst(conditions.starts(with: outer) ? outer.count : 0).allSatisfy {
      BuildCondition.value($0, modules: modules) == true
    }
  }
}
