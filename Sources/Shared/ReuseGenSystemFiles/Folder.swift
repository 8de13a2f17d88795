import ReuseGenCLibrary

/// A folder: its content, and how it is created.
package struct Folder {
  /// The path; empty for the working folder.
  package let path: String

  package init(path: String) { self.path = path }

  /// The path of something in the folder.
  package func path(of name: String) -> String { path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// A file or a folder in this one.
  package struct Entry {
    /// The name in the bytes of the file system, which needn't be UTF-8.
    package var name: [UInt8]
    /// Its kind; `nil` if the file system reports it only when asked about the file.
    package var kind: FileStatus.Kind?
  }

  /// The files and folders in this one, in no particular order.
  package func entries() throws(SystemError) -> [Entry] {
    guard let stream = opendir(path.isEmpty ? "." : path) else { throw SystemError() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        let start = UnsafeRawPointer(name)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
      }
      if !Self.isOwn(name) {
        entries.append(Entry(name: name, kind: FileStatus.Kind(directoryType: entry.pointee.d_type)))
      }
      errno = 0
    }
    if errno != 0 { throw SystemError() }
    return entries
  }

  /// Whether a name is "." or "..", the folder itself or the one around it.
  private static func isOwn(_ name: [UInt8]) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Creates the folder and its parents where they are missing. If one of them is a file, writing fails later.
  package func create() throws(SystemError) {
    guard !path.isEmpty, mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let error = SystemError()
    let above = Self.parent(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard error.code == ENOENT, !above.isEmpty else { throw error }
    try Folder(path: above).create()
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }

  /// The path up to its last slash; empty without one.
  package static func parent(of path: String) -> String {
    var path = path
    // In a debug build, a search with an iterator makes several calls for each byte.
    return path.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return "" }
      var end = bytes.count
      while end > 0, first[end &- 1] != 0x2F /* / */ { end &-= 1 }
      return String(decoding: UnsafeBufferPointer(start: first, count: end), as: UTF8.self)
    }
  }
}
