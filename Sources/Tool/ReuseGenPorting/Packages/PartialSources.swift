import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The sources of an app while it is decided what of them is left out: whole sources, or members of some.
struct PartialSources {
  /// Something in a source that can't be there.
  struct Finding {
    /// Where it is, in bytes of the source.
    var offset: Int
    /// Why it can't, as a clause.
    var reason: String
  }

  let set: SourceSet
  /// The sources, without the members that are left out of them.
  private(set) var sources: [ParsedSource]
  /// The names in them.
  private(set) var names: [SourceNames]
  /// Whether each source stays. Their numbers would be searched for each that doesn't.
  private var isKept: [Bool]
  /// The members that are left out of sources that stay, and the protocols that their types don't adopt, each with the
  /// reason.
  private(set) var members: [Int: [String: String]] = [:]
  /// How many sources declare a member: `leaveOut` names it in all of them.
  private let declarations: [String: Int]
  /// The members that protocols require, as a class needs them.
  private let requirements: Set<String>
  private let declaredTypes: Set<String>

  init(_ set: SourceSet, kept: [Int]) {
    self.set = set
    isKept = set.sources.indices.map(Set(kept).contains)
    sources = set.sources
    names = set.sources.indices.map { file in
      let source = set.sources[file]
      return SourceNames(source.stream, source.declared.types, importing: set.importedModules[file])
    }
    var declarations: [String: Int] = [:]
    var requirements = ProtocolRequirements.members
    for source in set.sources {
      for name in Set(source.removableMembers.map(\.name)) { declarations[name, default: 0] += 1 }
      for type in source.declared.types where type.kind == .protocol {
        requirements.formUnion(type.declaredMembers.map(\.key))
      }
    }
    self.declarations = declarations
    self.requirements = requirements
    declaredTypes = Set(set.sources.flatMap(\.declared.types).filter { $0.kind != .extension }.map(\.name))
  }

  /// The numbers of the sources that stay.
  var kept: [Int] { isKept.indices.filter { isKept[$0] } }

  /// Leaves out what findings are in: the members around them, the protocols that they name in inheritance clauses, and
  /// extensions of types that they name, or the whole source if something else is around one, or if little would stay.
  ///
  /// - Returns: The reason to leave out the whole source; `nil` if it stays.
  mutating func leaveOut(_ findings: [Finding], from file: Int) -> String? {
    let removable = set.sources[file].removableMembers.filter { declarations[$0.name] == 1 && isDispensable($0) }
    let offsets = Set(findings.map(\.offset))
    let extensions = set.sources[file].declared.types.filter { type in
      type.kind == .extension && offsets.contains(type.nameOffset) && !declaredTypes.contains(type.name)
    }
    var names = members[file] ?? [:]
    for finding in findings {
      let name =
        extensions.first { $0.range.contains(finding.offset) }?.fullName
        ?? removable.first { $0.member.range.contains(finding.offset) }?.name
      guard let name = name ?? set.sources[file].adoptedProtocol(at: finding.offset) else {
        return drop(file, finding.reason)
      }
      names[name] = names[name] ?? finding.reason
    }
    let place = SourceLocation(file: set.sources[file].input.path)
    let located = names.keys.sorted().map { Located($0, at: place) }
    var rest = ParsedSource(set.sources[file].input, modules: set.modules, leavingOut: located)
    rest.leaveOut(conformancesTo: LeftOutTypes(protocols: names.keys.filter { !$0.contains(".") }))
    let isLeftOut = findings.allSatisfy { finding in
      rest.leftOut.parts.contains { $0.range.contains(finding.offset) }
    }
    if let reason = findings.first?.reason, !isLeftOut || 2 * rest.size < set.sources[file].size {
      return drop(file, reason)
    }
    members[file] = names
    sources[file] = rest
    self.names[file] = SourceNames(rest.stream, rest.declared.types, importing: set.importedModules[file])
    return nil
  }

  private mutating func drop(_ file: Int, _ reason: String) -> String {
    isKept[file] = false
    members[file] = nil
    return reason
  }

  /// Why each member is left out, by its name without labels, with and without its type: the words after "which", with
  /// the first cause.
  var causes: [String: String] {
    let all = members.values.flatMap { $0 }.flatMap { name, reason in
      let parts = name.prefix { $0 != "(" }.split(separator: ".")
      let cause = reason.ranges(of: Self.mark).last.map { reason[$0.upperBound...] } ?? reason[...]
      return [1, 2].map { (parts.suffix($0).joined(separator: "."), Self.mark + cause) }
    }
    return Dictionary(all) { min($0, $1) }
  }

  private static let mark = "is left out: "

  /// Whether a class still meets its protocols without a member, or with a stand-in that does nothing.
  private func isDispensable(_ member: RemovableMember) -> Bool {
    let name = member.member.key
    return !requirements.contains(name) || member.hasStandIn && !ProtocolRequirements.members.contains(name)
  }

  /// The types of which members are left out, with those that get a stand-in, as extensions.
  var removed: [AppShims.Part] {
    members.keys.sorted().flatMap { file in
      removedMembers(of: file).map { index, members in
        var part = set.sources[file].declared.types[index]
        part.name = part.fullName
        part.kind = .extension
        let standIns = members.filter(\.hasStandIn).map(\.member)
        part.methods = standIns.compactMap(\.method)
        part.properties = standIns.compactMap(\.property)
        // Stand-ins are in another file.
        for index in part.methods.indices { part.methods[index].modifiers.subtract([.private, .fileprivate]) }
        for index in part.properties.indices { part.properties[index].modifiers.subtract([.private, .fileprivate]) }
        return AppShims.Part(file: file, index: index, type: part)
      }
    }
  }

  /// The members without a stand-in, by their types.
  var omitted: [String: Set<String>] {
    var omitted: [String: Set<String>] = [:]
    for file in members.keys {
      for (index, members) in removedMembers(of: file) {
        let type = set.sources[file].declared.types[index].fullName
        let name = type.split(separator: ".").last.map(String.init) ?? type
        omitted[name, default: []].formUnion(members.filter { !$0.hasStandIn && !$0.isOverride }.map(\.member.baseName))
      }
    }
    return omitted
  }

  private func removedMembers(of file: Int) -> [(index: Int, members: [RemovableMember])] {
    let names = members[file] ?? [:]
    let removed = set.sources[file].removableMembers.filter { names[$0.name] != nil }
    return Dictionary(grouping: removed, by: \.type).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A member that a source can do without.
struct RemovableMember {
  /// With its type: `Screen.share(_:)`.
  var name: String
  /// The index of the type.
  var type: Int
  var member: DeclaredMember

  var isOverride: Bool { member.modifiers.contains(.override) }

  /// Whether a stand-in can do what code expects: nothing, or return `nil`.
  var hasStandIn: Bool {
    if isOverride { return false }
    if let method = member.method { return method.returnsNothing || method.returnType?.isOptional ?? false }
    return member.property?.type?.isOptional ?? false
  }
}

extension WrittenType {
  var isOptional: Bool { !flags.isDisjoint(with: [.optional, .implicitlyUnwrapped]) && !flags.contains(.array) }
}

extension ParsedSource {
  /// The number of tokens, without imports.
  fileprivate var size: Int {
    stream.count - tree.nodes(.importDeclaration).map { tree.tokens($0).count }.reduce(0, +)
  }

  /// The protocol that a type adopts at an offset; `nil` for anything else, and for what may be a class.
  fileprivate func adoptedProtocol(at offset: Int) -> String? {
    for type in declared.types {
      guard let index = type.inherited.firstIndex(where: { $0.offset == offset }) else { continue }
      let entry = type.inherited[index]
      let isProtocol = type.kind == .extension || type.kind == .struct || type.kind != .protocol && index > 0
      return isProtocol && entry.text == entry.name && !entry.name.contains(".") ? entry.name : nil
    }
    return nil
  }

  /// The methods and properties that an extension in another file could declare.
  fileprivate var removableMembers: [RemovableMember] {
    declared.types.indices.filter(isExtensible).flatMap { index in
      let type = declared.types[index]
      return type.declaredMembers.filter { Self.isRemovable($0, from: type) }
        .map { RemovableMember(name: "\(type.fullName).\($0.key)", type: index, member: $0) }
    }
  }

  private static func isRemovable(_ member: DeclaredMember, from type: TypeDeclaration) -> Bool {
    guard member.conditions.isEmpty else { return false }
    if let method = member.method { return method.kind == .method && !method.attributes.contains("IBSegueAction") }
    guard let property = member.property, !property.attributes.contains("IBOutlet") else { return false }
    return type.kind != .struct || property.isTypeMember || property.isComputed
  }

  /// Whether an extension in another file can name the type and has its members.
  private func isExtensible(_ index: Int) -> Bool {
    let type = declared.types[index]
    guard !type.isLocal, type.kind != .protocol, type.conditions.isEmpty,
      types(around: index).allSatisfy({ $0.kind == .extension || !$0.modifiers.isHidden })
    else { return false }
    return tree.declaration(at: token(at: type.nameOffset)).map { tree.child(.whereClause, of: $0) == nil } ?? false
  }
}

extension ProtocolRequirements {
  /// The members that the protocols of frameworks require, by their names.
  static let members = Set(
    table.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
  )
}
