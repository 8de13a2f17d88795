import ReuseGenDeclarations
import ReuseGenSyntax

/// Properties that the Objective-C runtime observes, `@objc dynamic var`, tell their observers themselves.
enum ObservableProperties: PortEdit {
  static let rows = [
    PortRow("`@objc dynamic var`, a stored property", becomes: "calls `didChangeValue(forKey:)` after each change")
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for reference in set.references where set[reference].kind == .class {
      for property in set[reference].properties where isObservable(property) {
        let call = "didChangeValue(forKey: \(SwiftName.literal(property.objectiveCName)))"
        add(call, to: property, in: reference.file, &draft)
      }
    }
  }

  /// Whether the runtime replaces the setter of a stored property.
  static func isObservable(_ property: PropertyDeclaration) -> Bool {
    property.modifiers.contains(.dynamic) && property.modifiers.isDisjoint(with: [.override, .lazy])
      && !property.isConstant && !property.isComputed && !property.isTypeMember
  }

  private static func add(_ call: String, to property: PropertyDeclaration, in file: Int, _ draft: inout PortDraft) {
    let source = draft.set.sources[file]
    let tree = source.tree
    guard let binding = source.binding(of: property), let declaration = tree.parent(binding),
      // `var a = 1, b = 2` can't have observers.
      tree.children(declaration).filter({ tree.kind($0) == .binding }).count == 1
    else { return }
    draft.removeModifier(.dynamic, ofDeclarationNamedAt: property.nameOffset, in: file)
    let change = "notify observers of \(property.name)"
    let accessors = tree.accessors(of: binding)
    if let observer = accessors.first(where: { tree.stream.is($0.name, "didSet") }) {
      guard let block = tree.child(.codeBlock, of: observer.node) else { return }
      draft.insert(" \(call);", at: tree.stream[tree.first(block)].end, in: file, change)
    } else if accessors.isEmpty {
      draft.insert(" { didSet { \(call) } }", at: property.range.upperBound, in: file, change)
    } else if let block = tree.child(.accessors, of: binding) {
      draft.insert("didSet { \(call) } ", at: tree.bytes(block).upperBound - 1, in: file, change)
    }
  }
}
