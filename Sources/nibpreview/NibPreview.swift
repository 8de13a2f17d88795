import Foundation
import HeadlessUIKitDrawing
import ReuseGenArguments

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

      With --format json nothing is drawn. Prints a line of JSON for each view: its document, id and class; its frames \
      as designed and as laidOut, each with x, y, width and height in points; whether it is constrained rather than \
      autoresized; and whether Interface Builder marks it as misplaced. Each scene is laid out with the status, \
      navigation and tab bars with which most of its views keep their frames.
      """,
    version: "0.1.0",
    parameters: [files, output, format, verbose]
  )

  @MainActor static func main() {
    do {
      switch try command.parse(CommandLine.arguments.dropFirst()) {
      case .help(let text), .version(let text): Swift.print(text, terminator: "")
      case .run(let arguments): exit(draw(arguments))
      }
    } catch {
      writeMessage("\(error)")
      exit(UsageError.exitCode)
    }
  }

  /// Draws the documents in processes of their own, each until a document stops it. Returns the exit code.
  @MainActor private static func draw(_ arguments: Arguments) -> Int32 {
    if let first = DrawingProcess.firstDocument {
      return run(arguments, from: first, finish: DrawingProcess.finish)
    }
    let documents = DocumentFile.all(in: arguments[files])
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
        writeMessage(
          "\(documents[index].path): error: the document stops the drawing (signal \(signal)); correct what the message "
            + "above describes, or report the document; the others are drawn"
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
    let folder = URL(fileURLWithPath: arguments[output], isDirectory: true)
    var status: Int32 = 0
    var summary = Summary()
    for document in DocumentFile.all(in: arguments[files]).dropFirst(first) {
      let own = print(document, arguments, into: folder, &summary)
      finish(own)
      status = max(status, own)
    }
    if arguments[format] == .svg {
      writeMessage(summary.text(folder: folder.relativePath, isVerbose: arguments[verbose]))
    }
    return status
  }

  /// Draws a document or prints its frames. Returns the exit code.
  @MainActor private static func print(
    _ document: DocumentFile,
    _ arguments: Arguments,
    into folder: URL,
    _ summary: inout Summary
  ) -> Int32 {
    do {
      switch arguments[format] {
      case .svg: summary.add(try draw(document, into: folder, isVerbose: arguments[verbose]))
      case .json: for line in try frames(of: document) { Swift.print(line) }
      }
      return 0
    } catch let failure as DocumentPictures.Failure {
      writeMessage(explanation(of: failure, path: document.path))
      return 1
    } catch {
      writeMessage("\(document.path): error: \(error.localizedDescription)")
      return 74
    }
  }

  @MainActor private static func draw(
    _ document: DocumentFile,
    into folder: URL,
    isVerbose: Bool
  ) throws -> DocumentPictures {
    let drawn = try DocumentPictures(of: Data(contentsOf: document.url), path: document.path)
    for note in drawn.notes where isVerbose { writeMessage("\(document.path): note: \(note)") }
    warn(drawn.warnings, in: document)
    for picture in drawn.pictures {
      let target = folder.appendingPathComponent(document.pictureName(picture.name))
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(picture.svg.utf8).write(to: target)
      if isVerbose { Swift.print(target.relativePath) }
    }
    return drawn
  }

  /// One line for each view of a document.
  @MainActor static func frames(of document: DocumentFile) throws -> [String] {
    let frames = try DocumentFrames(of: Data(contentsOf: document.url), path: document.path)
    warn(frames.warnings, in: document)
    return try frames.entries.map { try FrameLine($0, document: document.path).text() }
  }

  private static func explanation(of failure: DocumentPictures.Failure, path: String) -> String {
    switch failure {
    case .unreadable(let error): "\(path): error: \(error.message)"
    case .foreign(let platform): "\(path): error: a document of \(platform) has no views of UIKit; nothing is drawn"
    }
  }

  private static func warn(_ warnings: [DocumentWarning], in document: DocumentFile) {
    for warning in warnings {
      writeMessage("\(document.path):\(warning.line):\(warning.column): warning: \(warning.message)")
    }
  }

  /// Writes a message to standard error. Control characters, which names of files and classes can contain, are escaped.
  private static func writeMessage(_ text: String) {
    let visible = text.unicodeScalars.reduce(into: "") { visible, scalar in
      if scalar.properties.generalCategory == .control {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    FileHandle.standardError.write(Data("\(visible)\n".utf8))
  }
}
