package import ReuseGenCLibrary

/// The kind of the file at a path, and its properties.
package struct FileStatus {
  package enum Kind {
    case file, folder
    /// A pipe or a device, which has no content to replace.
    case stream
    /// A symbolic link that wasn't followed.
    case link

    /// - Parameter type: The type that a folder lists for a file (`d_type`). It is unknown on some file systems.
    init?(directoryType type: UInt8) {
      switch Int(type) {
      case Int(DT_REG): self = .file
      case Int(DT_DIR): self = .folder
      case Int(DT_LNK): self = .link
      default: return nil
      }
    }
  }

  package var kind: Kind
  package var permissions: mode_t
  package var size: Int
  /// Which file it is, and when it changed.
  package var version: FileVersion
  /// Which file or folder it is, whatever its path.
  package let identity: Identity

  package struct Identity: Hashable, Sendable {
    fileprivate let device: dev_t
    fileprivate let number: ino_t
  }

  init(_ information: stat) {
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .stream
      }
    permissions = information.st_mode & 0o7777
    size = Int(information.st_size)
    identity = Identity(device: information.st_dev, number: information.st_ino)
    version = FileVersion(information)
  }

  /// The status of the file at a path, or of the target of a link; `nil` if there is none.
  package init?(following path: String) throws(SystemError) {
    var information = stat()
    // Passed as a string, the path would be copied.
    guard path.withCString({ stat($0, &information) }) != 0 else {
      self.init(information)
      return
    }
    let error = SystemError()
    guard error.isMissing else { throw error }
    return nil
  }

  /// The status of the link itself; `nil` if there is nothing.
  package static func ofLink(_ path: String) -> FileStatus? {
    var information = stat()
    return lstat(path, &information) == 0 ? FileStatus(information) : nil
  }

  /// Whether both are the same file, or the same folder, whatever their paths.
  package func isSame(as other: FileStatus, kind: Kind = .file) -> Bool {
    self.kind == kind && identity == other.identity
  }
}
