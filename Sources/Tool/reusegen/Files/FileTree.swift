import ReuseGenCLibrary
import ReuseGenSystemFiles

/// A file or a link, or a folder with everything in it.
struct FileTree {
  let path: String

  /// Copies it to another path. Links are copied as links; pipes and devices, whose reading may not end, are left out.
  func copy(to target: String) throws(SystemError) {
    guard let status = FileStatus.ofLink(path) else { throw SystemError() }
    switch status.kind {
    case .folder:
      try Folder(path: target).create()
      for name in try Folder(path: path).names() {
        try FileTree(path: "\(path)/\(name)").copy(to: "\(target)/\(name)")
      }
    case .link:
      guard let destination = SymbolicLink(path: path).destination else { throw SystemError() }
      guard symlink(destination, target) == 0 else { throw SystemError() }
    case .stream: break
    case .file:
      let bytes = try OpenFile(path, flags: O_RDONLY).rest(size: status.size)
      try OpenFile(target, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: status.permissions).append(bytes)
    }
  }

  /// Whether another path has a copy of it: a file with the same size, permissions and bytes.
  ///
  /// Dates don't decide: an archive, a checkout or a move can give another file of the same size any date, and a test
  /// would then see the old resource.
  func isCopied(to target: String) throws(SystemError) -> Bool {
    guard let status = FileStatus.ofLink(path), let other = FileStatus.ofLink(target), status.kind == other.kind else {
      return false
    }
    switch status.kind {
    case .folder:
      let names = try Folder(path: path).names()
      guard Set(names) == Set(try Folder(path: target).names()) else { return false }
      for name in names where try !FileTree(path: "\(path)/\(name)").isCopied(to: "\(target)/\(name)") { return false }
      return true
    case .link: return SymbolicLink(path: path).destination == SymbolicLink(path: target).destination
    case .stream: return false
    case .file:
      guard status.size == other.size, status.permissions == other.permissions else { return false }
      let bytes = try OpenFile(path, flags: O_RDONLY).rest(size: status.size)
      let copied = try OpenFile(target, flags: O_RDONLY).rest(size: other.size)
      // A debug build compares arrays element by element.
      return bytes.count == copied.count && memcmp(bytes, copied, bytes.count) == 0
    }
  }

  /// Removes it, if it is there.
  func remove() {
    guard FileStatus.ofLink(path)?.kind == .folder else {
      unlink(path)
      return
    }
    for name in (try? Folder(path: path).names()) ?? [] { FileTree(path: "\(path)/\(name)").remove() }
    rmdir(path)
  }
}
