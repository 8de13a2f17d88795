import ReuseGenDeclarations

/// Initializers that protocols of the sources require and that classes meet with UIKit's, as with Objective-C. In Swift
/// only a required initializer meets one, so that the requirement becomes that of the function `dynamicallyMade`.
struct InitializerRequirements {
  typealias Reference = Declarations.Reference

  struct Requirement {
    var reference: Reference
    var method: MethodDeclaration
    /// The types of the sources that adopt the protocol, and that don't have the function from UIKit.
    var others: [Reference]
  }

  private(set) var requirements: [Requirement] = []
  /// The labels of the initializers, by the protocols that require or inherit them.
  private var labels: [String: [[String]]] = [:]
  private let set: SourceSet
  /// The protocols that a protocol inherits from, by name.
  private var inherited: [String: [String]] = [:]

  init(_ set: SourceSet) {
    self.set = set
    let protocols = set.references.filter { set[$0].kind == .protocol }
    guard protocols.contains(where: { !initializers(of: $0).isEmpty }) else { return }
    for reference in protocols {
      inherited[set[reference].fullName, default: []] += set[reference].inherited.flatMap(\.names)
    }
    var seen: Set<String> = []
    for reference in protocols where seen.insert(set[reference].fullName).inserted {
      let methods = initializers(of: reference)
      guard !methods.isEmpty else { continue }
      let adopters = adopters(of: set[reference].fullName)
      for method in methods {
        let labels = method.labels
        let isMet = { (name: String) in MetatypeCall.isInitializer(labels, of: name, set) }
        let names = adopters.map(set.fullName)
        guard names.contains(where: { isMet($0) && !set.requiresInitializer(labels, $0) }) else { continue }
        let others = adopters.filter { !isMet(set.fullName(of: $0)) }
        requirements.append(Requirement(reference: reference, method: method, others: others))
        for name in inherited.keys where isKind(name, of: set[reference].fullName) {
          self.labels[name, default: []].append(labels)
        }
      }
    }
  }

  /// Whether a protocol requires `dynamicallyMade` instead of an initializer with these labels.
  func contains(_ protocolName: String, _ labels: [String]) -> Bool {
    self.labels[protocolName]?.contains(labels) ?? false
  }

  private func initializers(of reference: Reference) -> [MethodDeclaration] {
    set[reference].methods.filter { method in
      method.kind == .initializer && method.baseName == "init" && !method.isThrowing && !method.isAsync
        && MetatypeCall.initializers.contains { $0.labels == method.labels }
    }
  }

  private func isKind(_ name: String, of protocolName: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], [name])
    while let next = waiting.popLast() {
      if next == protocolName { return true }
      if seen.insert(next).inserted { waiting += inherited[next] ?? [] }
    }
    return false
  }

  private func adopters(of protocolName: String) -> [Reference] {
    set.references.filter { reference in
      set[reference].kind != .protocol
        && set[reference].inherited.flatMap(\.names).contains { isKind($0, of: protocolName) }
    }
  }
}
