import SourceDeclarations

/// A class that a document names, as the sources declare it: its superclasses, and the members of all of them.
///
/// Several classes can have the name, in several targets or within several types. Then an object may be of any of them.
///
/// Every connection of its objects refers to it, so it is an object rather than a value that is copied for each.
final class SourceClass: Sendable {
  /// The name as the document writes it.
  let name: String
  /// The full names of the class and of its superclasses in the sources, the class itself first.
  let lineage: [String]
  /// The Apple classes that the superclasses end with.
  let knownClasses: [AppleClass]
  /// Whether a superclass is neither in the sources nor known.
  let hasUnknownSuperclass: Bool
  /// The declaration of the class itself.
  let declaration: Declarations.Reference

  /// The types whose members its objects have: its classes, the Apple classes, and the Objective-C protocols that they
  /// conform to.
  let memberTypes: [String]

  init(
    name: String,
    lineage: [String],
    protocols: [String],
    knownClasses: [AppleClass],
    hasUnknownSuperclass: Bool,
    declaration: Declarations.Reference
  ) {
    self.name = name
    self.lineage = lineage
    self.knownClasses = knownClasses
    self.hasUnknownSuperclass = hasUnknownSuperclass
    self.declaration = declaration
    memberTypes = lineage + protocols + knownClasses.flatMap { $0.chain.map(\.name) }
  }

  /// The names of all classes that an object of the class is.
  func isKind(of other: String) -> Bool? {
    if lineage.contains(other) || knownClasses.contains(where: { $0.isKind(of: other) }) { return true }
    return hasUnknownSuperclass ? nil : false
  }
}

/// The members of a type and its extensions, by the names that Objective-C looks for.
struct TypeMembers: Sendable {
  private(set) var properties: [String: [MemberLocation]] = [:]
  private(set) var methods: [String: [MemberLocation]] = [:]
  /// Whether the type may have more members than these.
  private(set) var isDoubtful = false
  /// Whether a property may be a key's whose name it doesn't have: "isOn" or "_on" for "on".
  private(set) var hasPrefixedProperties = false
  /// Whether a method may be a key's setter.
  private(set) var hasSetters = false

  /// Whether it has no members, and certainly none.
  var isEmpty: Bool { properties.isEmpty && methods.isEmpty && !isDoubtful }

  init(of name: String, in declarations: Declarations) {
    for reference in declarations.references(to: name) {
      if declarations.doubt(about: reference) != nil { isDoubtful = true }
      // By index, because a loop would copy each declaration.
      let (properties, methods) = (declarations.properties(of: reference), declarations.methods(of: reference))
      self.properties.reserveCapacity(self.properties.count + properties.count)
      for index in properties.indices where !properties[index].isTypeMember {
        let location = MemberLocation(type: reference, member: .property(index))
        let (name, other) = (properties[index].name, properties[index].objectiveCName)
        self.properties[name, default: []].append(location)
        if Self.hasPrefix(name) || Self.hasPrefix(other) { hasPrefixedProperties = true }
        if other != name { self.properties[other, default: []].append(location) }
      }
      self.methods.reserveCapacity(self.methods.count + methods.count)
      for index in methods.indices where !methods[index].isTypeMember {
        let location = MemberLocation(type: reference, member: .method(index))
        let selector = methods[index].selector
        self.methods[selector, default: []].append(location)
        if selector.utf8.starts(with: "set".utf8) || selector.utf8.first == UInt8(ascii: "_") { hasSetters = true }
      }
    }
  }

  private static func hasPrefix(_ property: String) -> Bool {
    property.utf8.first == UInt8(ascii: "_") || property.utf8.starts(with: "is".utf8)
  }
}
