import Foundation
import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenReports
import ReuseGenSystemFiles
import ReuseGenXML

/// States and shows what changed between two versions of documents: `nibpreview compare`.
enum CompareCommand {
  /// The form of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, markdown, json, html }

  static let old = Argument<String>("OLD", help: "A file, a folder, a Git revision, or two (main..HEAD).")
  static let new = Argument<String?>(
    "NEW",
    help: "A file, a folder or a Git revision; the working tree if it is omitted."
  )
  static let output = Option<String?>(
    "output",
    short: "o",
    valueName: "FOLDER",
    help: "The folder for the report. Text and JSON are printed if it is omitted."
  )
  static let format = Option<Format>("format", default: .text, help: "The form of the report.")
  static let pictureAddress = Option<String?>(
    "picture-address",
    valueName: "URL",
    help: "The address of the folder pictures, for the images of the markdown format. Default: its path."
  )
  static let lint = Flag("lint", help: "Add the findings of reusegen lint that the new version introduces.")
  static let command = Command(
    "nibpreview compare",
    abstract: "Describe the changes between two versions of nibs and storyboards.",
    discussion: """
      Lists the changes of each scene, cell and nib in words: connections, identifiers and classes, texts, what is \
      seen, and other attributes. Objects are matched by their identifiers, and by what they are where identifiers \
      changed. What Interface Builder merely rewrites is counted.

      The html format writes comparison.html, one page with pictures before and after. The markdown format writes \
      comparison.md for a comment on a pull request, that page, and the pictures as files.

      Exits with 0 if nothing changed, 1 if something did, and 2 if a document could not be read. The other documents \
      are compared then, too.
      """,
    parameters: [old, new, output, format, pictureAddress, lint] + PictureOptions.all
  )

  /// Compares the documents in this process. Returns the exit code.
  ///
  /// - Parameters:
  ///   - undrawn: The places of documents that are neither laid out nor drawn, because that stops a process.
  ///   - finish: Called after each document.
  @MainActor static func run(
    _ arguments: Arguments,
    undrawn: Set<Int> = [],
    finish: () -> Void = {}
  ) -> Int32 {
    do {
      let repository = GitRepository(folder: ".")
      let source = try ComparedSource(arguments[old], arguments[new], repository)
      let pairs = try source.pairs(repository)
      let isDrawn = arguments[format] == .html || arguments[format] == .markdown
      let settings = isDrawn ? PictureOptions.settings(arguments) : []
      let assets = AssetFolders()
      var report = ComparisonReport()
      for (place, pair) in pairs.enumerated() {
        let isSafe = !undrawn.contains(place)
        report.documents.append(
          pair.isPicture
            ? RecordedPicture(pair).document : PairComparison(pair, isLaidOut: isSafe, settings, assets).document
        )
        finish()
      }
      if arguments[lint] { report.add(try source.introducedFindings(report.documents, repository)) }
      try write(report, arguments)
      // A report in a file isn't seen where the command runs.
      let isFile = arguments[output] != nil || isDrawn
      if isFile { for message in report.documents.flatMap(\.errors) { Console.show(message) } }
      return report.exitCode
    } catch let failure as OutputFailure {
      return failure.reported()
    } catch {
      Console.show("error: \(error)")
      return 2
    }
  }

  private static func write(_ report: ComparisonReport, _ arguments: Arguments) throws {
    let folder = Folder(path: arguments[output] ?? ".")
    let title = "Changes from \(arguments[old])" + (arguments[new].map { " to \($0)" } ?? "")
    switch arguments[format] {
    case .text: try write(report.text, arguments[output].map { _ in folder.path(of: "comparison.txt") })
    case .json: try write(report.json, arguments[output].map { _ in folder.path(of: "comparison.json") })
    case .html: try write(page: ComparisonPage(report, title: title), in: folder)
    case .markdown:
      try write(page: ComparisonPage(report, title: title), in: folder)
      let files = try PictureFiles(of: report, in: folder, address: arguments[pictureAddress] ?? PictureFiles.folder)
      try write(report.markdown(page: "comparison.html", pictures: files.links), folder.path(of: "comparison.md"))
    }
  }

  private static func write(page: ComparisonPage, in folder: Folder) throws {
    try OutputFile(path: folder.path(of: "comparison.html")).write(page.html, as: .page)
  }

  /// Writes a report, or to the standard output without a file.
  private static func write(_ text: String, _ path: String?) throws {
    guard let path else { return try Console.print(text) }
    try OutputFile(path: path).write(text)
  }
}

/// The pictures of a report as files.
private struct PictureFiles {
  /// The name of their folder.
  static let folder = "pictures"

  private var names: [String: (old: String?, new: String?)] = [:]
  private let address: Folder

  /// - Parameter address: The address of their folder, for links.
  init(of report: ComparisonReport, in folder: Folder, address: String) throws {
    self.address = Folder(path: address)
    let own = Folder(path: folder.path(of: Self.folder))
    for (place, document) in report.documents.enumerated() {
      for pair in document.pictures.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        let number = "\(place + 1)-\(names.count + 1)"
        let files = (
          old: pair.old.map { _ in "\(number)-before.svg" }, new: pair.new.map { _ in "\(number)-after.svg" }
        )
        if let old = files.old, let svg = pair.old { try write(svg, to: own.path(of: old), in: folder) }
        if let new = files.new, let svg = pair.new { try write(svg, to: own.path(of: new), in: folder) }
        names[Self.key(place, pair)] = files
      }
    }
  }

  private func write(_ svg: String, to path: String, in folder: Folder) throws {
    try OutputFile(path: path, in: folder.path).write(svg)
  }

  private static func key(_ document: Int, _ pair: PicturePair) -> String {
    "\(document) \(pair.name) \(pair.settings)"
  }

  func links(_ document: Int, _ pair: PicturePair) -> (old: String?, new: String?) {
    let files = names[Self.key(document, pair)]
    return (files?.old.map(address.path), files?.new.map(address.path))
  }
}
