/// A file of a target, and where the project refers to it.
package struct ProjectFile: Hashable, Sendable {
  /// The path, which begins like the project's own.
  package var path: String
  /// The reference in the project file; `nil` for a file of a synchronized folder, which isn't listed there.
  package var position: FilePosition?

  package init(path: String, position: FilePosition? = nil) {
    self.path = path
    self.position = position
  }
}
