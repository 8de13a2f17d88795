extension Parameter {
  /// The parameter as it is typed: `<manifest>`, `--output <file>`, `--quiet`.
  var synopsis: String {
    switch kind {
    case .argument: "<\(valueName)>"
    case .option: "--\(name) <\(valueName)>"
    case .flag: "--\(name)"
    }
  }

  /// The synopsis, followed by dots if the parameter can be repeated.
  var repeatingSynopsis: String { synopsis + (isRepeating ? " ..." : "") }

  /// The synopsis in a usage line: in brackets if the parameter is optional.
  var usageSynopsis: String { isRequired ? repeatingSynopsis : "[\(repeatingSynopsis)]" }

  /// The synopsis in the left column of help: with the letter.
  package var label: String { (short.map { "-\($0), " } ?? "") + synopsis }
}

extension [Command] {
  /// The names to type: `reusegen generate`.
  var path: String { map(\.name).joined(separator: " ") }

  /// The pieces of `reusegen generate [<manifest>] [--quiet]` between which a line can break.
  ///
  /// If there are more than twelve parameters, only arguments and required options are shown, as in
  /// swift-argument-parser.
  var usage: [String] {
    guard let command = last else { return [] }
    var shown = command.parameters
    var pieces = [path]
    if shown.count > 12 {
      shown = shown.filter { $0.kind == .argument || $0.isRequired }
      pieces.append("[<options>]")
    }
    pieces += shown.map(\.usageSynopsis)
    if !command.subcommands.isEmpty { pieces.append("<subcommand>") }
    return pieces
  }

  /// The usage after a title, wrapped. Continuation lines begin below the program's name.
  package func usage(title: String) -> String {
    wrapped(usage, first: title, indentation: title.count)
  }
}
