import ReuseGenDeclarations
import ReuseGenXML

/// The classes that documents name and the sources declare, with their members. Each is read once, however many
/// connections lead to it.
///
/// Rules ask for members of thousands of connections, so it is an object rather than a value that is copied for each.
final class ConnectedClasses: Sendable {
  private let declarations: Declarations
  private let classes: [String: SourceClass]
  private let types: [String: TypeMembers]
  /// The types that have members or may have more, by the name of the class that has them.
  private let membersOfClass: [String: [TypeMembers]]
  /// The modules that documents name and whose sources weren't read.
  private let libraries: Set<String>

  /// - Parameters:
  ///   - target: The module of the target; `nil` if it isn't known.
  ///   - areOwn: Whether the documents are the target's.
  ///   - others: Classes that code names.
  init(
    _ documents: [InterfaceBuilderDocument],
    _ declarations: Declarations,
    in target: String?,
    areOwn: Bool = true,
    naming others: Set<String> = []
  ) {
    self.declarations = declarations
    var classes: [String: SourceClass] = [:]
    var types: [String: TypeMembers] = [:]
    var membersOfClass: [String: [TypeMembers]] = [:]
    let named = declarations.files.isEmpty ? [] : documents.flatMap { $0.classes.map(\.class) }
    let names = Set(named.compactMap(\.className)).union(others)
    let foreign = Set(named.filter { !$0.isInTargetModule }.compactMap(\.className))
    for name in names {
      guard let found = declarations.sourceClass(ClassReference(className: name)) else { continue }
      classes[name] = found
      for type in found.memberTypes where types[type] == nil {
        types[type] = TypeMembers(of: type, in: declarations, isOwn: areOwn && !foreign.contains(name))
      }
      // The sources extend few of Apple's classes.
      membersOfClass[name] = found.memberTypes.compactMap { types[$0] }.filter { !$0.isEmpty }
    }
    (self.classes, self.types, self.membersOfClass) = (classes, types, membersOfClass)
    libraries = Set(named.compactMap(\.namedModule)).filter { declarations.isLibrary($0, of: target) }
  }

  /// The class that a document names; `nil` if the sources don't declare it. That of a library may have the name of one
  /// of the target.
  subscript(reference: ClassReference) -> SourceClass? {
    if !libraries.isEmpty, !reference.isInTargetModule, let module = reference.namedModule, libraries.contains(module) {
      return nil
    }
    return reference.className.flatMap { classes[$0] }
  }

  // MARK: - Members

  private func members(of type: SourceClass) -> [TypeMembers] {
    membersOfClass[type.name] ?? []
  }

  /// The declarations in the sources that make a class have a key of key-value coding.
  func declaredMembers(ofKey key: String, in type: SourceClass) -> [MemberLocation] {
    let capitalized = key.capitalizedFirst
    return members(of: type).flatMap { $0.declarations(ofKey: key, capitalized) }
  }

  /// The declarations of a method in the sources, or of the property that has it as its getter or setter.
  func declaredMembers(ofSelector selector: String, in type: SourceClass) -> [MemberLocation] {
    members(of: type).flatMap { Self.declarations(of: selector, in: $0) }
  }

  /// Whether a class has a key of key-value coding.
  ///
  /// - Parameter platform: The platform of the document that names the key.
  func member(ofKey key: String, in type: SourceClass, on platform: IBPlatform) -> ConnectedMember {
    let found = declaredMembers(ofKey: key, in: type)
    guard found.isEmpty else { return .declared(found) }
    let members = members(of: type)
    if takesAnyKey(members) { return .notInSources }
    return mayHaveMore(type, members, word: key, on: platform) { $0.has(key: key) } ? .notInSources : .missing
  }

  /// Whether a class implements what key-value coding calls for any key.
  private func takesAnyKey(_ members: [TypeMembers]) -> Bool {
    let catchesAll = ["setValue:forUndefinedKey:", "setValue:forKey:", "valueForUndefinedKey:"]
    return members.contains { type in catchesAll.contains { type.methods[$0] != nil } }
  }

  /// Whether a class has a method, or a property that has it as its getter or setter.
  ///
  /// - Parameter platform: The platform of the document that names the selector.
  func member(ofSelector selector: String, in type: SourceClass, on platform: IBPlatform) -> ConnectedMember {
    let found = declaredMembers(ofSelector: selector, in: type)
    guard found.isEmpty else { return .declared(found) }
    let members = members(of: type)
    let word = String(selector.prefix { $0 != ":" })
    let property = Self.property(setBy: selector)
    return mayHaveMore(type, members, word: word, on: platform) { known in
      property.flatMap { known.has(key: $0) } == true ? true : known.has(action: selector)
    } ? .notInSources : .missing
  }

  private static func declarations(of selector: String, in type: TypeMembers) -> [MemberLocation] {
    if let methods = type.methods[selector] { return methods }
    guard let property = property(setBy: selector) else { return type.properties[selector] ?? [] }
    return type.properties[property] ?? []
  }

  private static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.utf8.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func mayHaveMore(
    _ type: SourceClass,
    _ members: [TypeMembers],
    word: String,
    on platform: IBPlatform,
    known has: (AppleClass) -> Bool?
  ) -> Bool {
    type.hasUnknownSuperclass || members.contains(where: \.isDoubtful)
      || type.knownClasses.contains { has($0) != false || !Self.isListed($0, on: platform) }
      || declarations.mayDeclare(word)
  }

  /// Whether the tables have all members of an Apple class: those of WatchKit's classes aren't known, nor those of
  /// macOS's views that have the name of one of UIKit's, such as `WKWebView`.
  private static func isListed(_ known: AppleClass, on platform: IBPlatform) -> Bool {
    switch platform {
    case .watchOS: known.superclassName == nil
    case .macOS: !known.isKind(of: "UIResponder")
    case .iOS, .tvOS: true
    }
  }

  /// Whether Objective-C sees one of the declarations, or might.
  func isExposed(_ members: [MemberLocation]) -> Bool {
    // An override is seen if what it overrides is.
    declarations.mayExpose(members.filter { !declarations.isOverride($0) })
      || members.allSatisfy(declarations.isOverride)
  }

  /// Whether all declarations of a key are computed properties without a setter, and no variable has its value.
  func areReadOnly(_ members: [MemberLocation], ofKey key: String, in type: SourceClass) -> Bool {
    members.allSatisfy(declarations.isReadOnly) && declaredMembers(ofKey: "_\(key)", in: type).isEmpty
      && !takesAnyKey(self.members(of: type))
  }

  /// The properties that the sources declare in a class and its superclasses, in the order of the sources.
  func properties(of type: SourceClass) -> [MemberLocation] {
    let found = type.lineage.flatMap { types[$0]?.properties.values.joined().map(\.self) ?? [] }
    return Set(found).sorted()
  }

  /// The methods that the sources declare in a class and its superclasses, in the order of the sources.
  func methods(of type: SourceClass) -> [MemberLocation] {
    let found = type.lineage.flatMap { types[$0]?.methods.values.joined().map(\.self) ?? [] }
    return Set(found).sorted()
  }

  /// The names that `@objc(Name)` gives to properties, by their names in Swift.
  func objectiveCNames(in type: SourceClass) -> [String: String] {
    let renamed = properties(of: type).compactMap(declarations.property).filter { $0.name != $0.objectiveCName }
    return Dictionary(renamed.map { ($0.name, $0.objectiveCName) }) { first, _ in first }
  }

  /// The selector of a method with a base name in Swift, which `@objc(Name)` may have changed.
  func selector(ofMethod name: String, in type: SourceClass) -> String? {
    methods(of: type).first { member in
      guard case .method(let index) = member.member else { return false }
      return declarations.methods(of: member.type)[index].baseName == name
    }.map(declarations.name)
  }

  /// The names of the properties of a class and its superclasses, sorted.
  func propertyNames(of type: SourceClass) -> [String] {
    Set(type.lineage.flatMap { types[$0]?.properties.keys.map(\.self) ?? [] }).sorted()
  }

  /// The selectors of the methods of a class and its superclasses, sorted.
  func selectors(of type: SourceClass) -> [String] {
    Set(type.lineage.flatMap { types[$0]?.methods.keys.map(\.self) ?? [] }).sorted()
  }
}

extension Declarations {
  /// The class that a document names; `nil` if the sources don't declare it.
  fileprivate func sourceClass(_ reference: ClassReference) -> SourceClass? {
    guard let name = reference.className else { return nil }
    let starts = names(ofClass: reference)
    guard let declaration = classReference(in: starts) else { return nil }
    var lineage: [String] = []
    var seen: Set<String> = []
    var known: [AppleClass] = []
    var hasUnknown = false
    var next = starts[...]
    while let current = next.popFirst() {
      guard seen.insert(current).inserted else { continue }
      if lineage.count == SuperclassChain.maximumLength {
        hasUnknown = true
        break
      }
      lineage.append(current)
      for superclass in superclasses(of: current) {
        switch superclass {
        case .declared(let name): next.append(name)
        case .known(let found): if !known.contains(found) { known.append(found) }
        case .unknown: hasUnknown = true
        }
      }
    }
    return SourceClass(
      name: name,
      lineage: lineage,
      protocols: protocols(of: lineage),
      knownClasses: known,
      hasUnknownSuperclass: hasUnknown,
      declaration: declaration
    )
  }

  /// The protocols in the sources that classes of Objective-C conform to, and those that these inherit from.
  private func protocols(of lineage: [String]) -> [String] {
    var found: [String] = []
    var names = lineage
    while let next = names.popLast() {
      for reference in references(to: next) where files[reference.file].language == .objectiveC {
        for inherited in self[reference].inherited {
          guard case .declared(let name) = resolve(inherited.name, from: ""), !found.contains(name),
            references(to: name).contains(where: { kind(of: $0) == .protocol })
          else { continue }
          found.append(name)
          names.append(name)
        }
      }
    }
    return found
  }
}

/// A member that a document wants a class to have, as the sources know it.
enum ConnectedMember {
  case declared([MemberLocation])
  /// No class that it could be in has it.
  case missing
  /// An Apple class has it, or a class that isn't known completely could have it.
  case notInSources
}
