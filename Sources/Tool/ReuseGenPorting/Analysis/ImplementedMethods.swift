import ReuseGenDeclarations
import ReuseGenSyntax

/// The optional methods of the app's protocols for which the sources check whether an object has them: by a
/// reference such as `delegate?.pager(_:shouldSelect:)`, or by a call whose result has no default.
///
/// Each gets a property that is the method, or `nil`:
///
///     var pagerShouldSelectIfImplemented: ((Pager, Int) -> Bool)? { get }
struct ImplementedMethods {
  typealias Reference = Declarations.Reference

  struct Method {
    /// The protocol.
    var reference: Reference
    /// The method; `nil` for a property of the app's protocol, whose value the property has.
    var method: MethodDeclaration?
    var name: String
    /// The labels of the arguments.
    var labels: [String] = []
    /// The name of the property.
    var property: String
    var type: String

    var declaration: String { "var \(property): \(type)" }
  }

  /// A use of a method: its name is replaced by the property's.
  struct Use {
    /// The tokens of the name, and the labels of a reference.
    var name: Range<Int>
    var property: String
    /// The labels of a call, which a closure doesn't have.
    var labels: [Range<Int>]
  }

  /// All methods that can get a property, by their base names.
  private var candidates: [String: [Method]] = [:]
  /// The methods that get a property, by protocol and name.
  private(set) var methods: [Method] = []
  /// The uses by file and by the token of the name.
  private(set) var uses: [Int: [Int: Use]] = [:]
  /// The base names of methods in calls that can't be replaced.
  private(set) var unresolved: Set<String> = []
  /// The names of variables whose type is such a protocol.
  private var variables: [String: String] = [:]

  init(_ set: SourceSet) {
    readProtocols(set)
    guard !candidates.isEmpty else { return }
    readVariables(set)
    var used: Set<String> = []
    for file in set.files {
      let tree = set.sources[file].tree
      for node in tree.nodes(.memberAccess) {
        guard let member = tree.member(node), let named = candidates[tree.stream.text(member.name)] else { continue }
        let call = optionalCall(of: node, tree)
        let found = call.map { self.call($0, member, named, tree) } ?? reference(member, of: named, tree)
        if call != nil, found == nil { unresolved.insert(tree.stream.text(member.name)) }
        // Other calls do what happens without the method.
        guard let (method, use) = found, call == nil || Self.isWithoutDefault(method) else { continue }
        uses[file, default: [:]][member.name] = use
        used.insert(method.property)
      }
    }
    methods = candidates.values.joined().filter { used.contains($0.property) }
      .sorted {
        ($0.reference.file, $0.reference.type, $0.property) < ($1.reference.file, $1.reference.type, $1.property)
      }
  }

  /// Whether a call of a method is replaced.
  func replaces(_ name: Int, in file: Int) -> Bool { uses[file]?[name] != nil }

  /// Whether the sources check that an object has an optional property.
  func finds(_ property: String, of reference: Reference) -> Bool {
    methods.contains { $0.method == nil && $0.reference == reference && $0.name == property }
  }

  /// A property that isn't optional by its type. Like a method without a parameter, its name alone refers to it.
  private mutating func readProperties(of reference: Reference, _ set: SourceSet) {
    for property in set[reference].properties where property.modifiers.contains(.optional) && !property.isTypeMember {
      guard let type = property.type, type.flags.isDisjoint(with: [.optional, .implicitlyUnwrapped, .function]) else {
        continue
      }
      candidates[property.name, default: []].append(
        Method(
          reference: reference,
          name: property.name,
          property: property.name + "IfImplemented",
          type: "\(type.text)?"
        )
      )
    }
  }

  private mutating func readProtocols(_ set: SourceSet) {
    for reference in set.references where set[reference].kind == .protocol {
      guard set[reference].attributes.contains("objc") else { continue }
      readProperties(of: reference, set)
      for method in set[reference].methods where method.modifiers.contains(.optional) && !method.isTypeMember {
        guard let type = Self.type(of: method) else { continue }
        let labels = method.parameters.compactMap(\.label).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var property = method.baseName + labels.joined() + "IfImplemented"
        // f() and f(_:)
        let namesakes = candidates[method.baseName] ?? []
        if namesakes.contains(where: { $0.property == property && $0.name != method.name }) {
          property += "\(method.parameters.count)"
        }
        candidates[method.baseName, default: []].append(
          Method(
            reference: reference,
            method: method,
            name: method.name,
            labels: method.labels,
            property: property,
            type: type
          )
        )
      }
    }
  }

  /// The type of a method as a function; `nil` for one that a property can't hold.
  private static func type(of method: MethodDeclaration) -> String? {
    var parameters: [String] = []
    for parameter in method.parameters {
      guard let type = parameter.type, !type.text.hasSuffix("..."), !type.text.hasPrefix("@autoclosure") else {
        return nil
      }
      parameters.append(type.flags.contains(.implicitlyUnwrapped) ? "\(type.text.dropLast())?" : type.text)
    }
    let result = method.returnType?.text ?? "Void"
    let isUnwrapped = method.returnType?.flags.contains(.implicitlyUnwrapped) ?? false
    let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
    return "((\(parameters.joined(separator: ", ")))\(effects) -> \(isUnwrapped ? "\(result.dropLast())?" : result))?"
  }

  /// The expression of a method in its class.
  static func reference(to method: MethodDeclaration) -> String {
    let labels = method.parameters.map { "\($0.label ?? "_"):" }.joined()
    return "self.\(method.baseName)\(labels.isEmpty ? "" : "(\(labels))")"
  }

  private mutating func readVariables(_ set: SourceSet) {
    let protocols = Set(candidates.values.joined().map { set[$0.reference].name })
    for type in set.references.map({ set[$0] }) {
      for property in type.properties {
        if let name = property.type?.name, protocols.contains(name) { variables[property.name] = name }
      }
      for parameter in type.methods.flatMap(\.parameters) {
        if let name = parameter.type?.name, protocols.contains(name) { variables[parameter.name] = name }
      }
    }
    for file in set.files {
      let tree = set.sources[file].tree
      for variable in tree.localVariables {
        guard let type = variable.origin.type else { continue }
        let words = tree.words(type)
        if let name = words.last, protocols.contains(name), words.dropLast().allSatisfy({ $0 == "any" }) {
          variables[tree.stream.text(variable.name)] = name
        }
      }
    }
  }

  private static func isWithoutDefault(_ method: Method) -> Bool {
    method.method.map(DefaultBody.of)?.hasPrefix("fatalError") ?? false
  }

  /// The call `pager?(…)` of a member.
  private func optionalCall(of node: SyntaxTree.Node, _ tree: SyntaxTree) -> Call? {
    guard let chaining = tree.parent(node), tree.kind(chaining) == .optionalChaining,
      let call = tree.parent(chaining).flatMap(tree.call), call.callee == chaining, call.parentheses != nil
    else { return nil }
    return call
  }

  /// `pager(_:shouldSelect:)`, or the name alone where the object is a variable of the protocol's type.
  private func reference(_ member: MemberAccess, of named: [Method], _ tree: SyntaxTree) -> (Method, Use)? {
    guard !isSelector(member.node, tree) else { return nil }
    if let labels = member.labels {
      let names = tree.words(labels)
      return named.first { $0.method != nil && $0.labels == names }
        .map { ($0, Use(name: member.name..<tree.end(labels), property: $0.property, labels: [])) }
    }
    guard named.count == 1, !isUsed(member.node, tree) || named[0].method == nil,
      tree.parent(member.node).flatMap(tree.call)?.callee != member.node, !tree.isAssigned(member.node),
      let object = member.base.flatMap({ nameOfObject($0, tree) }), variables[object] != nil
    else { return nil }
    return (named[0], Use(name: member.name..<member.name + 1, property: named[0].property, labels: []))
  }

  /// Whether a mark or a member follows an expression.
  private func isUsed(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    guard let parent = tree.parent(node), tree.first(parent) == tree.first(node) else { return false }
    return [.memberAccess, .optionalChaining, .forcedUnwrapping].contains(tree.kind(parent))
  }

  /// The last name of an object, without the mark after it.
  private func nameOfObject(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> String? {
    switch tree.kind(node) {
    case .name, .memberAccess: tree.nameOfCallee(node).map { tree.stream.text($0) }
    case .optionalChaining, .forcedUnwrapping: tree.children(node).first.flatMap { nameOfObject($0, tree) }
    default: nil
    }
  }

  /// `pager?(self, shouldSelect: 1)`
  private func call(_ call: Call, _ member: MemberAccess, _ named: [Method], _ tree: SyntaxTree) -> (Method, Use)? {
    guard call.trailingClosures.isEmpty else { return nil }
    let stream = tree.stream
    let labels = call.arguments.compactMap { argument in
      argument.label.map { stream[$0].start..<(argument.value.map { tree.bytes($0).lowerBound } ?? stream[$0 + 1].end) }
    }
    let names = tree.labels(call.arguments)
    return named.first { $0.method != nil && $0.labels == names }
      .map { ($0, Use(name: member.name..<member.name + 1, property: $0.property, labels: labels)) }
  }

  /// Whether a reference is that of `#selector`.
  private func isSelector(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Bool {
    tree.ancestors(node).first { tree.kind($0) == .macroExpansion }.map { tree.macroName($0) == "#selector" } ?? false
  }
}
