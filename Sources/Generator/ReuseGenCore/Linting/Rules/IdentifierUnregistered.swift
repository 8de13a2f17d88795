import InterfaceBuilderXML
import SourceDeclarations

enum IdentifierUnregistered: SourceRule {
  static let name = "identifier-unregistered"
  static let effect = RuleEffect.use
  static let summary = """
    Code dequeues a view for an index path by an identifier that nothing registers for a view of its kind, or casts it
    to another class than the registered class.
    """
  static let discussion = """
    The identifiers of prototypes, of nibs and of entries count, and those for which code of the target registers a
    class or a nib. The rule reports nothing if the identifier is the name of a class, which a library may register,
    or if something is registered for an unknown identifier: by the class, its superclasses or subclasses, in the
    same file, or by anything but a view controller. A cast is reported if the classes and their superclasses are
    known.
    """
  static let rationale = """
    The app stops where it dequeues the view: "unable to dequeue a cell with identifier", or at the cast.
    """
  static let fix =
    "Correct the identifier or the class, register the view, or use the accessor that is generated for it."
  static let example = """
    The prototype has the identifier "person":

        func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "persn", for: indexPath)
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let files = context.declarations.files
    let using = context.declarations.indicesOfFilesWithIdentifiers.filter { index in
      files[index].identifierUses.contains { $0.operation == .dequeue } && context.code.includes(files[index].path)
    }
    guard !using.isEmpty, context.codeDocuments.errors.isEmpty else { return [] }
    let registrations = Registrations(context)
    let strings = StringValues(context.declarations)
    var suggestions = SpellingSuggestions()
    return using.flatMap { index in
      let file = files[index]
      return file.identifierUses.compactMap { use -> Finding? in
        guard use.operation == .dequeue, use.isForIndexPath,
          let identifier = strings.constantText(of: use.identifier, at: use.offset, in: file), !identifier.isEmpty
        else { return nil }
        let location = location(of: use, in: file)
        let type = file.typeName(around: use.offset)
        guard let found = registrations[identifier] else {
          let isInNib = registrations.isPrototypeInNib(identifier)
          guard !registrations.mayHaveMore(for: type, in: file),
            isInNib || !context.declarations.declaresClass(identifier)
          else { return nil }
          return unregistered(identifier, at: location, registrations, &suggestions)
        }
        if let wanted = ReusedKind(use), let first = found.first, let kind = first.kind,
          found.allSatisfy({ $0.kind.map { !$0.mayBe(wanted) } ?? false })
        {
          guard !registrations.mayHaveMore(for: type, in: file) else { return nil }
          return Finding(
            "the identifier \(quoted(identifier)) is registered for \(kind.description), not for "
              + "\(wanted.description); register a class or a nib, or correct the identifier",
            at: location,
            notes: [.init("\(quoted(identifier)) is registered here", at: first.location)]
          )
        }
        return cast(of: use, identifier, found, from: type ?? "", at: location, context)
      }
    }
  }

  private static func location(of use: ReuseIdentifierUse, in file: SourceFile) -> SourceLocation {
    let offset = if case .literal(let literal) = use.identifier { literal.offset } else { use.offset }
    let position = file.position(of: offset)
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }

  private static func unregistered(
    _ identifier: String,
    at location: SourceLocation,
    _ registrations: Registrations,
    _ suggestions: inout SpellingSuggestions
  ) -> Finding {
    if let prototype = registrations.prototypesInNibs[Array(identifier.utf8)] {
      return Finding(
        "nothing is registered for the identifier \(quoted(identifier)): a nib registers no prototypes; register a class "
          + "or a nib",
        at: location,
        notes: [.init("the prototype in the nib is here", at: prototype)]
      )
    }
    let near = suggestions.nearest(to: identifier, in: registrations.identifiers)
    let suggestion =
      near.map { "did you mean \(quoted($0))?" } ?? "register a class or a nib, or correct the identifier"
    let note = near.flatMap { registrations[$0]?.first }.map {
      Diagnostic.Note("\(quoted(near ?? "")) is registered here", at: $0.location)
    }
    return Finding(
      "nothing is registered for the identifier \(quoted(identifier)); \(suggestion)",
      at: location,
      notes: note.map { [$0] } ?? []
    )
  }

  private static func cast(
    of use: ReuseIdentifierUse,
    _ identifier: String,
    _ registered: [Registration],
    from scope: String,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    guard let wanted = use.className, let first = registered.first, let name = first.className,
      registered.allSatisfy({ registration in
        registration.className.map { context.isKind($0, of: wanted, from: scope) == false } ?? false
      })
    else { return nil }
    return Finding(
      "the view for the identifier \(quoted(identifier)) is a \(name), but it is cast to \(wanted); make them equal",
      at: location,
      notes: [.init("\(name) is registered here", at: first.location)]
    )
  }

  private struct Registration {
    /// `nil` for a class that isn't known, such as that of a nib.
    let className: String?
    /// `nil` if any kind is possible.
    let kind: ReusedKind?
    let location: SourceLocation
  }

  /// The registrations of documents, entries and code, by identifiers.
  private struct Registrations {
    private var all: [[UInt8]: [Registration]] = [:]
    private(set) var identifiers: [String] = []
    /// The prototypes of lists within nibs, which UIKit ignores.
    private(set) var prototypesInNibs: [[UInt8]: SourceLocation] = [:]
    private let declarations: Declarations
    /// The view controllers that register something for an identifier that isn't known.
    private var incompleteControllers: Set<String> = []
    private var incompleteFiles: Set<String> = []
    /// Whether anything else does, such as an extension of UITableView.
    private var isIncomplete = false

    init(_ context: SourceContext) {
      declarations = context.declarations
      for version in context.codeDocuments.all.flatMap(\.versions) {
        for reusable in version.reusables {
          guard let identifier = reusable.identifier else { continue }
          if version.kind == .xib, reusable.role != .root {
            prototypesInNibs[Array(identifier.utf8)] = version.location(reusable.location)
            continue
          }
          let name = reusable.class.className ?? DocumentClass.name(ofElement: reusable.element)
          let location = version.location(reusable.location)
          add(identifier, Registration(className: name, kind: ReusedKind(reusable), location: location))
        }
      }
      for cell in context.resolved.cells { add(cell.entry) }
      for view in context.resolved.views { add(view.entry) }
      let strings = StringValues(context.declarations)
      let files = context.declarations.files
      for index in context.declarations.indicesOfFilesWithIdentifiers {
        for use in files[index].identifierUses where use.operation == .register { add(use, strings, files[index]) }
      }
    }

    /// The registrations for an identifier, which UIKit compares byte by byte.
    subscript(identifier: String) -> [Registration]? { all[Array(identifier.utf8)] }

    func isPrototypeInNib(_ identifier: String) -> Bool { prototypesInNibs[Array(identifier.utf8)] != nil }

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

    private mutating func add(_ entry: any ManifestEntry) {
      add(entry.reuseIdentifier, Registration(className: nil, kind: nil, location: entry.identifierLocation))
    }

    private mutating func add(_ use: ReuseIdentifierUse, _ strings: StringValues, _ file: SourceFile) {
      guard let identifier = strings.constantText(of: use.identifier, at: use.offset, in: file) else {
        noteIncomplete(use, in: file)
        return
      }
      let position = file.position(of: use.offset)
      let location = SourceLocation(file: file.path, line: position.line, column: position.column)
      add(identifier, Registration(className: use.className?.lastName, kind: ReusedKind(use), location: location))
    }
  }
}
