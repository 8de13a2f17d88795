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
    var kept: [Int] = []
    for file in set.sources.indices {
      if let reason = reason(toLeaveOut: file, of: set, ownModules) {
        leftOut.append(LeftOut(path: inputs[file].path, reason: reason))
      } else {
        kept.append(file)
      }
    }
    shims = leaveOutAbsentNames(in: set, &kept, documentClasses)
    emptyModules = Self.emptyModules(of: kept, in: set, ownModules)
    let left = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
    let keptTypes = Set(kept.flatMap { set.sources[$0].declared.types }.filter { $0.kind == .class }.map(\.name))
    for file in set.sources.indices {
      guard let reason = left[inputs[file].path] else { continue }
      for type in set.sources[file].declared.types where type.kind == .class && !keptTypes.contains(type.name) {
        absentClasses[type.name] = reason
      }
    }
  }

  /// Why a source can't be part of the package, by what it is and what it imports; `nil` if it can.
  private mutating func reason(toLeaveOut file: Int, of set: SourceSet, _ ownModules: Set<String>) -> String? {
    if let tests = ["XCTest", "Testing"].first(where: set.importedModules[file].contains) {
      return "it imports \(tests), as tests do"
    }
    for module in Self.absentModules(of: file, in: set).subtracting(ownModules).sorted() {
      guard let use = Self.use(of: module, in: set.sources[file].stream) else { continue }
      if Frameworks.prefixes[module] == nil { missingModules[module, default: 0] += 1 }
      return "it \(use)"
    }
    if AbsoluteName.of(set.sources[file].input.path) == "main.swift" { return "a library has no main.swift" }
    return set.sources[file].isUnderstood ? nil : "its brackets, literals or conditions don't match"
  }

  /// Leaves out each source that names what nothing declares, until no other source names what is left out with it.
  ///
  /// - Returns: The shims of what is left out.
  private mutating func leaveOutAbsentNames(
    in set: SourceSet,
    _ kept: inout [Int],
    _ documentClasses: [String: String]
  ) -> String? {
    while true {
      let shims = AppShims(set, kept: kept, documentClasses: documentClasses)
      var names = AbsentNames()
      names.omitted = shims.omitted
      for source in kept.map({ set.sources[$0] }) { names.add(declarationsIn: source.stream, source.declared.types) }
      if let text = shims.text {
        let stream = SwiftLexer.tokens(of: Array(text.utf8))
        names.add(declarationsIn: stream, SourceFile.read(stream, path: "Shims.swift").types)
      }
      let absent = kept.map { names.first(in: set.sources[$0].stream) }
      for case (let file, let name?) in zip(kept, absent) {
        leftOut.append(LeftOut(path: set.sources[file].input.path, reason: "it names \(name), which isn't here"))
      }
      guard absent.contains(where: { $0 != nil }) else { return shims.text }
      kept = zip(kept, absent).filter { $0.1 == nil }.map(\.0)
    }
  }

  private static func emptyModules(
    of kept: [Int],
    in set: SourceSet,
    _ ownModules: Set<String>
  ) -> [(module: String, reason: String)] {
    let modules = kept.reduce(into: Set<String>()) { $0.formUnion(absentModules(of: $1, in: set)) }
    return modules.sorted().map {
      ($0, ownModules.contains($0) ? "its sources are part of this target" : "nothing of it is used")
    }
  }

  /// The modules that a source imports and that can't be imported here.
  private static func absentModules(of file: Int, in set: SourceSet) -> Set<String> {
    set.importedModules[file].subtracting(set.modules).subtracting(KnownModules.replaced)
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
