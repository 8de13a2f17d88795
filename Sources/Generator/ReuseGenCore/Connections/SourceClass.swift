import ReuseGenDeclarations

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

extension SourceClass: Hashable {
  static func == (one: SourceClass, other: SourceClass) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The members of a type and its extensions, by the names that Objective-C looks for.
struct TypeMembers: Sendable {
  private(set) var properties: [String: [MemberLocation]] = [:]
  private(set) var methods: [String: [MemberLocation]] = [:]
  /// Whether the type may have more members than these.
  private(set) var isDoubtful = false
  /// The keys that properties and methods of other names may have, capitalized: "On" for "isOn", "_on" and "setOn:".
  private var otherKeys: Set<String> = []

  /// Whether it has no members, and certainly none.
  var isEmpty: Bool { properties.isEmpty && methods.isEmpty && !isDoubtful }

  /// - Parameter isOwn: Whether documents mean the class of the target, although another module may have one, too.
  init(of name: String, in declarations: Declarations, isOwn: Bool) {
    var references = declarations.references(to: name)
    let own = references.filter { declarations.files[$0.file].module == nil }
    // `class Tile: Kit.Tile` has the members of both.
    let isDeclared =
      own.count < references.count
      && own.contains { reference in
        declarations.kind(of: reference) == .class
          && !declarations[reference].inherited.contains { $0.name.lastName == name.lastName }
      }
    if isOwn, isDeclared { references = own }
    for reference in references {
      if declarations.doubt(about: reference) != nil { isDoubtful = true }
      // By index and property, because anything else would copy each declaration.
      let (properties, methods) = (declarations.properties(of: reference), declarations.methods(of: reference))
      // Extensions have few members.
      if self.properties.isEmpty { self.properties.reserveCapacity(properties.count) }
      for index in properties.indices where !properties[index].modifiers.areOfTypeMember {
        let location = MemberLocation(type: reference, member: .property(index))
        let (name, other) = (properties[index].name, properties[index].objectiveCName)
        // `@objc(photo) var image` has only the one name in Objective-C.
        if other == name || declarations.files[reference.file].language == .objectiveC {
          self.properties[name, default: []].append(location)
          addKeys(of: name)
        }
        if other != name {
          addKeys(of: other)
          self.properties[other, default: []].append(location)
        }
      }
      if self.methods.isEmpty { self.methods.reserveCapacity(methods.count) }
      for index in methods.indices where !methods[index].modifiers.areOfTypeMember {
        let location = MemberLocation(type: reference, member: .method(index))
        let selector = methods[index].selector
        self.methods[selector, default: []].append(location)
        addKeys(ofSetter: selector)
      }
    }
  }

  /// The declarations that make the type have a key of key-value coding.
  ///
  /// - Parameter capitalized: The key with a capital first letter.
  func declarations(ofKey key: String, _ capitalized: String) -> [MemberLocation] {
    var found = properties[key] ?? []
    guard otherKeys.contains(capitalized) else { return found }
    for name in ["_\(key)", "is\(capitalized)", "_is\(capitalized)"] { found += properties[name] ?? [] }
    for setter in ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"] {
      found += methods[setter] ?? []
    }
    return found
  }

  private mutating func addKeys(of property: String) {
    if let rest = property.withoutPrefix("_") { otherKeys.insert(rest.capitalizedFirst) }
    if let rest = property.withoutPrefix("is") ?? property.withoutPrefix("_is") { otherKeys.insert(rest) }
  }

  private mutating func addKeys(ofSetter selector: String) {
    guard let rest = selector.withoutPrefix("set") ?? selector.withoutPrefix("_set"),
      rest.utf8.last == UInt8(ascii: ":")
    else { return }
    let key = String(rest.dropLast())
    otherKeys.insert(key)
    if let rest = key.withoutPrefix("Is") { otherKeys.insert(rest) }
  }
}

extension String {
  /// The string with a capital first letter.
  var capitalizedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return self }
    // As bytes, because a lookup of a key needs it.
    var bytes = Array(utf8)
    bytes[0] = first & ~0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The string after a prefix of ASCII; `nil` for a string without it.
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    // Few names have one, and nearly all of those that don't differ in the first byte.
    guard utf8.first == prefix.utf8.first, utf8.starts(with: prefix.utf8) else { return nil }
    return String(utf8.dropFirst(prefix.utf8.count))
  }
}
