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
      case .help(let text), .version(let text): print(text, terminator: "")
      case .run(let arguments): exit(run(arguments))
      }
    } catch {
      writeMessage("\(error)")
      exit(UsageError.exitCode)
    }
  }

  /// Returns 0 if every document was read, 1 if one couldn't be, and 74 if a file couldn't be read or written.
  @MainActor static func run(_ arguments: Arguments) -> Int32 {
    let folder = URL(fileURLWithPath: arguments[output], isDirectory: true)
    var status: Int32 = 0
    var summary = Summary()
    for document in DocumentFile.all(in: arguments[files]) {
      do {
        switch arguments[format] {
        case .svg: summary.add(try draw(document, into: folder, isVerbose: arguments[verbose]))
        case .json: for line in try frames(of: document) { print(line) }
        }
      } catch let failure as DocumentPictures.Failure {
        writeMessage(explanation(of: failure, path: document.path))
        status = max(status, 1)
      } catch {
        writeMessage("\(document.path): error: \(error.localizedDescription)")
        status = 74
      }
    }
    if arguments[format] == .svg {
      writeMessage(summary.text(folder: folder.relativePath, isVerbose: arguments[verbose]))
    }
    return status
  }

  @MainActor private static func draw(
    _ document: DocumentFile,
    into folder: URL,
    isVerbose: Bool
  ) throws -> DocumentPictures {
    let drawn = try DocumentPictures(of: Data(contentsOf: document.url), path: document.path)
    for note in drawn.notes where isVerbose { writeMessage("\(document.path): note: \(note)") }
    for picture in drawn.pictures {
      let target = folder.appendingPathComponent(document.pictureName(picture.name))
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(picture.svg.utf8).write(to: target)
      if isVerbose { print(target.relativePath) }
    }
    return drawn
  }

  /// One line for each view of a document.
  @MainActor static func frames(of document: DocumentFile) throws -> [String] {
    let frames = try DocumentFrames(of: Data(contentsOf: document.url), path: document.path)
    return try frames.entries.map { try FrameLine($0, document: document.path).text() }
  }

  private static func explanation(of failure: DocumentPictures.Failure, path: String) -> String {
    switch failure {
    case .unreadable(let error): "\(path): error: \(error.message)"
    case .foreign(let platform): "\(path): error: a document of \(platform) has no views of UIKit; nothing is drawn"
    }
  }

  private static func writeMessage(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
