import ReuseGenDeclarations

enum IdentifierUnregistered: SourceRule {
  static let name = "identifier-unregistered"
  static let effect = RuleEffect.use
  static let summary = """
    Code dequeues a view by an identifier or an accessor for which nothing registers a view of its kind, or casts it to
    another class than the registered one, or it registers a class or a nib of another kind, or a nib with another
    identifier or outlets of File's Owner.
    """
  static let discussion = """
    Without an index path, only calls whose result is unwrapped by force are read. The identifiers of nibs and
    entries count, those for which code registers a class or a nib, and those of prototypes in a data source's own
    scene. The rule reports nothing if the identifier is the name of a class, which a library may register, or if
    something is registered for an unknown identifier: by the class, its superclasses or subclasses, in the same
    file, or by anything but a view controller. A cast is reported if the classes and their superclasses are known.
    Methods that the sources declare themselves aren't checked, but a class that they dequeue by its type is
    reported if no other code names a member of it.
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
    let registrations = IdentifierRegistrations(context)
    let strings = StringValues(context.declarations, in: context.classes.module)
    var suggestions = SpellingSuggestions()
    lazy var ownSelectors = context.declaredSelectors(among: registrars.union(selectors.values.joined()))
    return using.flatMap { index in
      let file = files[index]
      return file.identifierUses.compactMap { use -> Finding? in
        let identifier = strings.constantText(of: use.identifier, at: use.offset, in: file)
        let location = file.location(of: use)
        if use.operation == .register {
          let nib = use.nibName.flatMap { strings.constantText(of: $0, at: use.offset, in: file) }
          let finding =
            nib.flatMap { self.finding(ofNib: $0, use, identifier, at: location, context) }
            ?? self.finding(ofClass: use, in: file, strings, at: location, context)
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
    "registerClass:forCellReuseIdentifier:", "registerNib:forCellReuseIdentifier:",
    "registerClass:forCellWithReuseIdentifier:", "registerNib:forCellWithReuseIdentifier:",
  ]

  private static func dequeue(
    _ use: ReuseIdentifierUse,
    _ identifier: String,
    in file: SourceFile,
    at location: SourceLocation,
    _ registrations: IdentifierRegistrations,
    _ suggestions: inout SpellingSuggestions,
    _ context: SourceContext
  ) -> Finding? {
    let type = file.typeName(around: use.offset)
    guard let found = registrations[identifier] else {
      guard !registrations.mayHaveMore(for: type, in: file),
        registrations.isIgnored(identifier)
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
    if let type, use.isCellOfDataSource(in: file), let other = registrations.otherScene(of: found, for: type, in: file)
    {
      return Finding(
        "the prototype \(quoted(identifier)) is in the scene of \(other), and no list in that of \(type) has one; add it "
          + "there, or register a class or a nib",
        at: location,
        notes: [.init("the prototype is here", at: found[0].location)]
      )
    }
    return cast(of: use, identifier, found, from: type ?? "", at: location, context)
  }

  private static func unregistered(
    _ identifier: String,
    at location: SourceLocation,
    _ registrations: IdentifierRegistrations,
    _ suggestions: inout SpellingSuggestions
  ) -> Finding {
    if let ignored = registrations.ignored[Array(identifier.utf8)] {
      let reason = ignored.isStatic ? "a table registers no static cells" : "a nib registers no prototypes"
      return Finding(
        "nothing is registered for the identifier \(quoted(identifier)): \(reason); register a class or a nib",
        at: location,
        notes: [.init("the \(ignored.isStatic ? "static cell" : "prototype in the nib") is here", at: ignored.location)]
      )
    }
    let near = suggestions.nearest(to: identifier, in: registrations.names)
    let suggestion =
      near.map(didYouMean) ?? "register a class or a nib, or correct the identifier"
    let note = near.flatMap { registrations[$0]?.first }.map {
      Diagnostic.Note("\(quoted(near ?? "")) is registered here", at: $0.location)
    }
    return Finding(
      "nothing is registered for the identifier \(quoted(identifier)); \(suggestion)",
      at: location,
      notes: [note]
    )
  }

  private static func cast(
    of use: ReuseIdentifierUse,
    _ identifier: String,
    _ registered: [IdentifierRegistrations.Registration],
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
      "the view for the identifier \(quoted(identifier)) is \(name.withArticle), but it is cast to \(wanted); "
        + "make them equal",
      at: location,
      notes: [.init("\(name) is registered here", at: first.location)]
    )
  }
}

extension ReuseIdentifierUse {
  /// Whether the data source's method gets a cell.
  fileprivate func isCellOfDataSource(in file: SourceFile) -> Bool {
    let name = file.method(around: offset)?.name
    return name == "tableView(_:cellForRowAt:)" || name == "collectionView(_:cellForItemAt:)"
  }
}
