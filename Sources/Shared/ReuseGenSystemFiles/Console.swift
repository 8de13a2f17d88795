import ReuseGenCLibrary

/// The standard streams of a program.
package enum Console {
  /// Writes a result to standard output.
  package static func print(_ text: String) throws(OutputFailure) { try print(Array(text.utf8)) }

  /// Writes a result of UTF-8 to standard output.
  package static func print(_ text: [UInt8]) throws(OutputFailure) {
    do throws(SystemError) {
      try OpenFile.standardOutput.append(text)
    } catch {
      throw OutputFailure(error: error)
    }
  }

  /// Writes a message and a line break to standard error. A failure is ignored, because it can't be reported without
  /// standard error. The exit code still states the result.
  package static func report(_ message: String) { try? OpenFile.standardError.append(message + "\n") }
}

/// Results can't be written to standard output, so that there is no use in more of them.
package struct OutputFailure: Error, CustomStringConvertible {
  var error: SystemError

  /// Whether the reader of the results has what it wants (`reusegen context | head`), which is not a failure.
  package var isClosedPipe: Bool { error.code == EPIPE }

  package var description: String { "standard output can't be written: \(error)" }
}
