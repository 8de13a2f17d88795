package import ReuseGenArguments

extension Session {
  /// The session of a parsed command line.
  package init(_ arguments: Arguments, of tool: Command) {
    guard arguments.declares(Options.reporter), arguments.declares(Options.quiet) else {
      self.init(of: tool)
      return
    }
    self.init(of: tool, reporter: arguments[Options.reporter], isQuiet: arguments[Options.quiet])
  }
}
