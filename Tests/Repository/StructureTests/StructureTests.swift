import Foundation
import ReuseGenTestSupport
import Testing

@testable import reusegen

/// The modules of the project, and the folders of its core, use one another in one direction, as
/// Documentation/Architecture.md shows.
///
/// `REUSEGEN_RECORD=1 swift test --filter StructureTests` records both diagrams there.
@Suite(.serialized) struct StructureTests {
  /// The modules, which several tests look at.
  private static let modules = Result { DependencyGraph(ofModules: try SourceFile.filesOfModules()) }

  /// One diagram for each wing: a module stands above those that it imports.
  @Test func modulesUseOneAnotherAsDocumented() throws {
    let graph = try Self.modules.get()
    #expect(graph.cycles == [])
    let diagram = try #require(graph.diagram)
    let lines = diagram.split(separator: "\n").map(String.init)
    let wings = ["StandIns", "Testing", "Previews", "Runtime", "Tool", "Generator", "Shared"]
    #expect(Set(wings) == Set(Checkout.wings))
    let parts = wings.map { wing in
      let modules = Set(Checkout.modules(of: wing))
      let own = lines.filter { modules.contains(String($0.prefix { $0 != " " })) }
      return "\(wing)\n" + own.map { "  \($0)\n" }.joined()
    }
    try DocumentedDiagram("modules").check(parts.joined(separator: "\n"))
  }

  /// The generator and what it shares with the runtime know nothing of the rest, and the runtime nothing of the tools.
  @Test(arguments: [
    ("Shared", ["Shared"]), ("Generator", ["Generator", "Shared"]), ("Tool", ["Generator", "Shared", "Tool"]),
    ("Runtime", ["Runtime", "Shared"]), ("StandIns", ["Runtime", "StandIns"]),
    ("Testing", ["Runtime", "Shared", "Testing"]),
  ])
  func aWingImportsOnlyItsOwn(wing: String, allowed: [String]) throws {
    let graph = try Self.modules.get()
    let modules = Set(allowed.flatMap(Checkout.modules))
    for module in Checkout.modules(of: wing) {
      let others = (graph.uses[module] ?? [:]).filter { !modules.contains($0.key) }
      #expect(others.values.flatMap { $0.map(\.location) } == [], "\(module)")
    }
  }

  /// Loading Foundation takes longer than everything else that the tool does when it starts.
  @Test func theToolDoesNotUseFoundation() throws {
    let sources = try SourceFile.filesOfModules()
    let graph = try Self.modules.get()
    let imports = sources.filter { $0.part == "reusegen" || graph.isReachable($0.part, from: "reusegen") }.filter {
      file in
      zip(file.tokens, file.tokens.dropFirst()).contains { $0.text == "import" && $1.text == "Foundation" }
    }
    #expect(imports.map(\.path) == [])
  }

  /// A user's first build compiles the tool of the build-tool plugin before anything else.
  @Test func theToolOfTheBuildIsSharedAndGenerator() throws {
    let graph = try Self.modules.get()
    let modules = graph.uses.keys.filter { graph.isReachable($0, from: "reusegen-generate") } + ["reusegen-generate"]
    #expect(modules.contains("ReuseGenCore"))
    #expect(modules.sorted() == (Checkout.modules(of: "Generator") + Checkout.modules(of: "Shared")).sorted())
  }

  /// SwiftPM builds no packages together that have targets of one name, and a user's targets may have any name.
  @Test func noModuleHasANameThatAnAppHas() throws {
    let ours = ["ReuseGen", "reusegen", "Headless", "nibpreview", "Recycler"]
    let modules = Checkout.wings.filter { $0 != "StandIns" }.flatMap(Checkout.modules)
    #expect(modules.count > 30)
    #expect(modules.filter { name in !ours.contains { name.hasPrefix($0) } } == [])
  }

  /// `headless` writes a package that depends on this one, with the app's module in it.
  @Test func headlessKnowsTheNamesOfAllTargets() throws {
    let plugins = try FileManager.default.contentsOfDirectory(atPath: Checkout.url("Plugins").path)
    let targets = Checkout.wings.flatMap(Checkout.modules) + plugins + ["ReuseBench", "ReuseGenTestSupport"]
    #expect(Set(targets).subtracting(["CommandShared", "Shared"]) == TakenModuleNames.ofReuseGen)
  }

  @Test func foldersOfTheCoreUseOneAnotherAsDocumented() throws {
    // Files outside of folders join the stages, and stand above all of them.
    try check(DependencyGraph(ofFolders: try SourceFile.files(inFoldersOf: "ReuseGenCore")), against: "folders")
  }

  /// A reader who meets a type's name in two modules would take them for the same type.
  @Test func aTypeHasItsNameAlone() throws {
    let files = try SourceFile.filesOfModules()
    var modules: [String: Set<String>] = [:]
    for file in files {
      for type in file.declarations.types where !type.isAlias { modules[type.name, default: []].insert(file.part) }
    }
    #expect(modules.count > 1000)
    #expect(modules.filter { $0.value.count > 1 } == Self.sharedNames)
  }

  /// Names that mean two types. This list may only shrink.
  private static let sharedNames: [String: Set<String>] = [
    // For Apple's platforms, `Recycler` declares these again, so that sources compile on both.
    "KeyedAction": ["HeadlessFoundation", "Recycler"], "KeyedActions": ["HeadlessFoundation", "Recycler"],
    "KeyedOutlet": ["HeadlessFoundation", "Recycler"], "KeyedOutlets": ["HeadlessFoundation", "Recycler"],
    "NibObject": ["HeadlessUIKit", "Recycler"],
  ]

  @Test func globalStateIsDocumented() throws {
    let sources = try SourceFile.filesOfModules()
    let list = try String(contentsOf: Checkout.url("Tests/Repository/StructureTests/GlobalState.txt"), encoding: .utf8)
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: ": ", maxSplits: 1) }
    #expect(rows.allSatisfy { $0.count == 2 }, "each line has a name and a reason")
    #expect(GlobalState(in: sources).names == rows.map { String($0[0]) })
  }

  @Test(arguments: [
    ("enum A { static var one = 1 }", ["A.one"]), ("var one: Int?", ["one"]),
    ("nonisolated(unsafe) private var one = 1", ["one"]), ("let lock = NSLock()", ["NSLock"]),
    ("final class A { var one = 1 }; enum B { static let a = A() }", ["A"]),
    ("final class A { let one = 1; var two: Int { 2 } }; enum B { static let a = A() }", []),
    ("struct A { var one = 1; static let two = A(); static var three: Int { 3 } }", []),
    ("func f() { var one = 1 }", []), ("class A { static var one = 1 { didSet {} } }", ["A.one"]),
    ("extension A { static let all: [B<Int>] = []; static let b = B<Int>() }; class B<T> { var t: T? }", ["B"]),
  ])
  func globalStateIsFound(source: String, names: [String]) {
    #expect(GlobalState(in: [SourceFile(path: "A.swift", part: "A", text: source)]).names == names)
  }

  private func check(_ graph: DependencyGraph, against name: String) throws {
    #expect(graph.uses.count > 5)
    guard let diagram = graph.diagram else {
      Issue.record("the \(name) use one another in circles:\n\(graph.cycles.joined(separator: "\n"))")
      return
    }
    try DocumentedDiagram(name).check(diagram)
  }
}
