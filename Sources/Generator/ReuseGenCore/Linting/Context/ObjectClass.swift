import ReuseGenDeclarations
import ReuseGenXML

/// The class of an object in a document, from the sources or from Apple's frameworks.
struct ObjectClass {
  let name: String
  private let source: SourceClass?
  /// Apple's class; `nil` if the sources declare the class alone.
  let known: AppleClass?

  /// `nil` for an object whose class is unknown.
  init?(_ object: InterfaceBuilderDocument.Object, in document: InterfaceBuilderDocument, _ context: SourceContext) {
    if let custom = object.class.className {
      source = context.sourceClasses[object.class]
      known = AppleClass.named(custom)
      name = custom
      if source == nil && known == nil { return nil }
    } else {
      guard document.hasUIKit, let type = IBObjectType(element: object.element), type.category != .placeholder,
        type.category != .sceneReference, object.element != "customObject", let known = AppleClass.named(type.className)
      else { return nil }
      source = nil
      self.known = known
      name = type.className
    }
  }

  func isKind(of other: String) -> Bool? {
    source.map { $0.isKind(of: other) } ?? known.map { $0.isKind(of: other) }
  }
}

/// The types that say nothing about the class of an outlet.
private let anyClasses: Set<String> = [
  "NSObject", "AnyObject", "Any", "id", "instancetype", "NSArray", "NSMutableArray",
]

extension Declarations {
  /// The class of a property that is an outlet: of its elements for an outlet collection. `nil` for any other type.
  func className(of member: MemberLocation, isCollection: Bool) -> String? {
    guard case .property(let index) = member.member, let type = properties(of: member.type)[index].type,
      !type.name.isEmpty, !type.hasOwnArguments,
      !type.flags.contains(.composition), !type.flags.contains(.function), type.flags.contains(.array) == isCollection
    else { return nil }
    switch resolve(type.name, from: fullName(of: member.type)) {
    case .declared(let name):
      let isClass = references(to: name).contains { kind(of: $0) == .class && self[$0].genericParameters == nil }
      return isClass && AppleClass.named(name) == nil ? name : nil
    case .known(let known): return anyClasses.contains(known.name) ? nil : known.name
    case .unknown: return nil
    }
  }
}

extension WrittenType {
  /// Whether the type that the name is, rather than an optional or an array of it, has generic arguments.
  fileprivate var hasOwnArguments: Bool {
    let isOfStandardType = text.hasPrefix("Optional<") || text.hasPrefix("Array<") || text.hasPrefix("Swift.")
    return text.utf8.count { $0 == UInt8(ascii: "<") } > (isOfStandardType ? 1 : 0)
  }
}
