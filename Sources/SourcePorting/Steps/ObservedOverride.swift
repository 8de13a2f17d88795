import SourceDeclarations

/// An override in an extension that observes a property: the class gets the observed property, and the observer becomes
/// a method of the extension, which keeps its text and its lines.
///
///     override var isSelected: Bool { didSet { update() } }
///     func isSelectedInExtension(_ oldValue: Bool) { do { update() } }
struct ObservedOverride {
  private let property: PropertyDeclaration
  private let type: String
  /// The tokens from the modifiers to the brace of the observer.
  private let head: Range<Int>
  private let observer: String

  /// Reads a property with one observer; `nil` for others.
  init?(_ member: ExtensionOverrides.Member, in file: Int, _ set: SourceSet) {
    guard let property = member.property, !property.isComputed, let type = property.type else { return nil }
    let source = set.sources[file]
    let tokens = source.tokens(in: property.range)
    guard let open = tokens.first(where: { source.stream.is($0, "{") }), open + 2 < tokens.upperBound,
      ["willSet", "didSet"].contains(source.stream.text(open + 1)), source.stream.is(open + 2, "{"),
      source.stream.is(source.stream.index(after: open + 2), "}"),
      let start = tokens.first(where: { source.stream[$0].kind == .word })
    else { return nil }
    self.property = property
    self.type = type.text
    head = start..<open + 2
    observer = source.stream.text(open + 1)
  }

  /// Makes the observer a method of the extension, and gives the class the property.
  func move(
    to target: Declarations.Reference,
    from file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    makeMethod(in: file, set, &draft)
    let access = property.modifiers.isDisjoint(with: [.public, .open]) ? "" : "public "
    draft.addMember(
      "\(access)override var \(property.name): \(type) { \(observer) { \(name)(\(value)) } }",
      to: target,
      "add \(property.name)"
    )
  }

  private var name: String { "\(property.name)InExtension" }
  private var value: String { observer == "willSet" ? "newValue" : "oldValue" }

  /// Makes the observer a method of the extension.
  func makeMethod(in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let source = set.sources[file]
    let stream = source.stream
    let range = stream[head.lowerBound].start..<stream[head.upperBound - 1].end
    let lines = String(repeating: "\n", count: source.lineBreaks(in: range))
    draft.replace(
      range,
      with: "func \(name)(_ \(value): \(type)) { do\(lines)",
      in: file,
      "make the observer a method"
    )
  }
}

extension ParsedSource {
  fileprivate func lineBreaks(in range: Range<Int>) -> Int {
    stream.bytes[range].count { $0 == 0x0A }
  }
}
