import ReuseGenDeclarations

enum IdentifierInCode: SourceRule {
  static let name = "identifier-in-code"
  static let effect = RuleEffect.use
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "The code of a listed class contains a reuse identifier that none of its entries has."
  static let discussion = """
    The rule reads identifiers in the class and its extensions (`static let reuseIdentifier = "x"`, and properties
    with names such as `cellIdentifier` or `reuseID`), and calls that register the class or its nib for an
    identifier. Each must be the identifier of one of the entries of the class.
    """
  static let rationale = """
    A cell that is registered under one identifier and dequeued under another stops the app.
    """
  static let fix = """
    Make the identifiers equal, or remove the one in code and use the accessors. If the class is used under several
    identifiers, give each an entry.
    """
  static let example = """
    The manifest specifies "PersonCell":

        class PersonCell: UITableViewCell {
          static let reuseIdentifier = "person"
        }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    let classes = ReusedClasses(context)
    guard !classes.isEmpty else { return [] }
    return properties(of: classes, in: context.declarations) + registrations(of: classes, in: context.declarations)
  }

  // MARK: Properties

  private static func properties(of classes: ReusedClasses, in declarations: Declarations) -> [Finding] {
    classes.all.flatMap { reused -> [Finding] in
      guard let fullName = declarations.fullName(named: reused.listed.path) else { return [] }
      return declarations.references(to: fullName).flatMap { reference in
        // By index, because a loop would copy each declaration.
        let properties = declarations.properties(of: reference)
        return properties.indices.compactMap { index -> Finding? in
          guard isIdentifier(properties[index].name, properties[index].modifiers) else { return nil }
          let property = properties[index]
          guard let stated = identifier(property.initialValue, of: fullName) else { return nil }
          let location = declarations.location(of: stated.offset ?? property.nameOffset, in: reference)
          return finding("\(fullName).\(property.name) is", stated.value, reused, at: location)
        }
      }
    }
  }

  /// The names of properties that mean a reuse identifier, in lower case.
  private static let names: Set<String> = [
    "reuseidentifier", "reuseid", "cellreuseidentifier", "cellreuseid", "cellidentifier", "cellid", "identifier",
    "defaultreuseidentifier",
  ]

  private static func isIdentifier(_ name: String, _ modifiers: Modifiers) -> Bool {
    // An instance's own property counts only where it overrides UIKit's.
    let isStated = modifiers.areOfTypeMember || modifiers.contains(.override) && name == "reuseIdentifier"
    return isStated && names.contains(name.lowercased())
  }

  /// The text of a property's value, and where it is in the source, unless it follows from a type's name.
  private static func identifier(_ value: NameExpression?, of fullName: String) -> (value: String, offset: Int?)? {
    switch value {
    case .literal(let literal): (literal.value, literal.offset)
    case .nameOfType(let name):
      // `String(describing: self)` of a subclass is another name.
      ["self", "Self"].contains(name) ? nil : (name.lastName, nil)
    case .fullNameOfType, .path, .rawValue, .bundle, .call, .other, nil: nil
    }
  }

  // MARK: Registrations

  private static func registrations(of classes: ReusedClasses, in declarations: Declarations) -> [Finding] {
    let values = StringValues(declarations)
    return declarations.indicesOfFilesWithIdentifiers.flatMap { index in
      declarations.files[index].identifierUses.compactMap { use -> Finding? in
        guard use.operation == .register else { return nil }
        let file = declarations.files[index]
        let nib = use.nibName.flatMap { values.constantText(of: $0, at: use.offset, in: file) }
        guard let (reused, subject) = classes.registered(by: use, nib: nib) else { return nil }
        // The class's own constant is reported where it is declared.
        let owner = values.owner(of: use.identifier, from: "")
        guard owner == nil || owner != declarations.fullName(named: reused.listed.path),
          let stated = values.probableText(of: use.identifier, at: use.offset, in: file, class: reused.listed.path)
        else { return nil }
        return finding("\(subject) is registered for", stated, reused, at: file.location(of: use))
      }
    }
  }

  private static func finding(
    _ subject: String,
    _ stated: String,
    _ reused: ReusedClass,
    at location: SourceLocation
  ) -> Finding? {
    guard !reused.entries.contains(where: { stated.isLiterally($0.reuseIdentifier) }) else { return nil }
    let listed = reused.entries.map { quoted($0.reuseIdentifier) }.joined(separator: " and ")
    let hint = reused.entries.first?.reuseIdentifier.hint(besides: stated) ?? ""
    return Finding(
      "\(subject) \(quoted(stated)), but the manifest specifies \(listed); make them equal\(hint)",
      at: location,
      notes: reused.entries.map {
        .init("the identifier \(quoted($0.reuseIdentifier)) is here", at: $0.identifierLocation)
      }
    )
  }
}

/// A class with the entries under which it is reused.
private struct ReusedClass {
  let listed: ListedClass
  var entries: [any ManifestEntry] = []
}

/// The classes that tables and collections reuse.
private struct ReusedClasses {
  private(set) var all: [ReusedClass] = []
  private var byPath: [String: Int] = [:]
  /// `nil`: several classes have this last name or use this nib.
  private var byLastName: [String: Int?] = [:]
  private var byNib: [String: Int?] = [:]

  init(_ context: SourceContext) {
    for cell in context.resolved.cells { add(cell.entry, cell.listedClass, nib: cell.source.nib?.name) }
    for view in context.resolved.views where view.role != .standalone {
      add(view.entry, view.listedClass, nib: view.source.nib?.name)
    }
  }

  var isEmpty: Bool { all.isEmpty }

  private mutating func add(_ entry: any ManifestEntry, _ listed: ListedClass, nib: String?) {
    let position = byPath[listed.path] ?? all.count
    if position == all.count {
      byPath[listed.path] = position
      all.append(ReusedClass(listed: listed))
      byLastName[listed.last] = .some(byLastName.keys.contains(listed.last) ? nil : position)
    }
    all[position].entries.append(entry)
    guard let nib else { return }
    if let known = byNib[nib], known != position { byNib[nib] = .some(nil) } else { byNib[nib] = .some(position) }
  }

  /// The class that a call registers, itself or through its nib, and what the call names.
  func registered(by use: ReuseIdentifierUse, nib: String?) -> (class: ReusedClass, subject: String)? {
    if let name = use.className {
      guard let position = byPath[name] ?? byLastName[name.lastName] ?? nil else { return nil }
      return (all[position], all[position].listed.text)
    }
    guard let nib, let position = byNib[nib] ?? nil else { return nil }
    return (all[position], "the nib \(quoted(nib)) of \(all[position].listed.text)")
  }
}
