import ReuseGenCLibrary
import ReuseGenSystemFiles

/// The file beside an output file in which its new content is written, before it replaces the old content.
///
/// Its name can't be guessed, and it is created exclusively, so that no other program can plant a file or a link in its
/// location, and no two writers share it, whatever machines or containers they run in. The writer holds a lock, which
/// the system releases even if the writer is killed: a file without a lock is left over.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let target: String
  private let file: OpenFile

  /// The beginning of every name. The name of the target isn't part of it, because the two may be too long together.
  private static let prefix = ".reusegen-"

  /// The number of hexadecimal digits of the random part.
  private static let digits = 16

  init(replacing target: String) throws(SystemError) {
    let random = String(UInt64.random(in: 0 ... .max), radix: 16)
    let padding = String(repeating: "0", count: Self.digits - random.count)
    self.target = target
    path = Folder.parent(of: target) + Self.prefix + padding + random
    file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    // A file system without locks permits writing nevertheless.
    _ = file.lock()
  }

  /// Writes the content and replaces the target with it. Removes the file if that fails.
  ///
  /// - Parameter isCurrent: Whether the target is still to be replaced, called at the last moment.
  /// - Returns: Whether the target was replaced.
  consuming func replaceTarget(
    with text: [UInt8],
    permissions: mode_t?,
    if isCurrent: () -> Bool
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      if let permissions { try file.setMode(permissions) }
      try file.append(text)
      guard isCurrent() else {
        unlink(path)
        return false
      }
      guard rename(path, target) == 0 else { throw SystemError() }
      return true
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Removes the temporary files beside a target whose writers were killed.
  static func removeLeftovers(beside target: String) {
    let folder = Folder.parent(of: target)
    for entry in (try? Folder(path: folder).entries()) ?? [] where entry.name.starts(with: prefix.utf8) {
      let name = String(decoding: entry.name, as: UTF8.self)
      let random = name.dropFirst(prefix.count)
      guard random.utf8.count == digits, random.allSatisfy(\.isHexDigit) else { continue }
      // A link or a pipe that somebody else made isn't followed, waited for or removed.
      guard let status = FileStatus.ofLink(folder + name), status.kind == .file,
        let file = try? OpenFile(folder + name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK), file.lock()
      else { continue }
      unlink(folder + name)
    }
  }
}
