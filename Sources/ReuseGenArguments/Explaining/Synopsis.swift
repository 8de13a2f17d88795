extension Parameter {
  /// `<manifest>`, `--output <file>`, `--quiet`: what to type, where it has to be given.
  var synopsis: String {
    switch kind {
    case .argument: "<\(valueName)>"
    case .option: "--\(name) <\(valueName)>"
    case .flag: "--\(name)"
    }
  }

  /// As above, with dots where it may be given more than once.
  var repeatingSynopsis: String { synopsis + (isRepeating ? " ..." : "") }

  /// As a usage line has it: in brackets where it need not be given.
  var usageSynopsis: String { isRequired ? repeatingSynopsis : "[\(repeatingSynopsis)]" }

  /// What stands left in help: with the letter.
  var label: String { (short.map { "-\($0), " } ?? "") + synopsis }
}

extension [Command] {
  /// What to type to get here: `reusegen generate`.
  var path: String { map(\.name).joined(separator: " ") }

  /// `reusegen generate [<manifest>] [--quiet]`, in pieces between which a line may break.
  ///
  /// Above twelve parameters, as in swift-argument-parser, only those that a reader can't leave to the list below are
  /// shown.
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

  /// The usage after a title, wrapped; further lines begin below the program's name.
  func usage(title: String) -> String {
    wrapped(usage, first: title, indentation: title.count)
  }
}
