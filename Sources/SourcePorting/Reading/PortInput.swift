/// A Swift source of an app.
package struct PortInput: Sendable {
  /// The path that messages and `#sourceLocation` show.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
