import SourceDeclarations

/// Removes the attributes that require Objective-C, or an app.
enum AttributeRemoval: PortStep {
  private static let removed: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let source = set.sources[file]
      let stream = source.stream
      for index in 0..<stream.count where stream.is(index, "@") && stream[index + 1].kind == .word {
        let name = stream.text(index + 1)
        let isBlock = name == "convention" && stream.is(index + 2, "(") && stream.is(index + 3, "block")
        guard isBlock || removed.contains(name), !stream[index + 1].flags.contains(.followsSpace) else { continue }
        var end = index + 2
        let takesArguments = name == "objc" || isBlock
        if takesArguments, stream.is(end, "("), isArgument(end, stream) { end = stream.index(after: end) }
        // Words on both sides stay two words.
        let isAdjacent = stream[index - 1].kind == .word && stream[index - 1].end == stream[index].start
        draft.replace(
          source.rangeWithSpace(index..<end),
          with: isAdjacent ? " " : "",
          in: file,
          "remove @\(name)"
        )
      }
      for type in source.declared.types where type.kind == .class { warn(about: type, in: file, &draft) }
    }
  }

  /// Whether a parenthesis belongs to the attribute, and not to a declaration after it.
  private static func isArgument(_ index: Int, _ stream: TokenStream) -> Bool {
    !stream[index].flags.contains(.startsLine)
  }

  private static func warn(about type: TypeDeclaration, in file: Int, _ draft: inout PortDraft) {
    if let other = type.otherName?.filter({ !$0.isWhitespace }), !other.isEmpty, other != type.name {
      draft.warn(
        "\(type.name) loses its name \(other) in Objective-C; documents that name \(other) don't find the class",
        at: type.nameOffset,
        in: file
      )
    }
    for property in type.properties where property.attributes.contains("NSManaged") {
      draft.warn(
        "\(property.name) becomes an ordinary property, because there is no Core Data here",
        at: property.nameOffset,
        in: file
      )
    }
  }
}
