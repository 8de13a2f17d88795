import PackagePlugin

/// `swift package reusegen generate|verify|init …`, for packages that check in the generated file.
@main
struct ReuseGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(context, verb: "reusegen").run(arguments)
  }
}
