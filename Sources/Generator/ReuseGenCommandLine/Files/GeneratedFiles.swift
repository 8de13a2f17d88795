package import ReuseGenSystemFiles

/// The outputs of one manifest: all are written, or none.
package struct GeneratedFiles {
  package struct File {
    let file: OutputFile
    let text: [UInt8]
    /// The text before; `nil` if there was no file.
    fileprivate let original: [UInt8]?

    /// - Parameter folder: The folder that the file stays in; that of the path unless specified.
    package init(path: String, in folder: String? = nil, text: [UInt8]) throws(FileFailure) {
      file = OutputFile(path: path, in: folder)
      self.text = text
      try file.checkLocation()
      original = try file.exists() ? try InputFile(path: path).contents() : nil
    }

    fileprivate func restore() -> Bool {
      do throws(FileFailure) {
        if let original { _ = try file.replace(with: original) } else { try file.remove() }
        return true
      } catch {
        return false
      }
    }
  }

  /// The files that were written, which can become what they were.
  package struct Written {
    private var files: [File] = []
    package private(set) var paths: Set<String> = []

    fileprivate mutating func add(_ file: File) {
      files.append(file)
      paths.insert(file.file.path)
    }

    /// Makes the files what they were before, because of a failure. Throws that failure, with what can't be restored.
    package func restore(after failure: FileFailure) throws(FileFailure) -> Never {
      let lost = restore()
      if lost.isEmpty { throw failure }
      throw FileFailure(
        "\(failure.message); these files were written before, and can't be restored: \(lost.joined(separator: ", "))"
      )
    }

    /// Makes the files what they were before. Returns the paths of those that can't be restored.
    package func restore() -> [String] { files.filter { !$0.restore() }.map(\.file.path) }
  }

  private let files: [File]

  package init(files: [File]) { self.files = files }

  /// Writes each file that differs. If one can't be written, those before it become what they were.
  package func write() throws(FileFailure) -> Written {
    var written = Written()
    var searched: Set<String> = []
    for next in files {
      do throws(FileFailure) {
        if try next.file.replace(with: next.text, searched: &searched) { written.add(next) }
      } catch {
        try written.restore(after: error)
      }
    }
    return written
  }
}
