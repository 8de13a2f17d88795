/// The files around a project, as the caller reads them. Paths are those that the project's own path leads to.
package protocol ProjectFiles {
  /// The content of a file; `nil` if there is none, or if it can't be read.
  func contents(of path: String) -> [UInt8]?
  /// The paths of all files in a folder and in the folders there, relative to it; `nil` if there is no such folder.
  func files(in folder: String) -> [String]?
}
