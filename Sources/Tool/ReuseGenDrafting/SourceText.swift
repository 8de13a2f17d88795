import ReuseGenCore
import ReuseGenDeclarations

/// A Swift or Objective-C source that a draft is made from.
package struct SourceText: Sendable {
  /// The path, as the draft shows it.
  package var path: String
  package var bytes: [UInt8]
  /// The module that it belongs to; `nil`: the target's own.
  package var module: String?

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Whether the tool wrote the file. Its additions to classes aren't a reason to leave them out.
  var isGenerated: Bool { bytes.isGenerated }

  /// Whether a folder around the file is one of tests.
  var isOfTests: Bool { path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }

  /// The source's declarations; `nil` if the path isn't that of a source.
  var declarations: SourceFile? {
    guard let language = SourceFile.Language(path: path) else { return nil }
    var file = SourceFile.read(bytes, path: path, language: language)
    file.module = module
    return file
  }
}
