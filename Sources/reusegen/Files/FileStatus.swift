import Foundation

/// What stands at a path.
struct FileStatus {
  enum Kind {
    case file, folder
    /// A pipe or a device: what has no content to be replaced.
    case stream
    /// A symbolic link that was not followed.
    case link
  }

  var kind: Kind
  var permissions: mode_t
  var size: Int
  private var device: dev_t
  private var number: ino_t

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
    device = information.st_dev
    number = information.st_ino
  }

  /// What a link leads to; nil where there is nothing.
  ///
  /// - Parameter loop: Whether a link that leads back to itself leads to nothing, too, rather than to an error.
  static func following(_ path: String, orLoop loop: Bool = false) throws(FileFailure) -> FileStatus? {
    var information = stat()
    guard stat(path, &information) != 0 else { return FileStatus(information) }
    let error = SystemError()
    if error.isMissing || loop && error.code == ELOOP { return nil }
    throw FileFailure("\(path) cannot be read: \(error)")
  }

  /// The link itself; nil where there is nothing.
  static func ofLink(_ path: String) -> FileStatus? {
    var information = stat()
    return lstat(path, &information) == 0 ? FileStatus(information) : nil
  }

  /// Whether both are one file, by whatever path.
  func isSame(as other: FileStatus) -> Bool {
    kind == .file && device == other.device && number == other.number
  }
}
