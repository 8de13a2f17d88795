import SourceDeclarations

extension IdentifierUnregistered {
  /// Entries that accessors dequeue, and that nothing registers: neither `registerAll`, nor an accessor of their own,
  /// nor a call with an argument that may be the entry. A storyboard registers its prototypes.
  static func entriesUnregistered(in context: SourceContext) -> [Finding] {
    let manifest = context.resolved.manifest
    // Sources that weren't read and other modules can register what they see, and an app's own template may do so.
    guard context.declarations.isWholeTarget, manifest.access == .internal, manifest.templates.isEmpty else {
      return []
    }
    let cells = context.resolved.cells.filter { $0.source.storyboard == nil }
    let views = context.resolved.views.filter { $0.role != .standalone && $0.source.storyboard == nil }
    let entries = cells.map { ($0.name, $0.entry.reuseIdentifier) } + views.map { ($0.name, $0.entry.reuseIdentifier) }
    let files = context.declarations.files
    let uses = files.indices.flatMap { file in files[file].accessorUses.map { (file: file, use: $0) } }
    guard !entries.isEmpty, uses.contains(where: { $0.use.operation == .dequeue }) else { return [] }
    let registered = uses.filter { $0.use.operation == .register }.map(\.use.entry)
    guard !registered.contains(.call("All")), !registered.contains(.other("")) else { return [] }
    return entries.compactMap { name, identifier in
      let calls: [NameExpression] = [.call(name.suffix), .path(name.base)]
      guard !calls.contains(where: registered.contains),
        let first = uses.first(where: {
          $0.use.operation == .dequeue && calls.contains($0.use.entry) && context.code.includes(files[$0.file].path)
        }), !registersIdentifiers(identifier, context)
      else { return nil }
      let file = files[first.file]
      let position = file.position(of: first.use.offset)
      return Finding(
        "nothing registers \(quoted(identifier)), which is dequeued here; call "
          + "\(manifest.namespace.value).registerAll(in:) or register\(name.suffix)() before",
        at: SourceLocation(file: file.path, line: position.line, column: position.column)
      )
    }
  }

  /// Whether code may register a class or a nib for an identifier by UIKit's methods.
  private static func registersIdentifiers(_ identifier: String, _ context: SourceContext) -> Bool {
    let strings = StringValues(context.declarations)
    return context.declarations.indicesOfFilesWithIdentifiers.contains { index in
      let file = context.declarations.files[index]
      return file.identifierUses.contains { use in
        use.operation == .register
          && strings.constantText(of: use.identifier, at: use.offset, in: file) ?? identifier == identifier
      }
    }
  }
}
