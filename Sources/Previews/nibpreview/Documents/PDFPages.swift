import Foundation

/// Converts the first pages of PDF files with a program that is installed: Poppler's pdftocairo or MuPDF's mutool.
@MainActor
final class PDFPages {
  private static let programs: KeyValuePairs = [
    "pdftocairo": ["-svg", "-f", "1", "-l", "1", "FILE", "-"],
    "mutool": ["draw", "-q", "-F", "svg", "-o", "-", "FILE", "1"],
  ]

  private var pages: [URL: Data?] = [:]
  private let folders: [String]
  private lazy var program = findProgram()

  /// - Parameter folders: The folders in which programs are.
  nonisolated init(searching folders: [String] = searchPath) { self.folders = folders }

  nonisolated private static var searchPath: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  private func findProgram() -> (file: URL, arguments: [String])? {
    for (name, arguments) in Self.programs {
      let files = folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
      if let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) {
        return (found, arguments)
      }
    }
    return nil
  }

  /// The first page as SVG; `nil` if no program is installed, or if it can't read the file.
  func svg(of file: URL) -> Data? {
    if let known = pages[file] { return known }
    let page = convert(file)
    pages[file] = page
    return page
  }

  private func convert(_ file: URL) -> Data? {
    guard let program else { return nil }
    let process = Process()
    process.executableURL = program.file
    // An absolute path is never an option.
    process.arguments = program.arguments.map { $0 == "FILE" ? file.standardizedFileURL.path : $0 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitForEnd()
    let isPage = process.terminationReason == .exit && process.terminationStatus == 0 && !data.isEmpty
    return isPage ? data : nil
  }
}
