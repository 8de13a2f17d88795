import PackagePlugin

/// `swift package reusegen-check verify|lint …`: what writes nothing, and so asks for no permission.
@main
struct ReuseGenCheckCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let writing = ["generate", "init"]
    if let subcommand = arguments.first(where: { !$0.hasPrefix("-") }), writing.contains(subcommand),
      !arguments.contains(where: ToolRun.isHelp)
    {
      throw CommandFailure(
        """
        reusegen-check writes nothing; run swift package --allow-writing-to-package-directory reusegen \
        \(arguments.joined(separator: " "))
        """
      )
    }
    try ToolRun(context, verb: "reusegen-check").run(arguments)
  }
}
