import ReuseGenSystemFiles

extension Folder {
  /// The names of the files and folders in it.
  func names() throws(SystemError) -> [String] { try entries().map { String(decoding: $0.name, as: UTF8.self) } }
}
