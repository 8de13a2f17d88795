package import SystemFiles

/// The outputs of one manifest: all are written, or none.
package struct GeneratedFiles {
  package struct File {
    let file: OutputFile
    let text: [UInt8]
    /// The text before; `nil` if there was no file.
    fileprivate let original: [UInt8]?

    package init(path: String, text: [UInt8]) throws(FileFailure) {
      file = OutputFile(path: path)
      self.text = text
      original = try file.exists() ? try InputFile(path: path).contents() : nil
    }
  }

  private let files: [File]

  package init(files: [File]) { self.files = files }

  /// Writes each file that differs. If one can't be written, those before it become what they were. Returns the paths
  /// of those that were written.
  package func write() throws(FileFailure) -> Set<String> {
    var written: [File] = []
    var searched: Set<String> = []
    for next in files {
      do throws(FileFailure) {
        if try next.file.replace(with: next.text, searched: &searched) { written.append(next) }
      } catch {
        let lost = written.filter { !Self.restore($0) }.map(\.file.path)
        if lost.isEmpty { throw error }
        throw FileFailure(
          "\(error.message); these files were written before, and can't be restored: \(lost.joined(separator: ", "))"
        )
      }
    }
    return Set(written.map(\.file.path))
  }

  private static func restore(_ file: File) -> Bool {
    do throws(FileFailure) {
      if let original = file.original { _ = try file.file.replace(with: original) } else { try file.file.remove() }
      return true
    } catch {
      return false
    }
  }
}
