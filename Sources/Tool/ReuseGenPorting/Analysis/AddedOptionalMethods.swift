import ReuseGenDeclarations

/// The optional methods that a class of the sources adds, while a class above it adopts their protocol without them.
///
/// Objective-C looks a method up in the object's class. In Swift the class that adopts the protocol decides which
/// method a call reaches, so that nothing would call the subclass's.
struct AddedOptionalMethods {
  typealias Reference = Declarations.Reference

  struct Addition {
    var reference: Reference
    var method: MethodDeclaration
    /// The class that adopts the protocol.
    var adopter: String
    var protocolName: String
    /// The method of the app's protocol; `nil` for UIKit's.
    var requirement: (reference: Reference, method: MethodDeclaration)?
  }

  private(set) var additions: [Addition] = []
  /// The additions by class and name.
  private var indices: [Reference: [String: Int]] = [:]
  /// Methods of classes whose superclass, which the sources don't declare, may adopt the protocol.
  private(set) var doubts: [(reference: Reference, method: MethodDeclaration, superclass: String)] = []

  private let set: SourceSet
  private var protocols = OptionalProtocol.uiKit
  /// The protocols that declare an optional method, by its name.
  private var declaring = declaringInUIKit
  private var requirements: [String: (reference: Reference, method: MethodDeclaration)] = [:]
  /// The protocols that a class of the sources adopts itself.
  private var adopted: [String: Set<String>] = [:]

  init(_ set: SourceSet) {
    self.set = set
    readProtocols()
    for reference in set.references {
      guard let name = set.className(of: reference) else { continue }
      adopted[name, default: []].formUnion(closure(of: set[reference].inherited.flatMap(\.names)))
    }
    for reference in set.references { readMethods(of: reference) }
  }

  /// Whether a method overrides one that a class above gets.
  func contains(_ key: String, of reference: Reference) -> Bool {
    addition(key, of: reference) != nil
  }

  func addition(_ key: String, of reference: Reference) -> Addition? {
    indices[reference]?[key].map { additions[$0] }
  }

  /// Whether a class, one above it, or the extension itself adopts a protocol of the sources.
  func adopts(_ protocolName: String, _ reference: Reference) -> Bool {
    guard let name = set.className(of: reference) else {
      return closure(of: set[reference].inherited.flatMap(\.names)).contains(protocolName)
    }
    return ([name] + set.ancestors(of: name)).contains { adopted[$0]?.contains(protocolName) ?? false }
  }

  /// UIKit's protocols that the classes of a chain adopt, each with the class that does: the first one of the sources,
  /// or a UIKit class, whose methods a subclass overrides.
  func adoptersOfUIKit(above chain: SuperclassChain) -> [String: String] {
    var adopters: [String: String] = [:]
    let known = chain.knownClass.map { $0.chain.map(\.name) } ?? []
    for name in known {
      for adoptedProtocol in closure(of: [name]) where adoptedProtocol != name { adopters[adoptedProtocol] = name }
    }
    for name in chain.classes {
      for adoptedProtocol in adopted[name] ?? [] where adopters[adoptedProtocol] == nil {
        adopters[adoptedProtocol] = name
      }
    }
    return adopters.filter { OptionalProtocol.uiKit[$0.key] != nil }
  }

  private static let declaringInUIKit = OptionalProtocol.uiKit.reduce(into: [String: [String]]()) { result, entry in
    for method in entry.value.optionalMethods { result[method, default: []].append(entry.key) }
  }

  private mutating func readProtocols() {
    for reference in set.references where set[reference].kind == .protocol {
      let type = set[reference]
      let methods = type.methods.filter { $0.modifiers.contains(.optional) && !$0.isTypeMember }
      for method in methods {
        requirements["\(type.fullName).\(method.name)"] = (reference, method)
        declaring[method.name, default: []].append(type.fullName)
      }
      protocols[type.fullName] = OptionalProtocol(
        name: type.fullName,
        inherited: type.inherited.flatMap(\.names),
        optionalMethods: Set(methods.map(\.name))
      )
    }
  }

  /// Protocols with those that they inherit from.
  private func closure(of names: [String]) -> Set<String> {
    var (found, waiting): (Set<String>, [String]) = ([], names)
    while let name = waiting.popLast() {
      guard let known = protocols[name], found.insert(name).inserted else { continue }
      waiting += known.inherited
    }
    return found
  }

  private mutating func readMethods(of reference: Reference) {
    let type = set[reference]
    guard let name = set.className(of: reference), !type.modifiers.isHidden else { return }
    let chain = set.superclassChain(of: name)
    for method in type.methods where method.kind == .method && !method.isTypeMember && !method.isAsync {
      guard let names = declaring[method.name], !method.modifiers.contains(.override),
        !method.modifiers.isHidden
      else { continue }
      // A protocol of the sources can have the name of one in UIKit.
      let candidates = Set(names).filter { protocols[$0]?.optionalMethods.contains(method.name) ?? false }
      if !candidates.isEmpty { read(method, of: reference, chain, candidates.sorted()) }
    }
  }

  private mutating func read(
    _ method: MethodDeclaration,
    of reference: Reference,
    _ chain: SuperclassChain,
    _ candidates: [String]
  ) {
    let adoptsItself = candidates.contains { adopted[chain.classes[0]]?.contains($0) ?? false }
    for candidate in candidates {
      if let known = chain.knownClass, closure(of: known.chain.map(\.name)).contains(candidate) { continue }
      guard let last = chain.classes.lastIndex(where: { adopted[$0]?.contains(candidate) ?? false }) else { continue }
      // A class between the two that has the method gets an override of its own.
      guard last > 0,
        !chain.classes[1...last].contains(where: { set.declares(visibleMethod: method.name, inClass: $0) })
      else { continue }
      indices[reference, default: [:]][method.name] = additions.count
      additions.append(
        Addition(
          reference: reference,
          method: method,
          adopter: chain.classes[last],
          protocolName: candidate,
          requirement: requirements["\(candidate).\(method.name)"]
        )
      )
      return
    }
    if case .unknown(let superclass) = chain.end, !adoptsItself,
      candidates.allSatisfy({ OptionalProtocol.uiKit[$0] != nil }),
      !chain.classes.contains(where: { candidates.contains(where: adopted[$0, default: []].contains) })
    {
      doubts.append((reference, method, superclass))
    }
  }
}
