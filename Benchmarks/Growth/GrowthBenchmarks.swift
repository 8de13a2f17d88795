import Foundation
import ManifestDrafting
import ReuseGenCore

/// Manifests and documents of which everything is compared with everything else, if a stage doesn't look up what it
/// needs. The figures are for one entry, so that they must not change in a project of four times the size.
enum GrowthBenchmarks {
  private static let sizes = [500, 2000]

  @MainActor static var all: [Benchmark] {
    row("entries-without-storyboard") { size in
      Project(cells: "\"Cell$\"", count: size) { ["Board$.storyboard": storyboard(prototype: "Cell$")] }
    }
      + row("cells-in-code") { size in
        Project(cells: "\"Code$\"", count: size) { ["Board$.storyboard": storyboard(prototype: "Other$")] }
      }
      + row("wrong-scene-identifiers") { size in
        Project(scenes: "{ \"type\": \"Screen$\", \"storyboard\": \"Main\", \"identifier\": \"wrong$\" }", count: size)
        {
          ["Main.storyboard": storyboard(scenes: (0..<size).map { ("Screen\($0)", "right\($0)", "") })]
        }
      }
      + row("one-type-repeated") { size in
        Project(cells: "{ \"type\": \"Same\", \"name\": \"cell$\", \"identifier\": \"identifier$\" }", count: size) {
          [:]
        }
      }
      + row("imports") { size in
        Project(cells: "\"Module$.Cell$\"", count: size, imports: (0..<size).map { "Module\($0)" }) { [:] }
      }
      + row("segues-without-letters") { size in
        Project(scenes: "{ \"type\": \"Screen$\", \"storyboard\": \"Main\", \"identifier\": \"right$\" }", count: size)
        {
          let scenes = (0..<size).map { number in
            ("Screen\(number)", "right\(number)", String(repeating: "-", count: number % 50 + 1))
          }
          return ["Main.storyboard": storyboard(scenes: scenes)]
        }
      }
      + row("init-of-nibs", isDraft: true) { size in
        Project(cells: "", count: 0) {
          Dictionary(uniqueKeysWithValues: (0..<size).map { ("Nib\($0).xib", nib(cell: "Cell\($0)")) })
        }
      }
      + row("init-of-superclasses", isDraft: true) { size in
        var project = Project(cells: "", count: 0) { [:] }
        let classes = (0..<size).map { "class Cell\($0): \($0 == 0 ? "UITableViewCell" : "Cell\($0 - 1)") {}\n" }
        project.sources = [SourceText(path: "Cells.swift", bytes: Array(classes.joined().utf8))]
        return project
      }
  }

  /// A manifest and documents.
  private struct Project {
    let manifest: [UInt8]
    var documents: [DocumentFile] = []
    var sources: [SourceText] = []

    /// - Parameters:
    ///   - cells: An entry, in which "$" is its number.
    ///   - documents: The texts of documents by their paths, of which those with "$" are repeated as often as entries.
    init(
      cells: String = "",
      scenes: String = "",
      count: Int,
      imports: [String] = [],
      documents: () -> [String: String]
    ) {
      func list(_ entry: String) -> String {
        entry.isEmpty
          ? "" : (0..<count).map { entry.replacingOccurrences(of: "$", with: "\($0)") }.joined(separator: ",")
      }
      let modules = (["Recycler"] + imports).map { "\"\($0)\"" }.joined(separator: ", ")
      manifest = Array(
        "{ \"imports\": [\(modules)], \"cells\": [\(list(cells))], \"scenes\": [\(list(scenes))] }".utf8
      )
      for (path, text) in documents() {
        for number in 0..<(path.contains("$") ? count : 1) {
          func numbered(_ text: String) -> String { text.replacingOccurrences(of: "$", with: "\(number)") }
          self.documents.append(DocumentFile(path: numbered(path), text: numbered(text)))
        }
      }
    }
  }

  @MainActor
  private static func row(
    _ name: String,
    isDraft: Bool = false,
    _ project: @escaping @MainActor (Int) -> Project
  ) -> [Benchmark] {
    sizes.map { size in
      Benchmark(
        name: "growth/\(name)/\(size)",
        baseline: "growth/\(name)/\(sizes[0])",
        unit: .nanoseconds,
        rounds: 3
      ) {
        let project = project(size)
        let time = Benchmark.nanoseconds {
          if isDraft {
            keep(ManifestDraft(project.documents, sources: project.sources).text)
          } else {
            let reading = ManifestReader.read(project.manifest, file: "reuse.json")
            keep(Pipeline().generate(TargetInput(reading, documents: project.documents)).diagnostics)
          }
        }
        return time / Double(size)
      }
    }
  }

  // MARK: Documents

  private static func document(_ content: String, type: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch">
    \(content)</document>
    """
  }

  private static func nib(cell: String) -> String {
    document(
      "<objects><tableViewCell id=\"1\" reuseIdentifier=\"\(cell)\" customClass=\"\(cell)\" customModuleProvider=\"target\"/>"
        + "</objects>",
      type: "XIB"
    )
  }

  private static func storyboard(prototype: String) -> String {
    document(
      """
      <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
      <tableView key="view" id="t"><prototypes>
      <tableViewCell id="p" reuseIdentifier="\(prototype)" customClass="\(prototype)" customModuleProvider="target"/>
      </prototypes></tableView></tableViewController></objects></scene></scenes>
      """,
      type: "Storyboard.XIB"
    )
  }

  /// - Parameter scenes: The class and the identifier of each scene's controller, and the identifier of its segue.
  private static func storyboard(scenes: [(type: String, identifier: String, segue: String)]) -> String {
    let texts = scenes.enumerated().map { number, scene in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)" storyboardIdentifier="\(scene.identifier)"
      customClass="\(scene.type)" customModuleProvider="target" sceneMemberID="viewController"><connections>
      <segue destination="c0" kind="show" identifier="\(scene.segue)" id="g\(number)"/></connections></viewController>
      </objects></scene>
      """
    }
    return document("<scenes>\(texts.joined())</scenes>", type: "Storyboard.XIB")
  }
}
