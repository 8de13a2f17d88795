import ReuseGenDeclarations
import ReuseGenXML

enum IdentifierUnregistered: SourceRule {
  static let name = "identifier-unregistered"
  static let effect = RuleEffect.use
  static let summary = """
    Code dequeues a view by an identifier or an accessor for which nothing registers a view of its kind, or casts it to
    another class than the registered one, or it registers a nib whose cell has another identifier, which isn't one
    of a cell, or which has outlets of File's Owner.
    """
  static let discussion = """
    Without an index path, only calls whose result is unwrapped by force are read. The identifiers of prototypes,
    nibs and entries count, and those for which code registers a class or a nib. The rule reports nothing if the
    identifier is the name of a class, which a library may register, or if something is registered for an unknown
    identifier: by the class, its superclasses or subclasses, in the same file, or by anything but a view controller.
    A cast is reported if the classes and their superclasses are known. Methods that the sources declare themselves
    aren't checked, but a class that they dequeue by its type is reported if no other code names a member of it.
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
    guard context.codeDocuments.errors.isEmpty else { return [] }
    return entriesUnregistered(in: context) + classesUnregistered(in: context) + nibsUnregistered(in: context)
      + identifiersUnregistered(in: context)
  }

  private static func identifiersUnregistered(in context: SourceContext) -> [Finding] {
    let files = context.declarations.files
    let using = context.declarations.indicesOfFilesWithIdentifiers.filter { context.code.includes(files[$0].path) }
    guard !using.isEmpty else { return [] }
    let registrations = Registrations(context)
    let strings = StringValues(context.declarations)
    var suggestions = SpellingSuggestions()
    lazy var ownSelectors = context.declaredSelectors(among: registrars.union(selectors.values.joined()))
    return using.flatMap { index in
      let file = files[index]
      return file.identifierUses.compactMap { use -> Finding? in
        let identifier = strings.constantText(of: use.identifier, at: use.offset, in: file)
        let location = file.location(of: use)
        if use.operation == .register {
          let nib = use.nibName.flatMap { strings.constantText(of: $0, at: use.offset, in: file) }
          let finding = nib.flatMap { self.finding(ofNib: $0, use, identifier, at: location, context) }
          return finding == nil || !ownSelectors.isDisjoint(with: registrars) ? nil : finding
        }
        guard use.isRequired, let identifier, !identifier.isEmpty else { return nil }
        let finding = dequeue(use, identifier, in: file, at: location, registrations, &suggestions, context)
        return finding == nil || selectors[use.role]?.contains(where: ownSelectors.contains) ?? false ? nil : finding
      }
    }
  }

  /// The selectors of UIKit's methods.
  private static let selectors: [ReuseIdentifierUse.Role: [String]] = [
    .tableCell: ["dequeueReusableCellWithIdentifier:for:", "dequeueReusableCellWithIdentifier:"],
    .headerFooter: ["dequeueReusableHeaderFooterViewWithIdentifier:"],
    .collectionCell: ["dequeueReusableCellWithReuseIdentifier:for:"],
    .supplementary: ["dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:for:"],
  ]

  private static let registrars: Set<String> = [
    "register:forCellReuseIdentifier:", "register:forHeaderFooterViewReuseIdentifier:",
    "register:forCellWithReuseIdentifier:", "register:forSupplementaryViewOfKind:withReuseIdentifier:",
  ]

  private static func dequeue(
    _ use: ReuseIdentifierUse,
    _ identifier: String,
    in file: SourceFile,
    at location: SourceLocation,
    _ registrations: Registrations,
    _ suggestions: inout SpellingSuggestions,
    _ context: SourceContext
  ) -> Finding? {
    let type = file.typeName(around: use.offset)
    guard let found = registrations[identifier] else {
      let isInNib = registrations.isPrototypeInNib(identifier)
      guard !registrations.mayHaveMore(for: type, in: file),
        isInNib
          || !context.declarations.declaresClass(identifier)
            && !registrations.mayBeClassOfLibrary(identifier, &suggestions)
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

  /// The finding for a nib that can't be registered, or is for another identifier than that of its view.
  private static func finding(
    ofNib nib: String,
    _ use: ReuseIdentifierUse,
    _ identifier: String?,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    // A nib that the manifest lists as such a view is compared with the manifest.
    if let kind = ReusedKind(use), context.kinds(ofListedNib: nib).contains(where: kind.mayBe) { return nil }
    if let finding = root(of: nib, use, at: location, context) ?? owner(of: nib, at: location, context) {
      return finding
    }
    let roots = context.roots(ofNib: nib)
    guard let identifier, !identifier.isEmpty, let (version, root) = roots.first,
      roots.allSatisfy({ !($0.root.identifier ?? "").isEmpty && !($0.root.identifier ?? "").isLiterally(identifier) })
    else { return nil }
    return Finding(
      "the nib \(quoted(nib)) is registered for the identifier \(quoted(identifier)), but its view has "
        + "\(quoted(root.identifier ?? "")); make them equal",
      at: location,
      notes: [.init("the view is here", at: version.location(root.location, "reuseIdentifier"))]
    )
  }

  /// The finding for a nib with outlets of File's Owner: lists load nibs without one.
  private static func owner(of nib: String, at location: SourceLocation, _ context: SourceContext) -> Finding? {
    let versions = context.codeDocuments.candidates(nib, .xib).flatMap(\.versions).filter(\.hasUIKit)
    let outlets = versions.compactMap { document in
      document.filesOwner?.id.flatMap { owner in document.outlets.first { $0.owner == owner } }
    }
    guard let outlet = outlets.first, outlets.count == versions.count else { return nil }
    return Finding(
      "the nib \(quoted(nib)) is registered, but sets the outlet \(quoted(outlet.property ?? "")) of File's Owner, and "
        + "lists load nibs without an owner; connect it from the view instead",
      at: location,
      notes: [.init("the outlet is here", at: versions[0].location(outlet.location, "property"))]
    )
  }

  /// The finding for a nib that has no single view of the registered kind.
  private static func root(
    of nib: String,
    _ use: ReuseIdentifierUse,
    at location: SourceLocation,
    _ context: SourceContext
  ) -> Finding? {
    let versions = context.codeDocuments.candidates(nib, .xib).flatMap(\.versions).filter(\.hasUIKit)
    guard let wanted = base(of: use.role), let kind = ReusedKind(use)?.description, let first = versions.first,
      versions.allSatisfy({ version in
        version.roots.count != 1
          || context.isKind(version.className(of: version.roots[0]), of: wanted, from: "") == false
      })
    else { return nil }
    let count = first.roots.count
    let reason =
      count == 1
      ? "its view is \(first.className(of: first.roots[0]).withArticle); set the class to a \(wanted)"
      : "it has \(count) objects at the top level; leave one \(wanted)"
    let place = first.location(first.roots.last?.location ?? first.location)
    return Finding(
      "the nib \(quoted(nib)) is registered for \(kind), but \(reason)",
      at: location,
      notes: [.init("the \(count > 1 ? "last object" : "nib") is here", at: place)]
    )
  }

  private static func base(of role: ReuseIdentifierUse.Role) -> String? {
    switch role {
    case .tableCell: "UITableViewCell"
    case .headerFooter: "UITableViewHeaderFooterView"
    case .collectionCell, .supplementary: "UICollectionReusableView"
    case .unspecified: nil
    }
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
    let near = suggestions.nearest(to: identifier, in: registrations.names)
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
      "the view for the identifier \(quoted(identifier)) is \(name.withArticle), but it is cast to \(wanted); make them equal",
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
    private var identifiers: [String] = []
    /// The identifiers, and the names of classes if any class can be registered for its name.
    private(set) var names: [String] = []
    /// The prototypes of lists within nibs, which UIKit ignores.
    private(set) var prototypesInNibs: [[UInt8]: SourceLocation] = [:]
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
        for reusable in version.reusables {
          guard let identifier = reusable.identifier else { continue }
          if version.kind == .xib, reusable.role != .root {
            prototypesInNibs[Array(identifier.utf8)] = version.location(reusable.location)
            continue
          }
          let name = Self.className(reusable)
          let location = version.location(reusable.location)
          add(identifier, Registration(className: name, kind: ReusedKind(reusable), location: location))
        }
      }
      for cell in context.resolved.cells { add(cell.entry, ReusedKind(cell)) }
      for view in context.resolved.views { add(view.entry, ReusedKind(view)) }
      let strings = StringValues(context.declarations)
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

    func isPrototypeInNib(_ identifier: String) -> Bool { prototypesInNibs[Array(identifier.utf8)] != nil }

    /// Whether an identifier may be the name of a class that the sources don't declare, and is registered for it.
    func mayBeClassOfLibrary(_ identifier: String, _ suggestions: inout SpellingSuggestions) -> Bool {
      registersNames && identifier.first?.isUppercase ?? false && suggestions.nearest(to: identifier, in: names) == nil
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
}

extension SourceContext {
  /// The kinds of the entries with a nib.
  fileprivate func kinds(ofListedNib name: String) -> [ReusedKind] {
    resolved.cells.filter { $0.source.nib?.name == name }.map(ReusedKind.init)
      + resolved.views.filter { $0.source.nib?.name == name }.compactMap(ReusedKind.init)
  }

  /// The views with reuse identifiers at the top level of all versions of a nib.
  fileprivate func roots(
    ofNib name: String
  ) -> [(version: InterfaceBuilderDocument, root: InterfaceBuilderDocument.Reusable)] {
    let versions = codeDocuments.candidates(name, .xib).flatMap(\.versions)
    return versions.flatMap { version in version.reusables.filter { $0.role == .root }.map { (version, $0) } }
  }
}
