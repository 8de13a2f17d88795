import ReuseGenCommandLine
import ReuseGenSystemFiles

extension OutputFile {
  /// Writes a text in one step, so that a full disk leaves the old one.
  ///
  /// - Parameter own: What an existing file must be, because others may have the name; `nil` for a name that only these
  ///   commands give.
  func write(_ text: String, as own: OwnText? = nil) throws(FileFailure) {
    if let own { try check(is: own) }
    _ = try replace(with: Array(text.utf8))
  }
}
