import ReuseGenCLibrary
package import ReuseGenSystemFiles

/// The file that the tool writes. Readers see the old content or the new one, never a part.
///
/// All programs write files through it, so that there is one rule for links: one that stays in the output folder is
/// followed, and one that leads out of it is refused.
package struct OutputFile {
  package let path: String
  /// The folder that the file stays in, whatever links are in its path.
  private let folder: String

  /// - Parameter folder: The folder that contains everything that a run writes; that of the path unless specified.
  package init(path: String, in folder: String? = nil) {
    self.path = path
    self.folder = folder ?? Folder.parent(of: path)
  }

  /// Whether there is a file, which would be replaced.
  package func exists() throws(FileFailure) -> Bool {
    guard let status = try FileStatus.following(path) else { return false }
    return status.kind != .stream
  }

  /// The current content; `nil` if there is no file.
  package func content() throws(FileFailure) -> String? {
    guard try FileStatus.following(path) != nil else { return nil }
    return String(decoding: try InputFile(path: path).contents(), as: UTF8.self)
  }

  /// Whether the other path refers to the same file.
  package func isSameFile(as other: String) throws(FileFailure) -> Bool {
    guard let mine = try FileStatus.following(path), let other = try FileStatus.following(other) else { return false }
    return mine.isSame(as: other)
  }

  /// Replaces the content, unless the file already contains `text`. Returns whether it was replaced.
  ///
  /// The new content is written to a ``TemporaryFile`` beside the file, which is then renamed. (On macOS, Foundation's
  /// atomic writing creates its temporary file elsewhere, which the sandbox of plugins doesn't allow.) Symbolic links
  /// in the folder and permissions are kept. Pipes and devices are written to.
  ///
  /// - Parameter original: The content that the new one was made from. A file with another one is kept, because
  /// somebody
  ///   saved it meanwhile.
  package func replace(with text: [UInt8], madeFrom original: [UInt8]? = nil) throws(FileFailure) -> Bool {
    var searched: Set<String> = []
    return try replace(with: text, madeFrom: original, searched: &searched)
  }

  /// Replaces the content as one of several files.
  ///
  /// - Parameter searched: The folders in which leftovers of earlier runs were searched for. A search lists the folder,
  ///   which takes long in one with many outputs.
  func replace(
    with text: [UInt8],
    madeFrom original: [UInt8]? = nil,
    searched: inout Set<String>
  ) throws(FileFailure) -> Bool {
    let status = try FileStatus.following(path)
    switch status?.kind {
    case .folder: throw FileFailure("\(path) is a folder; specify a file in it")
    case .stream: try attempt { () throws(SystemError) in try OpenFile(stream: path).append(text) }
    case .file where try isEqual(text, status): return false
    case .file, .link, nil:
      let target = try target()
      if let status { try checkWritable(status, at: target) }
      if searched.insert(Folder.parent(of: target)).inserted { TemporaryFile.removeLeftovers(beside: target) }
      try exchange(target, for: text, permissions: status?.permissions, madeFrom: original)
    }
    return true
  }

  /// Refuses a file that can't be replaced, before any file is.
  package func checkReplaceable() throws(FileFailure) {
    guard let status = try FileStatus.following(path) else {
      throw FileFailure.missing(path, expecting: "file")
    }
    let target = try target()
    guard isWritable(status, at: target) else { throw FileFailure("\(path) is read-only; make it writable") }
    let folder = Folder.parent(of: target)
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else {
      throw FileFailure("the folder of \(path) is read-only; make it writable")
    }
  }

  /// Refuses a path that leads out of the folder, before anything is written.
  package func checkLocation() throws(FileFailure) { _ = try target() }

  /// Removes the file. A pipe or a device stays.
  package func remove() throws(FileFailure) {
    guard try exists() else { return }
    try attempt { () throws(SystemError) in
      guard unlink(path) == 0 else { throw SystemError() }
    }
  }

  /// Sets the time of the last change to now.
  package func touch() throws(FileFailure) {
    try attempt { () throws(SystemError) in
      guard utimes(path, nil) == 0 else { throw SystemError() }
    }
  }

  private func isEqual(_ text: [UInt8], _ status: FileStatus?) throws(FileFailure) -> Bool {
    guard status?.size == text.count else { return false }
    return try InputFile(path: path).contents().isEqual(to: text)
  }

  private func attempt(_ action: () throws(SystemError) -> Void) throws(FileFailure) {
    do throws(SystemError) {
      try action()
    } catch {
      throw FileFailure("\(path) can't be written: \(error)")
    }
  }

  private func isWritable(_ status: FileStatus, at target: String) -> Bool {
    status.permissions & 0o222 != 0 && access(target, W_OK) == 0
  }

  /// Refuses a read-only file, which renaming would replace.
  private func checkWritable(_ status: FileStatus, at target: String) throws(FileFailure) {
    guard isWritable(status, at: target) else {
      throw FileFailure("\(path) is read-only; make it writable, or specify another file")
    }
  }

  /// The target of symbolic links, which needn't exist.
  private func target() throws(FileFailure) -> String {
    let target = resolved()
    let (own, real) = (RealPath(folder).text, RealPath(target).text)
    guard own == "/" || real.hasPrefix("\(own)/") else {
      throw FileFailure(
        "\(path) leads to \(real), outside of the output folder \(own); remove the link, or specify another output"
      )
    }
    return target
  }

  private func resolved() -> String {
    var target = path
    // The system has the same limit. Loops were found before.
    for _ in 0..<40 {
      guard let next = SymbolicLink(path: target).destination else { return target }
      target = next.hasPrefix("/") ? next : Folder.parent(of: target) + next
    }
    return target
  }

  private func exchange(
    _ target: String,
    for text: [UInt8],
    permissions: mode_t?,
    madeFrom original: [UInt8]?
  ) throws(FileFailure) {
    var isReplaced = false
    try attempt { () throws(SystemError) in
      try Folder(path: Folder.parent(of: target)).create()
      isReplaced = try Self.exchange(target, for: text, permissions: permissions) {
        // At the last moment: an editor may save the file while its new content is made.
        guard let original else { return true }
        return (try? InputFile(path: target).contents().isEqual(to: original)) ?? false
      }
    }
    if !isReplaced { throw FileFailure("\(path) was changed meanwhile; run the command again") }
  }

  private static func exchange(
    _ target: String,
    for text: [UInt8],
    permissions: mode_t?,
    if isCurrent: () -> Bool
  ) throws(SystemError) -> Bool {
    // Another run takes the file for a leftover if it looks in the moment before the file is locked.
    for _ in 0..<3 {
      do throws(SystemError) {
        return try TemporaryFile(replacing: target).replaceTarget(with: text, permissions: permissions, if: isCurrent)
      } catch  where error.isMissing || error.code == EEXIST {}
    }
    return try TemporaryFile(replacing: target).replaceTarget(with: text, permissions: permissions, if: isCurrent)
  }
}

extension [UInt8] {
  /// Whether the bytes are the same. A debug build compares arrays element by element.
  fileprivate func isEqual(to other: [UInt8]) -> Bool { count == other.count && memcmp(self, other, count) == 0 }
}
