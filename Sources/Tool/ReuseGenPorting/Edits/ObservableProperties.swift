import ReuseGenDeclarations
import ReuseGenSyntax

/// Properties that the Objective-C runtime observes, `@objc dynamic var`, tell their observers themselves.
enum ObservableProperties: PortEdit {
  static let rows = [
    PortRow(
      "`@objc dynamic var`, a stored property",
      becomes: "calls `didChangeValue(forKey:)` after each change"
    )
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for reference in set.references where set[reference].kind == .class {
      for property in set[reference].properties where isObservable(property) {
        let call = "didChangeValue(forKey: \(SwiftName.literal(property.objectiveCName)))"
        add(call, to: property, in: reference.file, set, &draft)
      }
    }
  }

  /// Whether the runtime replaces the setter of a stored property.
  static func isObservable(_ property: PropertyDeclaration) -> Bool {
    property.modifiers.contains(.dynamic) && property.modifiers.isDisjoint(with: [.override, .lazy])
      && !property.isConstant && !property.isComputed && !property.isTypeMember
  }

  private static func add(
    _ call: String,
    to property: PropertyDeclaration,
    in file: Int,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let source = set.sources[file]
    let tree = source.tree
    guard let binding = tree.binding(at: source.token(at: property.nameOffset)), let declaration = tree.parent(binding),
      // `var a = 1, b = 2` can't have observers.
      tree.children(declaration).filter({ tree.kind($0) == .binding }).count == 1
    else { return }
    for modifier in tree.modifiers(.dynamic, of: declaration) {
      draft.remove(source.rangeWithSpace(tree.tokens(modifier)), in: file, "remove dynamic")
    }
    let accessors = tree.accessors(of: binding)
    if let observer = accessors.first(where: { tree.stream.is($0.name, "didSet") }) {
      guard let block = tree.child(.codeBlock, of: observer.node) else { return }
      let start = tree.stream[tree.first(block)].end
      draft.replace(start..<start, with: " \(call);", in: file, "notify observers of \(property.name)")
    } else if accessors.isEmpty {
      let end = property.range.upperBound
      draft.replace(end..<end, with: " { didSet { \(call) } }", in: file, "notify observers of \(property.name)")
    } else if let block = tree.child(.accessors, of: binding) {
      let end = tree.bytes(block).upperBound - 1
      draft.replace(end..<end, with: "didSet { \(call) } ", in: file, "notify observers of \(property.name)")
    }
  }
}
