import Foundation
import SystemFiles

/// The standard streams of the program.
enum Console {
  /// Writes results to the standard output.
  static func print(_ text: String) throws(OutputFailure) {
    do throws(SystemError) {
      try OpenFile.standardOutput.append(text)
    } catch {
      throw OutputFailure(error: error)
    }
  }

  /// Writes a text of several lines to standard error.
  static func report(linesOf text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { report(String(line)) }
  }

  /// Writes a message to standard error. Control characters, which names of files and classes can contain, are escaped.
  /// A failure is ignored, because it can't be reported.
  static func report(_ message: String) {
    let visible = message.unicodeScalars.reduce(into: "") { visible, scalar in
      if scalar.properties.generalCategory == .control {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    try? OpenFile.standardError.append("\(visible)\n")
  }
}

/// Results can't be written to the standard output, so that there is no use in more of them.
struct OutputFailure: Error {
  var error: SystemError

  /// Reports the failure, and returns the exit code. A closed pipe (`nibpreview --format json | head`) is not a
  /// failure, because its reader has what it wants.
  func reported() -> Int32 {
    if error.code == EPIPE { return 0 }
    Console.report("error: standard output cannot be written: \(error)")
    return 74
  }
}
