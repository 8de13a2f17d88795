import ReuseGenDeclarations
import ReuseGenSyntax

/// Removes the attributes that require Objective-C, or an app.
enum AttributeRemoval: PortEdit {
  static let rows = [
    PortRow(
      """
      `@IBOutlet`, `@IBAction`, `@IBInspectable`, `@objc`, `@objcMembers`, `@NSManaged`, `@UIApplicationMain`, \
      `@main`, …
      """,
      becomes: "removed"
    ),
    PortRow(
      "`@objc(Name) class …`",
      becomes: "listed in a class `ObjectiveCClassList`, for documents that name a class without its module"
    ),
  ]

  private static let removed: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let source = set.sources[file]
      let (tree, stream) = (source.tree, source.stream)
      for attribute in tree.nodes(.attribute) {
        guard let removal = removal(of: attribute, tree) else { continue }
        // Words on both sides stay two words.
        let before = stream[removal.lowerBound - 1]
        let isAdjacent = before.kind == .word && before.end == stream[removal.lowerBound].start
        draft.replace(
          source.rangeWithSpace(removal),
          with: isAdjacent ? " " : "",
          in: file,
          "remove @\(stream.text(removal.lowerBound + 1))"
        )
      }
      for type in source.declared.types where type.kind == .class { warn(about: type, in: file, &draft) }
    }
    ObjectiveCClassLists(set).write(to: &draft)
  }

  /// The tokens of an attribute that is removed, with the arguments of those that have some; `nil` for others.
  private static func removal(of attribute: SyntaxTree.Node, _ tree: SyntaxTree) -> Range<Int>? {
    let stream = tree.stream
    let name = tree.first(attribute) + 1
    guard !stream[name].flags.contains(.followsSpace) else { return nil }
    let arguments = tree.child(.arguments, of: attribute)
    if stream.is(name, "convention") {
      let value = arguments.flatMap { tree.arguments($0).first?.value }
      return value.map { tree.isName($0, "block") } == true ? tree.tokens(attribute) : nil
    }
    guard removed.contains(stream.text(name)) else { return nil }
    return stream.is(name, "objc") ? tree.tokens(attribute) : tree.first(attribute)..<name + 1
  }

  private static func warn(about type: TypeDeclaration, in file: Int, _ draft: inout PortDraft) {
    for property in type.properties where property.attributes.contains("NSManaged") {
      draft.warn(
        "\(property.name) becomes an ordinary property, because there is no Core Data here",
        at: property.nameOffset,
        in: file
      )
    }
  }
}
