import ReuseGenDeclarations

/// The sources of an app that a package on Linux can't have, and their stand-ins.
package struct AppDecisions: Sendable {
  /// A source that is left out.
  package struct LeftOut: Sendable {
    package var path: String
    /// Why, as a clause: "it uses ARKit (ARSession), which isn't here".
    package var reason: String
    /// Whether the source imports a module that a package would have to provide.
    package var needsModule = false
  }

  /// A member that is left out of a source that stays, or a protocol that its types don't adopt.
  package struct LeftOutMember: Sendable {
    /// A member with its type: `Screen.share(_:)`.
    package var name: String
    package var reason: String
  }

  /// A line of a source, or of the shims, that the compiler refuses.
  package struct Refusal: Hashable, Sendable {
    package var path: String
    package var line: Int
    /// The compiler's words.
    package var message: String

    package init(path: String, line: Int, message: String) {
      (self.path, self.line, self.message) = (path, line, message)
    }
  }

  package private(set) var leftOut: [LeftOut] = []
  package private(set) var leftOutMembers: [LeftOutMember] = []
  /// The number of sources that stay without some of their members.
  package private(set) var partialCount = 0
  /// The modules that the other sources import and do without, and why.
  package private(set) var emptyModules: [(module: String, reason: String)] = []
  /// The modules that sources import and that a package would have to provide, with the number of those sources.
  package private(set) var missingModules: [String: Int] = [:]
  /// The classes of which the source or members are left out, or those of a class above, each with the reason as a
  /// sentence without its period:
  /// "the source of the class Camera is left out: it uses ARSession of ARKit, which isn't here".
  package private(set) var absentClasses: [String: String] = [:]
  /// Those that can be shown, but lack members.
  package private(set) var partialClasses: Set<String> = []
  /// Those of which the source is left out.
  package private(set) var leftOutClasses: Set<String> = []
  /// A Swift source with names of what is left out, as far as the others use them; `nil` if they use none.
  package private(set) var shims: String?

  /// - Parameters:
  ///   - sources: All Swift sources of the target, and those of targets that become part of it.
  ///   - ownModules: The modules whose sources are among them.
  ///   - documentClasses: The classes that documents name, each with the class of UIKit that an object is without it.
  ///   - resources: The resources whose accessors other tools generate in the app's build.
  ///   - generated: The texts that a build of the package generates.
  ///   - refusals: What the compiler refuses of the sources that were kept before.
  ///   - refusedShims: The lines of earlier shims that it refuses.
  package init(
    _ sources: AppSources,
    ownModules: Set<String>,
    documentClasses: [String: String] = [:],
    resources: ResourceNames = ResourceNames(),
    generated: [PortInput] = [],
    refusals: [Refusal] = [],
    refusedShims: Set<String> = []
  ) {
    let set = SourceSet(sources)
    var kept: [Int] = []
    for file in set.sources.indices {
      if let reason = Self.reason(toLeaveOut: file, of: set, ownModules) {
        leftOut.append(LeftOut(path: set.sources[file].input.path, reason: reason))
      } else {
        kept.append(file)
      }
    }
    var app = PartialSources(set, kept: kept)
    for file in kept { leaveOut(Self.uses(ofFrameworksIn: file, of: set, ownModules), from: file, of: &app) }
    leaveOut(refusals, from: &app)
    let given = generated.map { Self.names(declaredBy: $0.bytes) }
    shims = leaveOutAbsentNames(of: &app, ownModules, given: given) { app in
      AppShims(app, documentClasses: documentClasses, resources: resources, refused: refusedShims)
    }
    let members = app.members.sorted { $0.key < $1.key }
    partialCount = members.count
    var found: Set<String> = []
    leftOutMembers = members.flatMap { file in
      file.value.filter { found.insert($0.key).inserted }.sorted { $0.key < $1.key }
        .map { LeftOutMember(name: $0.key, reason: $0.value) }
    }
    emptyModules = Self.emptyModules(of: app, ownModules)
    let missing = Set(set.sources.indices).subtracting(app.kept).union(app.members.keys)
    var needing: Set<String> = []
    for file in missing {
      for module in Self.missingModules(of: file, in: set, ownModules) {
        missingModules[module, default: 0] += 1
        needing.insert(set.sources[file].input.path)
      }
    }
    for index in leftOut.indices { leftOut[index].needsModule = needing.contains(leftOut[index].path) }
    addAbsentClasses(of: app)
    let declared = Set(set.sources.flatMap(\.declared.types).map(\.name)).union(NamesHere.all)
    for name in documentClasses.keys where !declared.contains(name) {
      absentClasses[name] = "no Swift source declares the class \(name)"
    }
  }

  /// The classes without their sources, or without members, which tests can't rely on.
  private mutating func addAbsentClasses(of app: PartialSources) {
    let sources = app.set.sources
    let left = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
    let keptTypes = Set(app.kept.flatMap { sources[$0].declared.types }.filter { $0.kind == .class }.map(\.name))
    for source in sources {
      guard let reason = left[source.input.path] else { continue }
      for type in source.declared.types where type.kind == .class && !keptTypes.contains(type.name) {
        absentClasses[type.name] = "the source of the class \(type.name) is left out: \(reason)"
        leftOutClasses.insert(type.name)
      }
    }
    for member in leftOutMembers {
      let type = QualifiedName(member.name).enclosing
      guard keptTypes.contains(type), absentClasses[type] == nil else { continue }
      absentClasses[type] = "\(member.name) is left out: \(member.reason)"
      partialClasses.insert(type)
    }
    // Their documents also connect what a class above declares.
    let absent = absentClasses
    for file in app.kept {
      for type in sources[file].declared.types where type.kind == .class && absent[type.name] == nil {
        guard let above = app.set.ancestors(of: type.fullName).first(where: { absent[$0] != nil }) else { continue }
        absentClasses[type.name] = absent[above].map { "\(type.name) inherits from \(above); \($0)" }
        if partialClasses.contains(above) { partialClasses.insert(type.name) }
      }
    }
  }

  /// Why a source can't be part of the package, by what it is and what it imports; `nil` if it can.
  private static func reason(toLeaveOut file: Int, of set: SourceSet, _ ownModules: Set<String>) -> String? {
    if let tests = ["XCTest", "Testing"].first(where: set.importedModules[file].contains) {
      return "it imports \(tests), as tests do"
    }
    let absent = absentModules(of: file, in: set).subtracting(ownModules).sorted()
    if let module = absent.first(where: { Frameworks.prefixes[$0]?.isEmpty ?? false }) {
      return "it imports \(module), which isn't here"
    }
    if AbsoluteName.of(set.sources[file].input.path) == "main.swift" { return "a library has no main.swift" }
    return set.sources[file].isUnderstood ? nil : "its brackets, literals or conditions don't match"
  }

  /// Leaves out what the compiler refuses.
  private mutating func leaveOut(_ refusals: [Refusal], from app: inout PartialSources) {
    let byPath = Dictionary(grouping: refusals, by: \.path)
    for file in app.kept {
      let source = app.set.sources[file]
      guard let refused = byPath[source.input.path] else { continue }
      let findings = refused.map { refusal in
        let offset = source.input.offset(ofLine: refusal.line)
        return PartialSources.Finding(offset: offset, reason: "the compiler says: \(refusal.message)")
      }
      leaveOut(findings, from: file, of: &app)
    }
  }

  private mutating func leaveOut(_ findings: [PartialSources.Finding], from file: Int, of app: inout PartialSources) {
    guard !findings.isEmpty, let reason = app.leaveOut(findings, from: file) else { return }
    leftOut.append(LeftOut(path: app.set.sources[file].input.path, reason: reason))
  }

  /// Leaves out what names something that nothing declares, until nothing else names what is left out with it.
  ///
  /// - Returns: The shims of what is left out.
  private mutating func leaveOutAbsentNames(
    of app: inout PartialSources,
    _ ownModules: Set<String>,
    given: [SourceNames],
    shims makeShims: (PartialSources) -> AppShims
  ) -> String? {
    while true {
      let shims = makeShims(app)
      var names = AbsentNames(modules: ownModules)
      names.omitted = shims.omitted
      names.accessors = shims.accessors
      for file in app.kept { names.add(app.names[file]) }
      for others in given { names.add(others) }
      if !shims.declarations.isEmpty { names.add(Self.names(declaredBy: Array(shims.declarations.utf8))) }
      let causes = app.causes
      var isClosed = true
      for file in app.kept {
        let uses = names.uses(in: app.sources[file], app.names[file])
        guard !uses.isEmpty else { continue }
        isClosed = false
        let missing = Self.missingModules(of: file, in: app.set, ownModules).sorted()
        let origin = missing.isEmpty ? "" : "; it imports \(missing.joined(separator: ", "))"
        let findings = uses.map { use in
          PartialSources.Finding(
            offset: app.sources[file].stream[use.token].start,
            reason: "it names \(use.name), which \(causes[use.name] ?? "isn't here\(origin)")"
          )
        }
        leaveOut(findings, from: file, of: &app)
      }
      if isClosed { return shims.text }
    }
  }

  private static func names(declaredBy text: [UInt8]) -> SourceNames {
    let stream = SwiftLexer.tokens(of: text)
    return SourceNames(stream, SourceFile.read(stream, path: "").types, importing: [])
  }

  private static func emptyModules(
    of app: PartialSources,
    _ ownModules: Set<String>
  ) -> [(module: String, reason: String)] {
    var partial: Set<String> = []
    var modules: Set<String> = []
    for file in app.kept {
      let absent = absentModules(of: file, in: app.set)
      modules.formUnion(absent)
      if app.members[file] != nil { partial.formUnion(absent) }
    }
    return modules.sorted().map { module in
      let use = partial.contains(module) ? "what uses it is left out" : "nothing of it is used"
      return (module, ownModules.contains(module) ? "its sources are part of this target" : use)
    }
  }

  /// The modules of packages that a source imports and that aren't here.
  private static func missingModules(of file: Int, in set: SourceSet, _ ownModules: Set<String>) -> Set<String> {
    absentModules(of: file, in: set).subtracting(ownModules).filter { Frameworks.prefixes[$0] == nil }
  }

  /// The modules that a source imports and that can't be imported here.
  private static func absentModules(of file: Int, in set: SourceSet) -> Set<String> {
    set.importedModules[file].subtracting(set.modules).subtracting(KnownModules.replaced)
  }

  /// Where a source uses frameworks that aren't here. Of other modules the names aren't known: what nothing declares
  /// may be theirs.
  private static func uses(
    ofFrameworksIn file: Int,
    of set: SourceSet,
    _ ownModules: Set<String>
  ) -> [PartialSources.Finding] {
    let absent = absentModules(of: file, in: set).subtracting(ownModules)
    let frameworks = absent.filter { Frameworks.prefixes[$0] != nil }.sorted()
    guard !frameworks.isEmpty else { return [] }
    let stream = set.sources[file].stream
    return (0..<stream.count).compactMap { index in
      guard stream[index].kind == .word else { return nil }
      let word = stream.text(index)
      let framework = frameworks.first { $0 != word && Frameworks.isName(word, of: $0) }
      return framework.map { framework in
        let reason = "it uses \(word) of \(framework), which isn't here"
        return PartialSources.Finding(offset: stream[index].start, reason: reason)
      }
    }
  }
}

/// The name of a file in a path.
enum AbsoluteName {
  static func of(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension PortInput {
  /// The first byte of a line that isn't white space.
  fileprivate func offset(ofLine line: Int) -> Int {
    var current = 1
    var offset = 0
    while offset < bytes.count, current < line {
      if bytes[offset] == 0x0A { current += 1 }
      offset += 1
    }
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }
}
