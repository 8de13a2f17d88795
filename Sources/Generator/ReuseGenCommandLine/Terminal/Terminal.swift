import ReuseGenCLibrary
import ReuseGenCore
import ReuseGenSystemFiles

/// The abilities of the terminal that messages are written to.
struct Terminal {
  /// Whether a line can be erased and written again.
  let isInteractive: Bool
  let style: TextStyle

  /// The terminal of standard error.
  static var ofMessages: Terminal {
    Terminal(isTerminal: OpenFile.standardError.isTerminal) { name in getenv(name).map { String(cString: $0) } }
  }

  /// - Parameter environment: Returns the value of a variable. `NO_COLOR` turns color off if it isn't empty
  ///   (<https://no-color.org>). `TERM=dumb` is a terminal that interprets no sequences.
  init(isTerminal: Bool, environment: (_ name: String) -> String?) {
    isInteractive = isTerminal && environment("TERM") != "dumb"
    style = isInteractive && (environment("NO_COLOR") ?? "").isEmpty ? .colored : .plain
  }
}
