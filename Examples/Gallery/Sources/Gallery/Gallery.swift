#if !(os(iOS) || os(tvOS) || os(visionOS))
import HeadlessUIKitDrawing
import Recycler
import CommandLineArguments

/// Walks through the scenes without a screen, prints what they show, and draws them if a folder is specified.
@main
struct Gallery {
  static let folder = Argument<String?>("FOLDER", help: "The folder in which to save each screen as an SVG page.")
  static let command = Command(
    "gallery",
    abstract: "Walk through the gallery's scenes without a screen.",
    parameters: [folder]
  )

  @MainActor static func main() {
    do {
      switch try command.parse(CommandLine.arguments.dropFirst()) {
      case .help(let text), .version(let text): print(text, terminator: "")
      case .run(let arguments): try walk(drawingInto: arguments[folder].map { PictureFolder(path: $0) })
      }
    } catch let error as UsageError {
      stop("\(error)", UsageError.exitCode)
    } catch {
      stop("gallery: error: \(error.localizedDescription)", 74)
    }
  }

  @MainActor private static func walk(drawingInto folder: PictureFolder?) throws {
    var number = 0
    try Walk().go { stop in
      number += 1
      print(stop.title)
      print(TextPicture(of: stop.view).text)
      if let remark = stop.remark { print(remark) }
      if let page = try folder?.write(stop.screen.svg(), as: "\(number)-\(stop.name)") { print(page) }
      print()
    }
  }

  private static func stop(_ message: String, _ exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(exitCode)
  }
}
#else
/// The gallery walks through its scenes without a screen, so it is an example for Linux and macOS.
@main
struct Gallery {
  static func main() { print("The gallery runs on Linux and macOS: swift run gallery") }
}
#endif
