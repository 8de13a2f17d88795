import Foundation
import HeadlessUIKitDrawing
import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenReports
import ReuseGenSystemFiles

/// Writes a page with everything that documents contain: `nibpreview page`.
enum PageCommand {
  static let paths = Argument<[String]>("PATH", help: "A folder, a package, a project, a manifest or a document.")
  static let output = Option<String>(
    "output",
    short: "o",
    valueName: "FOLDER",
    default: ".",
    help: "The folder for the page."
  )
  static let target = Option<String?>(
    "target",
    valueName: "TARGET",
    help: "The target of a project whose documents are shown. Default: all targets."
  )
  static let title = Option<String?>(
    "title",
    valueName: "TITLE",
    help: "The title of the page. Default: the name of the first path."
  )
  static let accessibility = Flag(
    "accessibility",
    help: "Show the findings of reusegen lint --accessibility below each picture."
  )
  static let command = Command(
    "nibpreview page",
    abstract: "Write a page with all scenes, cells, views and segues.",
    discussion: """
      Writes catalog.html: each scene, cell, view and segue with its class, its identifier, its document and its \
      picture, and each storyboard as a map. The page needs no server. A search finds entries by class, identifier and \
      document, and each entry has a link.

      For a project or a workspace, the page shows the documents of its targets; for a manifest, those of the project \
      or in the folders that it names; and for a package or a folder, those in it.

      Exits with 0, or with 1 if a document could not be read. The page shows the others and the reason.
      """,
    examples: ["nibpreview page MyApp --output Pages", "nibpreview page MyApp.xcodeproj --target MyApp --dark"],
    parameters: [paths, output, target, title, accessibility] + PictureOptions.all
  )

  /// Writes the page in this process. Returns the exit code.
  ///
  /// - Parameters:
  ///   - undrawn: The places of documents that aren't drawn, because that stops a process.
  ///   - finish: Called after each document.
  @MainActor static func run(
    _ arguments: Arguments,
    undrawn: Set<Int> = [],
    finish: () -> Void = {}
  ) -> Int32 {
    let assets = AssetFolders()
    var catalog = DocumentCatalog()
    let source: CatalogSource
    let findings: PageFindings?
    do throws(FileFailure) {
      source = try CatalogSource(arguments[paths], target: arguments[target])
      findings = arguments[accessibility] ? try PageFindings(arguments[paths]) : nil
    } catch {
      Console.show("error: \(error)")
      return 74
    }
    // A page has one picture of each entry.
    let settings = PictureOptions.settings(arguments)[0]
    for (place, document) in source.documents.enumerated() {
      let reader = CatalogReader(
        document,
        isDrawn: !undrawn.contains(place),
        settings,
        assets,
        findings: findings?[document] ?? []
      )
      catalog.documents.append(reader.result)
      finish()
    }
    let path = Folder(path: arguments[output]).path(of: "catalog.html")
    do {
      try OutputFile(path: path).write(CatalogPage(catalog, title: heading(arguments)).html, as: .page)
    } catch {
      Console.show("error: \(error)")
      return 74
    }
    Console.show("wrote \(catalog.summary) to \(path)")
    for document in catalog.documents {
      if let error = document.error { Console.show("\(document.path): error: \(error)") }
    }
    return catalog.documents.contains { $0.error != nil } ? 1 : 0
  }

  private static func heading(_ arguments: Arguments) -> String {
    if let title = arguments[title] { return title }
    let first = URL(fileURLWithPath: arguments[paths].first ?? ".").standardizedFileURL
    return first.deletingPathExtension().lastPathComponent
  }
}
