import SourceDeclarations

/// The sources of an app that a package on Linux can't have, and their stand-ins.
package struct AppDecisions: Sendable {
  /// A source that is left out.
  package struct LeftOut: Sendable {
    package var path: String
    /// Why, as a clause: "it uses ARKit (ARSession), which isn't here".
    package var reason: String
  }

  package private(set) var leftOut: [LeftOut] = []
  /// The modules that the other sources import and do without, and why.
  package private(set) var emptyModules: [(module: String, reason: String)] = []
  /// The modules that sources import and that a package would have to provide, with the number of those sources.
  package private(set) var missingModules: [String: Int] = [:]
  /// The classes of the sources that are left out, each with the reason.
  package private(set) var absentClasses: [String: String] = [:]
  /// A Swift source with names of what is left out, as far as the others use them; `nil` if they use none.
  package private(set) var shims: String?

  /// - Parameters:
  ///   - inputs: All Swift sources of the target, and those of targets that become part of it.
  ///   - ownModules: The modules whose sources are among them.
  ///   - documentClasses: The classes that documents name, each with the class of UIKit that an object is without it.
  package init(_ inputs: [PortInput], ownModules: Set<String>, documentClasses: [String: String] = [:]) {
    let set = SourceSet(inputs, PortOptions())
    var empty: [String: String] = [:]
    var kept: [Int] = []
    for file in set.sources.indices {
      let modules = set.importedModules[file].filter {
        !set.modules.contains($0) && !KnownModules.replaced.contains($0)
      }
      let uses = modules.sorted().filter { !ownModules.contains($0) }.compactMap { module in
        Self.use(of: module, in: set.sources[file].stream).map { (module, $0) }
      }
      let path = inputs[file].path
      if let tests = ["XCTest", "Testing"].first(where: set.importedModules[file].contains) {
        leftOut.append(LeftOut(path: path, reason: "it imports \(tests), as tests do"))
      } else if let (module, use) = uses.first {
        if Frameworks.prefixes[module] == nil { missingModules[module, default: 0] += 1 }
        leftOut.append(LeftOut(path: path, reason: "it \(use)"))
      } else if AbsoluteName.of(path) == "main.swift" {
        leftOut.append(LeftOut(path: path, reason: "a library has no main.swift"))
      } else if !set.sources[file].isUnderstood {
        leftOut.append(LeftOut(path: path, reason: "its brackets, literals or conditions don't match"))
      } else {
        kept.append(file)
        for module in modules {
          empty[module] = ownModules.contains(module) ? "its sources are part of this target" : "nothing of it is used"
        }
      }
    }
    emptyModules = empty.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let left = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
    let keptTypes = Set(kept.flatMap { set.sources[$0].declared.types }.filter { $0.kind == .class }.map(\.name))
    for file in set.sources.indices {
      guard let reason = left[inputs[file].path] else { continue }
      for type in set.sources[file].declared.types where type.kind == .class && !keptTypes.contains(type.name) {
        absentClasses[type.name] = reason
      }
    }
    shims = AppShims(set, kept: kept, documentClasses: documentClasses).text
  }

  /// How a source uses a module that isn't here; `nil` if it only imports it.
  private static func use(of module: String, in stream: TokenStream) -> String? {
    guard let prefixes = Frameworks.prefixes[module] else { return "imports \(module), which isn't here" }
    if prefixes.isEmpty { return "imports \(module), which isn't here" }
    for token in stream.tokens where token.kind == .word {
      let word = stream.text(in: token.range)
      if word != module, Frameworks.isName(word, of: module) { return "uses \(word) of \(module), which isn't here" }
    }
    return nil
  }
}

/// The name of a file in a path.
enum AbsoluteName {
  static func of(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension AppDecisions {
  /// The modules that sources import.
  package static func importedModules(of inputs: [PortInput]) -> Set<String> {
    SourceSet(inputs, PortOptions()).importedModules.reduce(into: []) { $0.formUnion($1) }
  }
}
