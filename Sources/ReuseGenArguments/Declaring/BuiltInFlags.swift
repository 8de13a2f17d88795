extension Parameter {
  static let helpFlag = Parameter(flag: "help", short: "h", help: "Show help information.")
  static let versionFlag = Parameter(flag: "version", short: nil, help: "Show the version.")
}

extension [Command] {
  /// The version that the innermost command states.
  var version: String? { lazy.compactMap(\.version).last }

  /// What every command takes without declaring it. Where the program states a version, each subcommand gives it too.
  var builtInFlags: [Parameter] {
    (version == nil ? [] : [.versionFlag]) + [.helpFlag]
  }
}
