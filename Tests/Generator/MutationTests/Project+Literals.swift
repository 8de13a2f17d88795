@testable import ReuseGenCore
import ReuseGenDeclarations

extension Project {
  /// Every literal in code whose name is settled: the project has what it names, in a bundle that is known. The
  /// identifiers that code registers must be settled, too.
  func literalChanges() -> [LiteralChange] {
    let isSettled = registersSettledIdentifiersOnly
    return declarations.files.indices.flatMap { index -> [LiteralChange] in
      let file = declarations.files[index]
      guard let source = sources.firstIndex(where: { $0.path == file.path }) else { return [] }
      let names = file.nameUses.compactMap { use -> LiteralChange? in
        guard use.isOfClass, case .literal(let literal) = use.name, let kind = kind(use.kind, literal.value) else {
          return nil
        }
        return change(kind, literal, source, file)
      }
      let dequeued = file.identifierUses.compactMap { use -> LiteralChange? in
        guard use.operation == .dequeue, use.isRequired, case .literal(let literal) = use.identifier,
          isSettled, identifiers.contains(literal.value)
        else { return nil }
        return change(.identifier, literal, source, file)
      }
      return (names + dequeued).flatMap { change in
        LiteralChange.Form.allCases.compactMap { self.change(change, to: $0) }
      }
    }
  }

  /// The same change in another form; `nil` if code can't have it there.
  private func change(_ change: LiteralChange, to form: LiteralChange.Form) -> LiteralChange? {
    let (path, bytes) = sources[change.source]
    // The literal of an image or a color takes no expression.
    let before = String(decoding: bytes[..<change.range.lowerBound].suffix(24), as: UTF8.self)
    let isResource = before.contains("resourceName:")
    guard form == .literal || path.hasSuffix(".swift") && !isResource else { return nil }
    var changed = change
    changed.form = form
    return changed
  }

  private func change(
    _ kind: LiteralChange.Kind,
    _ literal: StringLiteral,
    _ source: Int,
    _ file: SourceFile
  ) -> LiteralChange? {
    let range = literal.offset + 1..<literal.offset + 1 + literal.value.utf8.count
    let bytes = sources[source].bytes
    // A literal with escapes or more quotation marks isn't there as it was read.
    guard range.upperBound < bytes.count, bytes[range.lowerBound - 1] == UInt8(ascii: "\""),
      bytes[range.upperBound] == UInt8(ascii: "\""), bytes[range].elementsEqual(literal.value.utf8)
    else { return nil }
    return LiteralChange(
      kind: kind,
      source: source,
      value: literal.value,
      range: range,
      line: file.position(of: literal.offset).line
    )
  }

  /// The kind of change for a name; `nil` if the project doesn't have what it names.
  private func kind(_ kind: NameUse.Kind, _ name: String) -> LiteralChange.Kind? {
    switch kind {
    case .nib: hasDocument("\(name).xib") ? .nib : nil
    case .storyboard: hasDocument("\(name).storyboard") ? .storyboard : nil
    case .scene: documents.contains { $0.scenes.contains { $0.identifier == name } } ? .scene : nil
    case .segue, .comparedSegue: documents.contains { $0.segues.contains { $0.identifier == name } } ? .segue : nil
    case .image: assets.hasCatalogs && assets.hasImage(named: name) ? .image : nil
    case .color: assets.hasCatalogs && assets.hasColor(named: name) ? .color : nil
    // The storyboard is changed by the same literal.
    case .initialScene: nil
    case .destination, .controller: nil
    }
  }

  private func hasDocument(_ file: String) -> Bool {
    documents.contains { $0.path == file || $0.path.hasSuffix("/" + file) }
  }

  /// Whether no code registers something for an identifier that is known only when the app runs.
  private var registersSettledIdentifiersOnly: Bool {
    let strings = StringValues(declarations)
    return declarations.files.allSatisfy { file in
      file.identifierUses.allSatisfy { use in
        use.operation != .register || strings.constantText(of: use.identifier, at: use.offset, in: file) != nil
      }
    }
  }
}
