/// The action that the command line requests.
package enum Invocation: Sendable {
  /// Run the command with these values.
  case run(Arguments)
  /// Print this text, which ends with a line break.
  case help(String)
  /// Print this version, which ends with a line break.
  case version(String)
}

extension Command {
  /// Parses a command line.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  /// - Throws: An error for the first wrong argument. Print its description and exit with `UsageError.exitCode`.
  package func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var parser = CommandLineParser(root: self, arguments: Array(arguments))
    return try parser.parse()
  }
}
