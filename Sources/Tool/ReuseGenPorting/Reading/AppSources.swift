import ReuseGenCore

/// The Swift sources of an app, from which `AppDecisions` chooses those that can compile on Linux.
///
/// Each source is parsed when it is added. Keep the value to decide again after a build: nothing is parsed a second
/// time.
package struct AppSources: Sendable {
  package private(set) var inputs: [PortInput] = []
  private(set) var parsed: [ParsedSource] = []
  package private(set) var importedModules: Set<String> = []

  package init(_ inputs: [PortInput] = []) { add(inputs) }

  package var count: Int { inputs.count }
  package var isEmpty: Bool { inputs.isEmpty }

  /// Whether a source uses accessors that R.swift or SwiftGen generates.
  package var usesResourceAccessors: Bool {
    parsed.contains { source in
      (0..<source.stream.count).contains { index in
        source.stream[index].kind == .word && ResourceUse(at: index, in: source.stream) != nil
      }
    }
  }

  package mutating func add(_ added: [PortInput]) {
    let sources = added.concurrentMap { ParsedSource($0, modules: KnownModules.available, leavingOut: []) }
    inputs += added
    parsed += sources
    for source in sources { importedModules.formUnion(source.importedModules) }
  }

  /// Takes sources out, and returns them.
  package mutating func remove(where isRemoved: (PortInput) -> Bool) -> [PortInput] {
    let kept = inputs.indices.filter { !isRemoved(inputs[$0]) }
    guard kept.count < inputs.count else { return [] }
    let removed = inputs.filter(isRemoved)
    (inputs, parsed) = (kept.map { inputs[$0] }, kept.map { parsed[$0] })
    importedModules = parsed.reduce(into: []) { $0.formUnion($1.importedModules) }
    return removed
  }
}
