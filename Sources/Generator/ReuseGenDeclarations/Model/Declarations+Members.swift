/// Whether a class has a member.
package enum MemberAnswer: Sendable, Equatable {
  /// The sources declare it.
  case declared(MemberLocation)
  case inherited(AppleClass)
  case no
  /// The class may have it: part of its chain can't be read. Why.
  case unknown(String)
}

/// A member in the sources.
package struct MemberLocation: Sendable, Hashable {
  package enum Member: Sendable, Hashable {
    /// In `TypeDeclaration.properties`.
    case property(Int)
    /// In `TypeDeclaration.methods`.
    case method(Int)
  }

  package var type: Declarations.Reference
  package var member: Member

  package init(type: Declarations.Reference, member: Member) {
    self.type = type
    self.member = member
  }
}

extension MemberLocation: Comparable {
  /// The order of the sources: properties before methods.
  package static func < (one: MemberLocation, other: MemberLocation) -> Bool { one.position < other.position }

  private var position: (file: Int, type: Int, kind: Int, index: Int) {
    switch member {
    case .property(let index): (type.file, type.type, 0, index)
    case .method(let index): (type.file, type.type, 1, index)
    }
  }
}

extension Declarations {
  /// Whether objects of a class have a key that a document may connect or set: a property, an instance variable, or
  /// a setter by Objective-C's rules.
  package func member(forKey key: String, ofClass name: String) -> MemberAnswer {
    let (names, setters) = Self.spellings(ofKey: key)
    return member(ofClass: name) { type in
      if let index = type.properties.firstIndex(where: { property in
        !property.isTypeMember
          && (property.objectiveCName == key || property.name == key
            || type.language == .objectiveC && names.contains(property.name))
      }) {
        return .property(index)
      }
      return type.methods.firstIndex { !$0.isTypeMember && setters.contains($0.selector) }.map { .method($0) }
    } known: {
      $0.has(key: key)
    }
  }

  /// The names of properties and instance variables, and the selectors of setters, that a key reaches.
  private static func spellings(ofKey key: String) -> (names: Set<String>, setters: Set<String>) {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    return (
      [key, "_\(key)", "is\(capitalized)", "_is\(capitalized)"],
      ["set\(capitalized):", "_set\(capitalized):", "setIs\(capitalized):"]
    )
  }

  /// All names of members that a key may reach.
  package static func memberNames(forKey key: String) -> Set<String> {
    let (names, setters) = spellings(ofKey: key)
    return names.union(setters)
  }

  /// All names of members that a selector may call.
  package static func memberNames(forSelector selector: String) -> Set<String> {
    [selector, property(setBy: selector) ?? selector]
  }

  /// Whether objects of a class have a method with a selector.
  package func method(selector: String, ofClass name: String) -> MemberAnswer {
    let property = Self.property(setBy: selector)
    return member(ofClass: name) { type in
      if let index = type.methods.firstIndex(where: { !$0.isTypeMember && $0.selector == selector }) {
        return .method(index)
      }
      // A property has a getter and a setter.
      return type.properties.firstIndex {
        !$0.isTypeMember && $0.kind == .property && ($0.objectiveCName == selector || $0.objectiveCName == property)
      }.map { .property($0) }
    } known: {
      $0.has(action: selector)
    }
  }

  private static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.utf8.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Looks for a member along the chain of superclasses, in extensions and categories of all of them.
  private func member(
    ofClass name: String,
    in find: (TypeDeclaration) -> MemberLocation.Member?,
    known isMember: (AppleClass) -> Bool?
  ) -> MemberAnswer {
    let chain = superclassChain(of: name)
    var doubt: String?
    for name in chain.classes + (chain.knownClass?.chain.map(\.name) ?? []) {
      for reference in references(to: name) {
        let type = self[reference]
        if let member = find(type) { return .declared(MemberLocation(type: reference, member: member)) }
        doubt = doubt ?? self.doubt(about: reference)
      }
    }
    if case .known(let known) = chain.end {
      switch isMember(known) {
      case true?: return .inherited(known)
      case false?: break
      case nil: return .unknown("\(known.name) isn't known completely")
      }
    }
    if case .unknown(let name) = chain.end { return .unknown("\(name) isn't in the sources") }
    return doubt.map(MemberAnswer.unknown) ?? (hasDoubtfulFiles ? .unknown("a source isn't understood") : .no)
  }

  /// Why a type may have more members than were read; `nil` if it may not.
  package func doubt(about reference: Reference) -> String? {
    let type = self[reference]
    switch type.doubt?.reason {
    // In an extension of Apple's class, such as NSObject, a macro would put every class in doubt. Documents hardly
    // ever connect members that a macro adds there.
    case .macro where AppleClass.named(type.fullName) != nil && !declares(type.fullName): break
    case .macro(let name): return "\(name) may add members to \(type.fullName)"
    case .unbalanced, .tooLong: return "the body of \(type.fullName) isn't understood"
    case nil: break
    }
    guard type.language == .swift else { return nil }
    // An attribute that is neither Swift's nor a type of the sources is a macro.
    let macro = type.attributes.first { attribute in
      !KnownAttributes.contains(attribute.name) && fullNames(lastName: attribute.name).isEmpty
    }
    return macro.map { "@\($0.name) may add members to \(type.fullName)" }
  }

  // MARK: - Exposure

  /// Whether Objective-C sees one of some members, or may see it.
  package func mayExpose(_ locations: some Sequence<MemberLocation>) -> Bool {
    var classes: [String: ClassExposure] = [:]
    return locations.contains { isExposed($0, &classes) != false }
  }

  /// Whether Objective-C sees a member; `nil` if the sources don't determine it.
  package func isExposed(_ location: MemberLocation) -> Bool? {
    var classes: [String: ClassExposure] = [:]
    return isExposed(location, &classes)
  }

  /// The part of the answer that is the same for all members of a class.
  private struct ClassExposure {
    var exposesAll = false
    var hasUnknownSuperclass = false
    var conformances: [Resolution] = []
  }

  private func exposure(ofClass name: String) -> ClassExposure {
    let chain = superclassChain(of: name)
    var exposure = ClassExposure()
    if case .unknown = chain.end { exposure.hasUnknownSuperclass = true }
    // A class can be declared many times, each time with the same superclass.
    var seen: Set<[String]> = []
    for reference in (chain.classes + [name]).flatMap(references) {
      let type = self[reference]
      if type.attributes.contains("objcMembers") { exposure.exposesAll = true }
      for inherited in type.inherited where seen.insert([inherited.name, type.fullName]).inserted {
        exposure.conformances.append(resolve(inherited.name, from: type.fullName))
      }
    }
    return exposure
  }

  /// - Parameter classes: The classes whose declarations were looked at.
  private func isExposed(_ location: MemberLocation, _ classes: inout [String: ClassExposure]) -> Bool? {
    guard files[location.type.file].language == .swift else { return true }
    let (attributes, modifiers, conditions) = traits(of: location)
    if attributes.contains(where: { KnownAttributes.exposing.contains($0.name) }) { return true }
    if attributes.contains("nonobjc") { return false }
    let type = self[location.type]
    if type.attributes.contains("objc"), type.kind == .extension { return true }
    if type.kind == .protocol, type.attributes.contains("objc") { return true }
    // A declaration that is compiled only with Objective-C is exposed to it.
    if (conditions + type.conditions).contains(where: { $0.contains("canImport(ObjectiveC)") }) { return true }
    // Swift 3 exposes what is `dynamic`.
    if modifiers.contains(.dynamic) { return true }
    if modifiers.contains(.override) { return nil }
    let own = classes[type.fullName] ?? exposure(ofClass: type.fullName)
    classes[type.fullName] = own
    if own.exposesAll, !modifiers.isHidden { return true }
    if let isRequired = isRequirement(location, ofAny: own.conformances) { return isRequired ? true : nil }
    if own.hasUnknownSuperclass { return nil }
    return false
  }

  /// The name of a property, or the selector of a method.
  package func name(of location: MemberLocation) -> String {
    switch location.member {
    case .property(let index): properties(of: location.type)[index].name
    case .method(let index): methods(of: location.type)[index].selector
    }
  }

  package func isOverride(_ location: MemberLocation) -> Bool { traits(of: location).modifiers.contains(.override) }

  private typealias Traits = (attributes: [Attribute], modifiers: Modifiers, conditions: [String])

  private func traits(of location: MemberLocation) -> Traits {
    switch location.member {
    case .property(let index):
      let property = properties(of: location.type)[index]
      return (property.attributes, property.modifiers, property.conditions)
    case .method(let index):
      let method = methods(of: location.type)[index]
      return (method.attributes, method.modifiers, method.conditions)
    }
  }

  /// The conditions of compilation around a member in Swift that aren't around all declarations of its class.
  package func conditions(of location: MemberLocation) -> [String] {
    let conditions = traits(of: location).conditions
    guard !conditions.isEmpty, files[location.type.file].language == .swift else { return [] }
    let types = references(to: fullName(of: location.type)).filter { kind(of: $0) == .class }
    return conditions.filter { condition in
      types.isEmpty || !types.allSatisfy { self[$0].conditions.contains(condition) }
    }
  }

  /// Whether an Objective-C protocol requires a member, which exposes it: true if the sources declare such a protocol,
  /// false if one of Apple's may require it, `nil` if no protocol does.
  private func isRequirement(_ location: MemberLocation, ofAny conformances: [Resolution]) -> Bool? {
    let name = name(of: location)
    let isMethod = if case .method = location.member { true } else { false }
    var isPossible = false
    var seen: Set<String> = []
    var conformances = conformances
    while let next = conformances.popLast() {
      switch next {
      case .declared(let written):
        guard seen.insert(written).inserted else { continue }
        for reference in references(to: written) where kind(of: reference) == .protocol {
          let type = self[reference]
          conformances += type.inherited.map { resolve($0.name, from: type.fullName) }
          guard type.language == .objectiveC || type.attributes.contains("objc") else { continue }
          let isRequired =
            isMethod
            ? type.methods.contains { $0.selector == name }
            : type.properties.contains { $0.name == name || $0.objectiveCName == name }
          if isRequired { return true }
        }
      case .unknown(let written):
        let isPossibleHere =
          isMethod
          ? KnownProtocols.mayRequire(method: name, written) : KnownProtocols.mayRequire(property: name, written)
        if isPossibleHere { isPossible = true }
      case .known: break
      }
    }
    return isPossible ? false : nil
  }
}
