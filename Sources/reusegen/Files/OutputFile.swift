import Foundation

/// The file that the tool writes: a reader sees the old content or the new, never a part.
struct OutputFile {
  let path: String

  /// The present content, or nil where there is no file.
  func content() throws(FileFailure) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    } catch {
      throw FileFailure("\(path) cannot be read: \(reason(error))")
    }
  }

  /// Replaces the content; false, and the file untouched, where it holds `text` already.
  ///
  /// The new content is written beside the file and renamed over it. Foundation's own atomic writing makes its
  /// temporary file elsewhere on macOS, where the sandbox of a plugin refuses it.
  func replace(with text: String) throws(FileFailure) -> Bool {
    let new = Data(text.utf8)
    if let old = try? Data(contentsOf: URL(fileURLWithPath: path)), old == new { return false }
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let temporary = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try new.write(to: temporary)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw FileFailure("\(path) cannot be written: \(reason(error))")
    }
    guard rename(temporary.path, file.path) == 0 else {
      let code = errno
      try? FileManager.default.removeItem(at: temporary)
      throw FileFailure("\(path) cannot be written: \(String(cString: strerror(code)))")
    }
    return true
  }
}
