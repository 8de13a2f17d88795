import Foundation
import ReuseGenTestSupport
import Testing

/// The folders of a module use one another in one direction, from the higher layers to the lower ones.
///
/// `AllowedEdges.txt` lists the names for which an edge leads the other way. It may only shrink: a name that it doesn't
/// list fails, and so does one that it lists and that no longer makes an edge.
/// `REUSEGEN_RECORD=1 swift test --filter LayerTests` removes the latter, and records the diagram of the runtime.
@Suite(.serialized) struct LayerTests {
  /// The layers of `HeadlessUIKit`, the lowest first.
  static let runtime = [
    "Descriptions", "Accessibility", "Views", "Text", "Controls", "Bars", "Nibs", "Lists", "Table", "Collection",
    "Dynamics", "DiffableDataSources", "Controllers",
  ]

  /// The layers of more than one folder. Views, layers, constraints and events know one another, as controllers and
  /// windows do.
  private static let layers = [
    "Layout": "Views", "Layers": "Views", "Drawing": "Views", "Events": "Views", "Menus": "Views", "Dragging": "Views",
    "Scrolling": "Views", "Printing": "Views", "Application": "Controllers", "Panels": "Controllers",
  ]

  private static func runtimeFiles() throws -> [SourceFile] {
    try SourceFile.files(inFoldersOf: "HeadlessUIKit").map { file in
      var file = file
      file.part = layers[file.part] ?? file.part
      return file
    }
  }

  private static let list = Checkout.url("Tests/Repository/StructureTests/AllowedEdges.txt")

  @Test func anEdgeToAHigherLayerIsListed() throws {
    let uses = try Self.upwardUses()
    let text = try String(contentsOf: Self.list, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    let allowed = lines.filter { !$0.hasPrefix("#") }
    for (line, use) in uses.sorted(by: { $0.key < $1.key }) where !allowed.contains(line) {
      Issue.record("\(line) leads to a higher layer: \(use.description)")
    }
    let gone = Set(allowed).subtracting(uses.keys)
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil, !gone.isEmpty {
      let rest = lines.filter { !gone.contains($0) }.map { "\($0)\n" }.joined()
      try rest.write(to: Self.list, atomically: true, encoding: .utf8)
    } else {
      #expect(gone.sorted() == [], "remove these lines from AllowedEdges.txt")
    }
    #expect(allowed == allowed.sorted())
  }

  /// The uses of all modules that aren't between modules, by a line such as "HeadlessUIKit: Bars -> Tabs: UITabItem".
  private static func upwardUses() throws -> [String: DependencyGraph.Use] {
    var found: [String: DependencyGraph.Use] = [:]
    for module in Checkout.wings.flatMap(Checkout.modules) {
      let isRuntime = module == "HeadlessUIKit"
      let graph = DependencyGraph(ofFolders: isRuntime ? try runtimeFiles() : try SourceFile.files(inFoldersOf: module))
      let edges = isRuntime ? graph.upwardEdges(in: runtime) : graph.cyclicEdges
      for (edge, uses) in edges {
        for use in uses { found["\(module): \(edge): \(use.name)"] = use }
      }
    }
    return found
  }

  /// A reader who looks for a folder finds one.
  @Test func eachFolderOfTheRuntimeHasItsNameAlone() throws {
    let folder = Checkout.url(Checkout.path(of: "HeadlessUIKit"))
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let folders = paths.filter { !$0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }
    #expect(folders.count > 40)
    #expect(Dictionary(grouping: folders, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
    let files = Dictionary(grouping: paths.filter { $0.hasSuffix(".swift") }) {
      ($0 as NSString).deletingLastPathComponent
    }
    #expect(files.filter { $0.value.count > 30 }.keys.sorted() == [])
  }

  @Test func layersOfTheRuntimeAreDocumented() throws {
    let files = try Self.runtimeFiles().filter { $0.part != "HeadlessUIKit" }
    #expect(Set(files.map(\.part)) == Set(Self.runtime))
    try DocumentedDiagram("runtime").check(DependencyGraph(ofFolders: files).diagram(of: Self.runtime))
  }

  @Test(arguments: [
    (["A"], ["B -> A"], [String]()), (["A", "B"], ["B -> A"], []), (["A", "B"], ["A -> B", "B -> A"], ["A -> B"]),
    (["A"], ["A -> B"], ["A -> B"]), (["A", "B", "C"], ["A -> C", "C -> B"], ["A -> C"]),
  ])
  func anEdgeUpwardIsFound(layers: [String], edges: [String], upward: [String]) {
    #expect(graph(edges).upwardEdges(in: layers).keys.sorted() == upward)
  }

  @Test(arguments: [
    (["A -> B", "B -> C"], [String]()), (["A -> B", "B -> A", "C -> A"], ["A -> B", "B -> A"]),
    (["A -> B", "B -> C", "C -> A"], ["A -> B", "B -> C", "C -> A"]),
  ])
  func anEdgeOfACycleIsFound(edges: [String], cyclic: [String]) {
    #expect(graph(edges).cyclicEdges.keys.sorted() == cyclic)
  }

  @Test func aDiagramShowsTheEdgesDownward() {
    let diagram = graph(["Upper -> Low", "Low -> Upper", "Upper -> Mid"]).diagram(of: ["Low", "Mid", "Upper"])
    #expect(diagram == "Upper -> Low, Mid\nMid\nLow\n")
  }

  private func graph(_ edges: [String]) -> DependencyGraph {
    let ends = edges.map { $0.split(separator: " ").map(String.init) }
    var graph = DependencyGraph(nodes: ends.flatMap { [$0[0], $0[2]] })
    for end in ends {
      graph.add(from: end[0], to: end[2], DependencyGraph.Use(location: "", name: "", declaration: ""))
    }
    return graph
  }
}
