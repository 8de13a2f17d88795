extension Parameter {
  package static let helpFlag = Parameter(flag: "help", short: "h", help: "Show help information.")
  static let versionFlag = Parameter(flag: "version", short: nil, help: "Show the version.")
}

extension [Command] {
  /// The version of the innermost command that has one.
  package var version: String? { lazy.compactMap(\.version).last }

  /// The flags that every command has without declaring them. If the program has a version, each subcommand shows it.
  package var builtInFlags: [Parameter] {
    (version == nil ? [] : [.versionFlag]) + [.helpFlag]
  }
}
