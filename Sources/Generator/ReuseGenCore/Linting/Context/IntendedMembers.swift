import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenXML

/// Finds the members that connections mean by a wrong name where a class may inherit members that the sources don't
/// declare.
///
/// An unknown superclass may have any member, so a name alone proves nothing. It is wrong if nothing else in the
/// sources or in Apple's classes has it, and if the class itself declares a member that the connection would fit and
/// that is missed: one of almost the same name that isn't connected, or one that must be connected and isn't.
struct IntendedMembers {
  /// An object of a version of a document.
  private struct ObjectID: Hashable {
    var version: Int
    var id: String?
  }

  private let context: ConnectionContext
  /// The names that the connections and the attributes of each object use.
  private var used: [ObjectID: Set<String>] = [:]
  /// The classes whose objects use a name.
  private var users: [String: Set<String>] = [:]
  /// The objects that use a name.
  private var objects: [String: Set<ObjectID>] = [:]
  /// The selectors of the actions that objects of each class receive, in any document.
  private var received: [String: Set<String>] = [:]
  /// The names of all properties, and the selectors of all methods, in the sources.
  private let declared: Set<String>

  init(_ context: ConnectionContext) {
    self.context = context
    declared = context.declarations.memberNames
    for outlet in context.outlets { use(outlet.record.property, outlet.record.owner, outlet.version, outlet.type) }
    for attribute in context.attributes {
      use(attribute.record.key, attribute.record.owner, attribute.version, attribute.type)
    }
    for action in context.actions {
      use(action.record.selector, action.record.target, action.version, action.type)
      if let selector = action.record.selector {
        for type in action.type.lineage { received[type, default: []].insert(selector) }
      }
    }
  }

  private mutating func use(_ name: String?, _ object: String?, _ version: Int, _ type: SourceClass) {
    guard let name else { return }
    let object = ObjectID(version: version, id: object)
    used[object, default: []].insert(name)
    objects[name, default: []].insert(object)
    users[name, default: []].insert(type.name)
  }

  // MARK: - Members

  /// The outlet that a misspelled connection most likely refers to; `nil` if the name may be right.
  func outlet(_ outlet: ClassConnection<InterfaceBuilderDocument.Outlet>) -> MemberLocation? {
    guard let name = outlet.record.property, isUnknown(name, except: outlet.type) else { return nil }
    let used = used[ObjectID(version: outlet.version, id: outlet.record.owner)] ?? []
    let destination = context.object(outlet.record.destination, version: outlet.version)
      .flatMap { ObjectClass($0, in: outlet.document, context) }
    let candidates = context.sourceClasses.properties(of: outlet.type).filter { member in
      guard let property = context.declarations.property(member), property.isOutlet, !used.contains(property.name),
        !areUsedTogether(name, property.name)
      else { return false }
      let expected = context.declarations.className(of: member, isCollection: outlet.record.isCollection)
      return expected.flatMap { destination?.isKind(of: $0) } ?? true
    }
    let near = candidates.first { isMisspelling(name, of: context.declarations.name(of: $0)) }
    return near
      ?? candidates.first { context.declarations.property($0)?.type?.flags.contains(.implicitlyUnwrapped) ?? false }
  }

  /// The key that a misspelled runtime attribute most likely refers to.
  func attribute(_ attribute: ClassConnection<InterfaceBuilderDocument.RuntimeAttribute>) -> MemberLocation? {
    guard let name = attribute.record.key, isUnknown(name, except: attribute.type) else { return nil }
    let used = used[ObjectID(version: attribute.version, id: attribute.record.owner)] ?? []
    return context.sourceClasses.properties(of: attribute.type).first { member in
      let other = context.declarations.name(of: member)
      return !used.contains(other) && !areUsedTogether(name, other) && isMisspelling(name, of: other)
    }
  }

  /// The method that a misspelled action most likely refers to.
  func action(_ action: ClassConnection<InterfaceBuilderDocument.Action>) -> MemberLocation? {
    guard let selector = action.record.selector, isUnknown(selector, except: action.type) else { return nil }
    let candidates = context.sourceClasses.methods(of: action.type).filter { member in
      let other = context.declarations.name(of: member)
      return context.declarations.isAction(member) && other.argumentCount == selector.argumentCount
        && !action.type.lineage.contains { received[$0]?.contains(other) ?? false }
    }
    if let near = candidates.first(where: { isMisspelling(selector, of: context.declarations.name(of: $0)) }) {
      return near
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Whether an object uses both of two names, so that one can't mean the other.
  private func areUsedTogether(_ name: String, _ other: String) -> Bool {
    objects[name]?.contains { used[$0]?.contains(other) ?? false } ?? false
  }

  /// Whether nothing that is known has a name, and no object of another class uses it.
  private func isUnknown(_ name: String, except type: SourceClass) -> Bool {
    !declared.contains(name) && !AppleClass.isMember(name) && users[name] == [type.name]
  }
}

extension InterfaceBuilderDocument.RuntimeAttribute {
  /// The first part of the key path.
  var key: String? { keyPath?.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).first.flatMap { String($0) } }
}

extension String {
  /// The number of arguments of a selector.
  fileprivate var argumentCount: Int { utf8.count { $0 == UInt8(ascii: ":") } }
}

extension PropertyDeclaration {
  fileprivate var isOutlet: Bool { attributes.contains("IBOutlet") && !isTypeMember }
}

extension Declarations {
  /// The names of all properties, and the selectors of all methods.
  fileprivate var memberNames: Set<String> {
    var names: Set<String> = []
    for type in files.lazy.flatMap(\.types) {
      for property in type.properties { names.formUnion([property.name, property.objectiveCName]) }
      for method in type.methods { names.insert(method.selector) }
    }
    return names
  }

  fileprivate func isAction(_ member: MemberLocation) -> Bool {
    guard case .method(let index) = member.member else { return false }
    let method = self[member.type].methods[index]
    // In Objective-C the macro replaces the type of the result.
    return method.attributes.contains("IBAction") && !method.isTypeMember
  }
}
