/// A file can't be read or written. The message describes what failed, the reason, and how to fix it.
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  package var message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
