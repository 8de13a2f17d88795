import SourceDeclarations

/// Properties that the Objective-C runtime observes, `@objc dynamic var`, tell their observers themselves.
enum ObservableProperties: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for reference in set.references where set[reference].kind == .class {
      for property in set[reference].properties where isObservable(property) {
        add("didChangeValue(forKey: \"\(property.objectiveCName)\")", to: property, in: reference.file, set, &draft)
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
    let stream = source.stream
    let tokens = source.tokens(in: property.range)
    // `var a = 1, b = 2` can't have observers.
    if stream.is(tokens.upperBound, ",") || (tokens.lowerBound > 0 && stream.is(tokens.lowerBound - 1, ",")) { return }
    for index in source.tokens(in: property.range.lowerBound..<property.nameOffset)
    where stream[index].keyword == .dynamic {
      draft.remove(source.rangeWithSpace(index..<index + 1), in: file, "remove dynamic")
    }
    let observer = tokens.last { stream.is($0, "didSet") || stream.is($0, "willSet") }
    guard let observer else {
      let end = property.range.upperBound
      draft.replace(end..<end, with: " { didSet { \(call) } }", in: file, "tell observers about \(property.name)")
      return
    }
    guard stream.is(observer, "didSet"), let brace = (observer..<tokens.upperBound).first(where: { stream.is($0, "{") })
    else { return }
    let end = stream[brace].end
    draft.replace(end..<end, with: " \(call);", in: file, "tell observers about \(property.name)")
  }
}
