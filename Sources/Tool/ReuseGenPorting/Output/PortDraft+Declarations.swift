import ReuseGenDeclarations

extension PortDraft {
  /// Replaces the token at an offset, such as the name of a declaration.
  mutating func replaceToken(at offset: Int, with text: String, in file: Int, _ change: String) {
    let source = set.sources[file]
    replace(source.stream[source.token(at: offset)].range, with: text, in: file, change)
  }

  /// Removes a modifier before the declaration that has a name at an offset.
  mutating func removeModifier(_ keyword: Keyword, ofDeclarationNamedAt offset: Int, in file: Int) {
    let source = set.sources[file]
    guard let declaration = source.tree.declaration(at: source.token(at: offset)) else { return }
    for modifier in source.tree.modifiers(keyword, of: declaration) {
      remove(source.rangeWithSpace(source.tree.tokens(modifier)), in: file, "remove \(keyword)")
    }
  }

  /// Makes a class adopt a protocol in an extension: in the class's own clause it would change the class's isolation.
  mutating func conform(_ reference: Reference, to protocolName: String) {
    let type = set[reference]
    let change = "adopt \(protocolName)"
    let source = set.sources[reference.file]
    let isHidden = source.types(around: reference.type).dropLast().contains { $0.modifiers.contains(.private) }
    if !type.isLocal, !isHidden {
      let text = "extension \(SwiftName.type(type.fullName)): \(protocolName) {}"
      addDeclaration(text, after: reference, change)
    } else if let first = type.inherited.first {
      insert(", \(protocolName)", at: first.end, in: reference.file, change)
    } else {
      let end = source.stream[source.token(at: type.nameOffset)].end
      insert(": \(protocolName)", at: end, in: reference.file, change)
    }
  }
}
