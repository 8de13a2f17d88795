import Foundation
import Testing

/// The expected pictures that this process recorded, so that no two calls record different ones in one file.
final class PictureFiles: @unchecked Sendable {
  // Unchecked, because the lock guards the pictures.
  static let shared = PictureFiles()

  private let lock = NSLock()
  private var recorded: [String: (content: String, location: SourceLocation)] = [:]

  /// Notes that a call records a picture. Returns the call that recorded another one in the same file.
  func record(_ content: String, in file: URL, at location: SourceLocation) -> SourceLocation? {
    lock.withLock {
      if let known = recorded[file.path] { return known.content == content ? nil : known.location }
      recorded[file.path] = (content, location)
      return nil
    }
  }

  /// The call that recorded a file in this process.
  func recorder(of file: URL) -> SourceLocation? { lock.withLock { recorded[file.path]?.location } }

  /// The file of a picture: by its name, or by the test's file and function.
  static func file(
    _ name: String?,
    of function: String,
    in filePath: String,
    _ variant: PictureVariant,
    _ form: PictureForm
  ) -> (name: String, url: URL) {
    let source = URL(fileURLWithPath: filePath)
    let test = "\(source.deletingPathExtension().lastPathComponent)/\(plain(function))"
    let full = [name ?? test, variant.name].filter { !$0.isEmpty }.joined(separator: ".")
    let folder = source.deletingLastPathComponent().appendingPathComponent("Pictures")
    return (full, folder.appendingPathComponent("\(full).\(form.suffix)"))
  }

  /// Why a name isn't that of a picture, or `nil` if it is one.
  static func misfit(of name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isUsable = parts.allSatisfy { part in
      let hasControl = part.unicodeScalars.contains { $0.properties.generalCategory == .control }
      return !part.hasPrefix(".") && !part.isEmpty && !hasControl
    }
    if isUsable { return nil }
    return
      "\(name.debugDescription) isn't the name of a picture in the folder Pictures; choose names without a dot or a slash at "
      + "the start, and without line breaks"
  }

  /// A function as the name of a file: "people" for "people(in:)", with its labels if it has some.
  private static func plain(_ function: String) -> String {
    let parts = function.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "_" }
    return parts.joined(separator: "-")
  }
}
