import Foundation
import ReuseGenTestSupport

/// A source file of the project, and the part of the project that it belongs to.
struct SourceFile {
  var path: String
  var part: String
  var tokens: [SwiftToken]
  var declarations: Declarations

  init(path: String, part: String, text: String) {
    self.path = path
    self.part = part
    tokens = SwiftToken.tokens(of: text)
    declarations = Declarations(of: tokens)
  }

  /// The Swift files below a folder of the package, sorted. The part of each is derived from the components of its path
  /// below that folder.
  static func files(in folder: String, part: ([Substring]) -> String) throws -> [SourceFile] {
    let files = try folder.hasPrefix("Sources") ? sources.get() : read(folder)
    return files.filter { $0.path.hasPrefix("\(folder)/") }.map { file in
      var file = file
      file.part = part(file.path.dropFirst(folder.count + 1).split(separator: "/"))
      return file
    }
  }

  /// The files of all modules; the part of each is its module.
  static func filesOfModules() throws -> [SourceFile] {
    try files(in: "Sources") { $0[1] == "SVG" ? "HeadlessUIKitDrawing" : String($0[1]) }
  }

  /// The files of all modules, which several tests look at.
  private static let sources = Result { try read("Sources") }

  private static func read(_ folder: String) throws -> [SourceFile] {
    let url = Checkout.url(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(path: "\(folder)/\(path)", part: "", text: text)
    }
  }

  /// The Swift files of a module. The part of each is its first folder; the module's name outside of folders.
  static func files(inFoldersOf module: String) throws -> [SourceFile] {
    try files(in: Checkout.path(of: module)) { $0.count > 1 ? String($0[0]) : module }
  }
}
