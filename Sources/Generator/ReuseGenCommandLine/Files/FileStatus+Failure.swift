import ReuseGenCLibrary
package import ReuseGenSystemFiles

extension FileStatus {
  /// The status of the file at a path, or of the target of a link; `nil` if there is none.
  ///
  /// - Parameter loop: Whether to return `nil` for a link that leads back to itself, rather than to throw an error.
  package static func following(_ path: String, orLoop loop: Bool = false) throws(FileFailure) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(following: path)
    } catch {
      if loop && error.code == ELOOP { return nil }
      throw FileFailure("\(path) can't be read: \(error)")
    }
  }
}
