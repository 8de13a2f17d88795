import ReuseGenDeclarations

extension IdentifierUnregistered {
  /// Entries that accessors dequeue, and that nothing registers: neither `registerAll`, nor an accessor of their own,
  /// nor a call with an argument that may be the entry.
  static func entriesUnregistered(in context: SourceContext) -> [Finding] {
    let manifest = context.resolved.manifest
    // Sources that weren't read and other modules can register what they see, and an app's own template may do so.
    guard context.declarations.isWholeTarget, manifest.access == .internal, manifest.templates.isEmpty else {
      return []
    }
    let calls = AccessorCalls(context)
    guard !calls.dequeued.isEmpty, !calls.mayRegisterAny, let identifiers = registeredIdentifiers(context) else {
      return []
    }
    let entries: [any ResolvedEntry] = context.resolved.cells + context.resolved.views
    return entries.filter(\.isRegisteredByCode).compactMap { entry in
      let identifier = entry.entry.reuseIdentifier
      let forms = AccessorCalls.forms(of: entry.name)
      guard calls.registered.isDisjoint(with: forms), !identifiers.contains(identifier),
        let first = forms.compactMap({ calls.dequeued[$0] }).min(by: <)
      else { return nil }
      let file = context.declarations.files[first.file]
      return Finding(
        "nothing registers \(quoted(identifier)), which is dequeued here; call "
          + "\(manifest.namespace.value).registerAll(in:) or register\(entry.name.suffix)() before",
        at: file.location(of: first.offset)
      )
    }
  }

  /// The identifiers for which code registers a class or a nib by UIKit's methods; `nil` if it may register any.
  private static func registeredIdentifiers(_ context: SourceContext) -> Set<String>? {
    let strings = StringValues(context.declarations)
    var identifiers: Set<String> = []
    for index in context.declarations.indicesOfFilesWithIdentifiers {
      let file = context.declarations.files[index]
      for use in file.identifierUses where use.operation == .register {
        guard let text = strings.constantText(of: use.identifier, at: use.offset, in: file) else { return nil }
        identifiers.insert(text)
      }
    }
    return identifiers
  }
}

/// The calls of accessors in the sources, by the expressions with which they name an entry.
private struct AccessorCalls {
  private(set) var registered: Set<String> = []
  /// The first calls that dequeue a view, in the sources that are checked.
  private(set) var dequeued: [String: (file: Int, offset: Int)] = [:]
  /// Whether a call may register any entry: `registerAll`, or one whose argument isn't known.
  private(set) var mayRegisterAny = false

  init(_ context: SourceContext) {
    let files = context.declarations.files
    for index in files.indices {
      for use in files[index].accessorUses where !use.isOfRxCocoa {
        let entry = use.entry.text
        if use.operation == .register {
          registered.insert(entry)
          if use.entry == .call("All") || use.entry == .other("") { mayRegisterAny = true }
        } else if dequeued[entry] == nil, context.code.includes(files[index].path) {
          dequeued[entry] = (index, use.offset)
        }
      }
    }
  }

  /// The expressions that name an entry: its own function, and its name after a dot.
  static func forms(of name: AccessorName) -> [String] {
    [NameExpression.call(name.suffix).text, NameExpression.path(name.base).text]
  }
}
