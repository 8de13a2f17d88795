/// A Swift source of an app.
package struct PortInput: Sendable {
  /// The path that messages and `#sourceLocation` show.
  package var path: String
  package var bytes: [UInt8]
  /// Whether the source has what the app's sources leave out.
  package var isShim: Bool

  package init(path: String, bytes: [UInt8], isShim: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isShim = isShim
  }
}
