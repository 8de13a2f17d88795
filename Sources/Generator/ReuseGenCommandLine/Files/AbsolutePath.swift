import ReuseGenCLibrary
package import ReuseGenSystemFiles

/// The path of a file or folder from the root, without ".", ".." and doubled slashes. Links aren't followed.
package struct AbsolutePath: Hashable {
  /// The names of the folders and of the file; none for the root.
  package private(set) var names: [String] = []

  /// - Parameter path: A path that is absolute, or relative to the working folder.
  package init(_ path: String) {
    if !path.hasPrefix("/") { append(Self.workingFolder) }
    append(path)
  }

  /// The working folder's path; "/" if the folder was removed.
  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  package var text: String { "/" + names.joined(separator: "/") }

  /// The last name; empty for the root.
  package var name: String { names.last ?? "" }

  package var isRoot: Bool { names.isEmpty }

  /// Refuses to search the whole disk.
  package func check() throws(FileFailure) {
    if isRoot { throw FileFailure("/ is the whole disk; specify the folder of a project") }
  }

  /// The folder that contains the file; the root for itself.
  package var folder: AbsolutePath {
    var folder = self
    folder.names = names.dropLast()
    return folder
  }

  /// Whether it is a folder, or something in it.
  package func isIn(_ folder: AbsolutePath) -> Bool { names.starts(with: folder.names) }

  /// The path of something in this folder.
  package func appending(_ path: String) -> AbsolutePath {
    var result = self
    result.append(path)
    return result
  }

  /// The path without symbolic links, of what needn't exist.
  package var withoutLinks: String { RealPath(text).text }

  private mutating func append(_ path: String) {
    var path = path
    // By bytes: a name may begin with a mark that combines with the slash. In a debug build, a search with an iterator
    // makes several calls for each byte.
    path.withUTF8 { bytes in
      guard let first = bytes.baseAddress else { return }
      let count = bytes.count
      var start = 0
      var index = 0
      while index <= count {
        if index == count || first[index] == 0x2F /* / */ {
          if index > start { appendName(UnsafeBufferPointer(start: first + start, count: index &- start)) }
          start = index &+ 1
        }
        index &+= 1
      }
    }
  }

  private mutating func appendName(_ bytes: UnsafeBufferPointer<UInt8>) {
    let name = String(decoding: bytes, as: UTF8.self)
    if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
  }
}
