import ReuseGenDeclarations
import ReuseGenSyntax

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
  /// The end of the method's name.
  private let suffix: String

  /// Reads a property with one observer; `nil` for others.
  init?(_ member: DeclaredMember, _ suffix: String, in file: Int, _ set: SourceSet) {
    guard let property = member.property, !property.isComputed, let type = property.type else { return nil }
    let source = set.sources[file]
    let tree = source.tree
    guard let binding = source.binding(of: property),
      let declaration = tree.parent(binding), let accessor = tree.accessors(of: binding).first,
      tree.accessors(of: binding).count == 1, let block = tree.child(.codeBlock, of: accessor.node),
      tree.end(block) == tree.end(accessor.node), ["willSet", "didSet"].contains(tree.stream.text(accessor.name)),
      tree.first(block) == accessor.name + 1,
      let start = tree.children(declaration).first(where: { tree.kind($0) != .attribute }).map(tree.first)
    else { return nil }
    self.property = property
    self.suffix = suffix
    self.type = type.text
    head = start..<accessor.name + 1
    observer = tree.stream.text(accessor.name)
  }

  /// Makes the observer a method of the extension, and gives the class the property.
  func move(to target: Declarations.Reference, from file: Int, _ draft: inout PortDraft) {
    makeMethod(in: file, &draft)
    draft.addMember(
      "\(property.modifiers.publicAccess)override var \(property.name): \(type) { \(observer) { \(name)(\(value)) } }",
      to: target,
      "add \(property.name)"
    )
  }

  private var name: String { SwiftName.member(property.name + suffix) }
  private var value: String { observer == "willSet" ? "newValue" : "oldValue" }

  /// Makes the observer a method of the extension.
  func makeMethod(in file: Int, _ draft: inout PortDraft) {
    let stream = draft.set.sources[file].stream
    let range = stream[head.lowerBound].start..<stream[head.upperBound - 1].end
    let text = "func \(name)(_ \(value): \(type)) { do"
    draft.replaceKeepingLines(range, with: text, in: file, "make the observer a method")
  }
}
