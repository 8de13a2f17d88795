import ReuseGenDeclarations
import ReuseGenXML

/// The registrations of documents, entries and code, by identifiers.
struct IdentifierRegistrations {
  struct Registration {
    /// `nil` for a class that isn't known, such as that of a nib.
    let className: String?
    /// `nil` if any kind is possible.
    let kind: ReusedKind?
    let location: SourceLocation
    /// The class of the scene's controller, if this is a storyboard's prototype, and the class isn't UIKit's.
    var controller: String?
  }

  private var all: [[UInt8]: [Registration]] = [:]
  private var identifiers: [String] = []
  /// The identifiers, and the names of classes if any class can be registered for its name.
  private(set) var names: [String] = []
  /// The cells with identifiers that UIKit doesn't register: static ones, and prototypes of lists within nibs.
  private(set) var ignored: [[UInt8]: (location: SourceLocation, isStatic: Bool)] = [:]
  private let context: SourceContext
  private var declarations: Declarations { context.declarations }
  /// The view controllers that register something for an identifier that isn't known.
  private var incompleteControllers: Set<String> = []
  private var incompleteFiles: Set<String> = []
  /// Whether anything else does, such as an extension of UITableView.
  private var isIncomplete = false
  /// Whether an extension registers any class for its name.
  private var registersNames = false
  /// The values of the properties of all types, by name. Few targets need them.
  private lazy var propertyValues = declarations.files.flatMap(\.types).filter { $0.kind != .protocol }
    .flatMap(\.properties).reduce(into: [String: [NameExpression?]]()) { values, property in
      values[property.name, default: []].append(property.initialValue)
    }
  /// Whether the sources tell all values of a property that registrations name.
  private var knownProperties: [String: Bool] = [:]

  init(_ context: SourceContext) {
    self.context = context
    for version in context.codeDocuments.all.flatMap(\.versions) {
      let controllers = Dictionary(
        version.scenes.compactMap { scene in scene.class.className.map { (scene.sceneID, $0) } }
      ) { first, _ in first }
      for reusable in version.reusables {
        guard let identifier = reusable.identifier else { continue }
        let name = Self.className(reusable)
        let location = version.location(reusable.location)
        if reusable.role == .static || version.kind == .xib && reusable.role != .root {
          ignored[Array(identifier.utf8)] = (location, reusable.role == .static)
          continue
        }
        let controller = controllers[reusable.sceneID]
        add(
          identifier,
          Registration(className: name, kind: ReusedKind(reusable), location: location, controller: controller)
        )
      }
    }
    for cell in context.resolved.cells { add(cell.entry, ReusedKind(cell)) }
    for view in context.resolved.views { add(view.entry, ReusedKind(view)) }
    let strings = StringValues(context.declarations, in: context.classes.module)
    let files = context.declarations.files
    for index in context.declarations.indicesOfFilesWithIdentifiers {
      for use in files[index].identifierUses where use.operation == .register { add(use, strings, files[index]) }
    }
    names = registersNames ? identifiers + declarations.lastClassNames : identifiers
  }

  private static func className(_ reusable: InterfaceBuilderDocument.Reusable) -> String? {
    reusable.class.className ?? DocumentClass.name(ofElement: reusable.element)
  }

  /// The registrations for an identifier, which UIKit compares byte by byte.
  subscript(identifier: String) -> [Registration]? { all[Array(identifier.utf8)] }

  func isIgnored(_ identifier: String) -> Bool { ignored[Array(identifier.utf8)] != nil }

  /// The class of a scene that has the prototypes for an identifier, if a controller dequeues them for the list in a
  /// scene of its own, which has none.
  func otherScene(of found: [Registration], for controller: String, in file: SourceFile) -> String? {
    let others = Set(found.compactMap(\.controller))
    guard found.allSatisfy({ $0.controller != nil }), !mayHaveMore(for: controller, in: file),
      others.allSatisfy({ areApart($0, controller) && areApart(controller, $0) })
    else { return nil }
    return context.suppliesListsOfScenes[controller.lastName] == true ? others.min() : nil
  }

  private func areApart(_ name: String, _ other: String) -> Bool {
    declarations.superclassChain(of: name).isKind(of: other) == false
  }

  /// Whether an identifier may be the name of a class that the sources don't declare, and is registered for it.
  func mayBeClassOfLibrary(_ identifier: String, _ suggestions: inout SpellingSuggestions) -> Bool {
    registersNames && identifier.first?.isUppercase ?? false
      && suggestions.nearest(to: identifier, in: names) == nil
  }

  /// Whether more may be registered for a type than what is known.
  func mayHaveMore(for type: String?, in file: SourceFile) -> Bool {
    if isIncomplete || incompleteFiles.contains(file.path) { return true }
    guard !incompleteControllers.isEmpty else { return false }
    guard let type, isController(type) else { return true }
    return incompleteControllers.contains { controller in
      declarations.superclassChain(of: controller).classes.contains(type)
        || declarations.superclassChain(of: type).classes.contains(controller)
    }
  }

  private func isController(_ type: String) -> Bool {
    let chain = declarations.superclassChain(of: type)
    return chain.classes.contains(type) && chain.isKind(of: "UIViewController") == true
  }

  private mutating func noteIncomplete(_ use: ReuseIdentifierUse, in file: SourceFile) {
    incompleteFiles.insert(file.path)
    if let index = file.indexOfType(around: use.offset), isController(file.types[index].fullName) {
      incompleteControllers.insert(file.types[index].fullName)
    } else {
      isIncomplete = true
    }
  }

  private mutating func add(_ identifier: String, _ registration: Registration) {
    if all[Array(identifier.utf8)] == nil { identifiers.append(identifier) }
    all[Array(identifier.utf8), default: []].append(registration)
  }

  private mutating func add(_ entry: any ManifestEntry, _ kind: ReusedKind?) {
    add(entry.reuseIdentifier, Registration(className: nil, kind: kind, location: entry.identifierLocation))
  }

  /// Adds what an expression means that differs for each class: the class's name, or all values of a property of this
  /// name, as of `T.reuseIdentifier`. Returns whether the sources tell.
  private mutating func addAnyClass(_ identifier: NameExpression, at location: SourceLocation) -> Bool {
    switch identifier {
    case .nameOfType: registersNames = true
    // `String(describing: type)` of a variable is the name of a class, too.
    case .other(let text) where text.hasPrefix("String(describing:"): registersNames = true
    case .path(let path) where path.contains("."):
      let name = path.lastName
      let isKnown = knownProperties[name] ?? addValues(ofProperty: name, at: location)
      knownProperties[name] = isKnown
      return isKnown
    default: return false
    }
    return true
  }

  private mutating func addValues(ofProperty name: String, at location: SourceLocation) -> Bool {
    guard let values = propertyValues[name] else { return false }
    for value in values {
      switch value {
      case .nameOfType: registersNames = true
      case .literal(let literal): add(literal.value, Registration(className: nil, kind: nil, location: location))
      default: return false
      }
    }
    return true
  }

  private mutating func add(_ use: ReuseIdentifierUse, _ strings: StringValues, _ file: SourceFile) {
    let location = file.location(of: use.offset)
    guard let identifier = strings.constantText(of: use.identifier, at: use.offset, in: file) else {
      if !addAnyClass(use.identifier, at: location) { noteIncomplete(use, in: file) }
      return
    }
    let nib = use.nibName.flatMap { strings.constantText(of: $0, at: use.offset, in: file) }
    let roots = Set((nib.map(context.roots) ?? []).map(\.root).map(Self.className))
    let name = use.className?.lastName ?? (roots.count == 1 ? roots.first ?? nil : nil)
    add(identifier, Registration(className: name, kind: ReusedKind(use), location: location))
  }
}

extension SourceContext {
  /// The views with reuse identifiers at the top level of all versions of a nib.
  func roots(
    ofNib name: String
  ) -> [(version: InterfaceBuilderDocument, root: InterfaceBuilderDocument.Reusable)] {
    let versions = codeDocuments.candidates(name, .xib).flatMap(\.versions)
    return versions.flatMap { version in version.reusables.filter { $0.role == .root }.map { (version, $0) } }
  }
}
