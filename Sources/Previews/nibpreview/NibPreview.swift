import Foundation
import HeadlessUIKitDrawing
import ReuseGenArguments
import ReuseGenCommandLine
import ReuseGenSystemFiles
import ReuseGenVisibleText

/// Draws Interface Builder documents as SVG.
@main
struct NibPreview {
  static let files = Argument<[String]>("FILE", help: "A .xib or .storyboard, or a folder with some.")
  static let output = Option<String>(
    "output",
    short: "o",
    valueName: "FOLDER",
    default: ".",
    help: "The folder in which to save the pictures."
  )
  static let format = Option<OutputFormat>(
    "format",
    default: .svg,
    help: "The output: pictures in files, or the frames of the views as lines of JSON."
  )
  static let verbose = Flag(
    "verbose",
    short: "v",
    help: "List each picture, and each class that is drawn as its element."
  )
  static let command = Command(
    "nibpreview",
    abstract: "Draw nibs and storyboards as SVG.",
    discussion: """
      Draws a picture of each root of a nib and of each scene of a storyboard, and for a storyboard one of all its \
      scenes with their segues.
      Classes that are not part of this program are drawn as their elements.
      nibpreview compare OLD NEW describes the changes between two versions of documents, and nibpreview page PATH \
      writes a page with all scenes, cells, views and segues.

      With --format json nothing is drawn. Prints a line of JSON for each view: its document, id and class; its frames \
      as designed and as laidOut, each with x, y, width and height in points; whether it is constrained rather than \
      autoresized; whether Interface Builder marks it as misplaced; and whether its length is measured from its content \
      and constraints, or taken from the document. Each scene is laid out with the status, \
      navigation and tab bars with which most of its views keep their frames.
      """,
    examples: [
      "nibpreview Main.storyboard --output Pictures", "nibpreview compare Old/Main.storyboard Main.storyboard",
    ],
    version: "0.1.0",
    parameters: [files, output, format, verbose] + PictureOptions.all
  )

  @MainActor static func main() {
    OpenFile.ignoreSignals()
    switch CommandLine.arguments.dropFirst().first {
    case "compare": exit(report(CompareCommand.command) { CompareCommand.run($0, undrawn: $1, finish: $2) })
    case "page": exit(report(PageCommand.command) { PageCommand.run($0, undrawn: $1, finish: $2) })
    default: exit(run(command, afterNames: 1, draw))
    }
  }

  /// Runs a subcommand that reports on documents. A file of its name is specified as "./compare".
  @MainActor private static func report(
    _ command: Command,
    _ body: @MainActor (Arguments, Set<Int>, @escaping () -> Void) -> Int32
  ) -> Int32 {
    run(command, afterNames: 2) { arguments in ReportProcess.run { body(arguments, $0, $1) } }
  }

  /// Runs a command. Returns the exit code.
  ///
  /// - Parameter names: The number of arguments that are names of the command.
  @MainActor private static func run(
    _ command: Command,
    afterNames names: Int,
    _ body: @MainActor (Arguments) -> Int32
  ) -> Int32 {
    do {
      switch try command.parse(CommandLine.arguments.dropFirst(names)) {
      case .help(let text), .version(let text): try Console.print(text)
      case .run(let arguments): return body(arguments)
      }
      return 0
    } catch let failure as OutputFailure {
      return failure.reported()
    } catch {
      Console.show(linesOf: "\(error)")
      return UsageError.exitCode
    }
  }

  /// Draws the documents in processes of their own, each until a document stops it. Returns the exit code.
  @MainActor private static func draw(_ arguments: Arguments) -> Int32 {
    if let first = DrawingProcess.firstDocument {
      DrawingProcess.endWithParent()
      return run(arguments, from: first, finish: DrawingProcess.finish)
    }
    let documents = PreviewDocument.all(in: arguments[files])
    // Without documents there is only the summary.
    if documents.isEmpty { return run(arguments) }
    var status: Int32 = 0
    var first = 0
    while first < documents.count {
      // Where there can't be another process, this one draws.
      guard let end = try? DrawingProcess.draw(from: first, of: documents.count) else {
        return max(status, run(arguments, from: first))
      }
      switch end {
      case .finished(let others): return max(status, others)
      case .stopped(let index, let signal, let others):
        Console.show(
          "\(documents[index].path): error: drawing the document crashes (signal \(signal)); correct what the message "
            + "above describes, or file an issue; the others are drawn"
        )
        status = max(status, others, 1)
        first = index + 1
      }
    }
    return status
  }

  /// Draws the documents from an index on in this process. Returns 0 if every document was read, 1 if one couldn't be,
  /// and 74 if a file couldn't be read or written.
  ///
  /// - Parameter finish: Called after each document, with its own exit code.
  @MainActor static func run(
    _ arguments: Arguments,
    from first: Int = 0,
    finish: (Int32) -> Void = { _ in }
  ) -> Int32 {
    var status: Int32 = 0
    var summary = Summary()
    let assets = AssetFolders()
    do {
      for document in PreviewDocument.all(in: arguments[files]).dropFirst(first) {
        let own = try print(document, arguments, assets, &summary)
        finish(own)
        status = max(status, own)
      }
    } catch {
      return max(status, error.reported())
    }
    if arguments[format] == .svg {
      Console.show(summary.text(folder: arguments[output], isVerbose: arguments[verbose]))
    }
    return status
  }

  /// Draws a document or prints its frames. Returns the exit code.
  @MainActor private static func print(
    _ document: PreviewDocument,
    _ arguments: Arguments,
    _ assets: AssetFolders,
    _ summary: inout Summary
  ) throws(OutputFailure) -> Int32 {
    do {
      switch arguments[format] {
      case .svg:
        for settings in PictureOptions.settings(arguments) {
          summary.add(try draw(document, arguments, settings, assets))
        }
      case .json: try Console.print(try frames(of: document).map { "\($0)\n" }.joined())
      }
      return 0
    } catch let failure as OutputFailure {
      throw failure
    } catch LoadedDocument.Failure.foreign(let platform) where document.isInFolder {
      if arguments[verbose] {
        Console.show("\(document.path): note: a \(platform) document has no UIKit views and is skipped")
      }
      return 0
    } catch let failure as LoadedDocument.Failure {
      Console.show(explanation(of: failure, path: document.path))
      return 1
    } catch {
      Console.show("\(document.path): error: \(error)")
      return 74
    }
  }

  @MainActor private static func draw(
    _ document: PreviewDocument,
    _ arguments: Arguments,
    _ settings: PictureSettings,
    _ assets: AssetFolders
  ) throws -> DocumentPictures {
    let (folder, isVerbose) = (arguments[output], arguments[verbose])
    let drawn = DocumentPictures(
      drawing: try LoadedDocument(
        of: document.content(),
        path: document.path,
        assets: assets.near(document.path),
        settings: settings
      )
    )
    // Pictures for several devices have their names.
    let device = arguments[PictureOptions.device].count > 1 ? settings.device?.name : nil
    for note in drawn.notes where isVerbose { Console.show("\(document.path): note: \(note)") }
    warn(drawn.warnings, in: document)
    for picture in drawn.pictures {
      let name = [picture.name, device ?? ""].filter { !$0.isEmpty }.joined(separator: "-")
      let target = (folder.hasSuffix("/") ? folder : folder + "/") + document.pictureName(name)
      try OutputFile(path: target, in: folder).write(picture.svg, as: .picture)
      if isVerbose { try Console.print(target.messageLine + "\n") }
    }
    return drawn
  }

  /// One line for each view of a document.
  @MainActor static func frames(of document: PreviewDocument) throws -> [String] {
    let frames = try DocumentFrames(of: document.content(), path: document.path)
    warn(frames.warnings, in: document)
    return try frames.entries.map { try FrameLine($0, document: document.path).text() }
  }

  private static func explanation(of failure: LoadedDocument.Failure, path: String) -> String {
    switch failure {
    case .unreadable(let error): "\(path): error: \(error.message)"
    case .foreign(let platform): "\(path): error: a \(platform) document has no UIKit views; nothing is drawn"
    }
  }

  private static func warn(_ warnings: [DocumentWarning], in document: PreviewDocument) {
    for warning in warnings {
      Console.show("\(document.path):\(warning.line):\(warning.column): warning: \(warning.message)")
    }
  }
}
