/// What the user asked for.
package enum Invocation: Sendable {
  /// To run the command with these values.
  case run(Arguments)
  /// To see this text; it ends with a line break.
  case help(String)
  /// To see this version; it ends with a line break.
  case version(String)
}

extension Command {
  /// Understands a command line.
  ///
  /// - Parameter arguments: The words after the program's own name.
  /// - Throws: What is wrong with the first word that is wrong; its description is what the user should read, its exit
  ///   code is `UsageError.exitCode`.
  package func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var parser = CommandLineParser(root: self, words: Array(arguments))
    return try parser.parse()
  }
}
