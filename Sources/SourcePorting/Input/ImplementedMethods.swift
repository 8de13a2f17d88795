import SourceDeclarations

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
    /// The type of the method.
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

  init() {}

  init(_ set: SourceSet) {
    readProtocols(set)
    guard !candidates.isEmpty else { return }
    readVariables(set)
    var used: Set<String> = []
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream[index].kind == .word && stream.is(index - 1, ".") {
        guard let named = candidates[stream.text(index)] else { continue }
        let isCall = stream.is(index + 1, "?") && stream.is(index + 2, "(")
        let found = isCall ? call(index, of: named, stream) : reference(index, of: named, stream)
        if isCall, found == nil { unresolved.insert(stream.text(index)) }
        // Other calls do what happens without the method.
        guard let (method, use) = found, !isCall || Self.isWithoutDefault(method) else { continue }
        uses[file, default: [:]][index] = use
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
            labels: method.parameters.map { $0.label ?? "_" },
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
  }

  private static func isWithoutDefault(_ method: Method) -> Bool {
    method.method.map(ObjectiveCProtocols.defaultBody)?.hasPrefix("fatalError") ?? false
  }

  /// `pager(_:shouldSelect:)`, or the name alone where the object is a variable of the protocol's type.
  private func reference(_ index: Int, of named: [Method], _ stream: TokenStream) -> (Method, Use)? {
    let next = stream[index + 1].flags.contains(.followsSpace) ? .max : index + 1
    if stream.is(next, "("), let close = stream[next].partner {
      let labels = next + 1..<close
      guard labels.count > 1, labels.allSatisfy({ stream[$0].kind == .word || stream.is($0, ":") }),
        !isSelector(index, stream)
      else { return nil }
      let names = labels.filter { stream[$0].kind == .word }.map { stream.text($0) }
      return named.first { $0.method != nil && $0.labels == names }
        .map { ($0, Use(name: index..<close + 1, property: $0.property, labels: [])) }
    }
    let isUsed = stream.is(next, "!") || stream.is(next, "?") || stream.is(next, ".")
    guard named.count == 1, !isUsed || named[0].method == nil, !stream.is(index + 1, "="), !isSelector(index, stream)
    else {
      return nil
    }
    var object = index - 2
    if stream.is(object, "?") || stream.is(object, "!") { object -= 1 }
    guard stream[object].kind == .word, variables[stream.text(object)] != nil else { return nil }
    return (named[0], Use(name: index..<index + 1, property: named[0].property, labels: []))
  }

  /// `pager?(self, shouldSelect: 1)`
  private func call(_ index: Int, of named: [Method], _ stream: TokenStream) -> (Method, Use)? {
    guard let close = stream[index + 2].partner, !stream.is(close + 1, "{") else { return nil }
    var labels: [Range<Int>] = []
    var names: [String] = []
    var next = index + 3
    var isStart = true
    while next < close {
      if isStart {
        let isLabel = stream[next].kind == .word && stream.is(next + 1, ":")
        names.append(isLabel ? stream.text(next) : "_")
        if isLabel { labels.append(stream[next].start..<stream[next + 2].start) }
      }
      isStart = stream.is(next, ",")
      next = stream.index(after: next)
    }
    return named.first { $0.method != nil && $0.labels == names }
      .map { ($0, Use(name: index..<index + 1, property: $0.property, labels: labels)) }
  }

  /// Whether a reference is that of `#selector`.
  private func isSelector(_ index: Int, _ stream: TokenStream) -> Bool {
    var first = index
    while first > 1, stream.is(first - 1, "."), stream[first - 2].kind == .word { first -= 2 }
    return stream.is(first - 1, "(") && stream.is(first - 2, "#selector")
      || stream.is(first - 1, ":") && stream.is(first - 3, "(") && stream.is(first - 4, "#selector")
  }
}
