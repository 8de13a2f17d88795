import Foundation
import PackagePlugin

/// Runs the tool for the targets of a package, as `swift package reusegen` does.
///
/// A subcommand that reads a manifest runs for every target that has one, or for those that `--target` specifies.
/// Arguments that the plugin doesn't know are passed to the tool.
struct ToolRun {
  private let package: Package
  private let tool: URL
  private let verb: String

  init(_ context: PluginContext, verb: String) throws {
    package = context.package
    tool = try context.tool(named: "reusegen").url
    self.verb = verb
  }

  static func isHelp(_ argument: String) -> Bool { argument == "--help" || argument == "-h" }

  func run(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    if arguments.isEmpty || arguments.contains(where: Self.isHelp) || arguments.first == "help" {
      try runTool(arguments)
      return print(help)
    }
    guard let subcommand = arguments.first else { return }
    try refuseTargetName(among: arguments.dropFirst())
    switch subcommand {
    case "generate", "verify", "lint", "context":
      if arguments.dropFirst().contains(where: { $0.hasSuffix(".json") }) { return try runTool(arguments) }
      try runForTargets(subcommand, arguments, names)
    case "init":
      try draft(arguments, names)
    case "headless":
      try runTool(arguments + names.flatMap { ["--target", $0] } + clone(unlessIn: arguments))
    default:
      try runTool(arguments)
    }
  }

  private var help: String {
    """

    THROUGH SWIFTPM:
      swift package \(verb) [--target <target>]... <subcommand> [<options>]

      generate, verify, lint and context run for each target with a reuse.json; --target chooses targets. The targets
      are \(targetNames.joined(separator: ", ")).
      init writes the manifest into the folder of the target that --target names.
      generate and init write files:  swift package --allow-writing-to-package-directory reusegen generate
      verify and lint do not:         swift package reusegen-check verify
    """
  }

  // MARK: Targets

  private var targetNames: [String] { package.targets.filter { $0.sourceModule != nil }.map(\.name) }

  /// The source targets with these names.
  private func targets(named names: [String]) throws -> [any SourceModuleTarget] {
    try names.map { name in
      guard let target = package.targets.first(where: { $0.name == name })?.sourceModule else {
        let near = nearest(to: name).map { "did you mean \($0)?" }
        throw CommandFailure(
          "there is no target \(name); \(near ?? "the targets are \(targetNames.joined(separator: ", "))")"
        )
      }
      return target
    }
  }

  private func nearest(to name: String) -> String? { TargetNames(targetNames).nearest(to: name) }

  /// Explains `generate Chat`, which would be the manifest "Chat" to the tool.
  private func refuseTargetName(among arguments: ArraySlice<String>) throws {
    guard let first = arguments.first, !first.hasPrefix("-"), !first.contains("/"), !first.contains(".") else { return }
    guard !FileManager.default.fileExists(atPath: package.directoryURL.appendingPathComponent(first).path) else {
      return
    }
    if let name = targetNames.contains(first) ? first : nearest(to: first) {
      throw CommandFailure("\(first) is not a file; specify a target with --target \(name)")
    }
  }

  private func draftCommand(for target: String) -> String {
    "swift package --allow-writing-to-package-directory reusegen --target \(target) init"
  }

  // MARK: Subcommands

  private func runForTargets(_ subcommand: String, _ arguments: [String], _ names: [String]) throws {
    var requests: [TargetRequest] = []
    if names.isEmpty {
      requests = package.targets.compactMap(\.sourceModule).map { TargetRequest($0) }.filter { $0.manifest != nil }
      if requests.isEmpty {
        let name = targetNames.first ?? "App"
        throw CommandFailure("no target has a reuse.json beside its sources; draft one: \(draftCommand(for: name))")
      }
    } else {
      requests = try targets(named: names).map { TargetRequest($0) }
    }
    if requests.count > 1, arguments.contains(where: isOutput) {
      let names = requests.map(\.name).joined(separator: ", ")
      throw CommandFailure("--output is one file, and the targets are \(names); choose one with --target")
    }
    // Accessors that the build-tool plugin generates aren't checked in. A target that the user specifies is refused.
    let skip = names.isEmpty && ["generate", "verify"].contains(subcommand) ? ["--skip-generated"] : []
    var failures: [String] = []
    for request in requests {
      // The user's options come last, and so take precedence.
      let status = try status(of: try request.arguments(of: subcommand) + skip + arguments.dropFirst())
      // Wrong usage is the same for each target.
      if status == Self.wrongUsage { throw failure(subcommand, status) }
      if status != 0 { failures.append("\(request.name): \(failure(subcommand, status))") }
    }
    if !failures.isEmpty { throw CommandFailure(failures.joined(separator: "\n")) }
  }

  /// `init`: drafts a manifest in the folder of a target.
  private func draft(_ arguments: [String], _ names: [String]) throws {
    // A folder that the user specifies counts.
    if names.isEmpty, arguments.dropFirst().contains(where: { !$0.hasPrefix("-") }) { return try runTool(arguments) }
    var targets = try targets(named: names)
    if names.isEmpty {
      targets = package.targets.compactMap(\.sourceModule).filter { $0.kind != .test }
    }
    guard targets.count == 1, let target = targets.first else {
      throw CommandFailure(
        "init writes one manifest; choose one of \(targetNames.joined(separator: ", ")), as in "
          + draftCommand(for: targets.first?.name ?? targetNames.first ?? "App")
      )
    }
    try runTool(["init", TargetRequest(target).folder.path] + arguments.dropFirst())
  }

  /// The clone of the package that contains the tool, on which a package that `headless` writes depends.
  private func clone(unlessIn arguments: [String]) -> [String] {
    if arguments.contains(where: { $0.hasPrefix("--reusegen") }) { return [] }
    let clone = package.dependencies.map(\.package).first { package in
      package.products.contains { $0.name == "HeadlessUIKitTesting" }
    }
    return clone.map { ["--reusegen", $0.directoryURL.path] } ?? []
  }

  /// Whether an argument specifies the output: `--output`, `-o` or `-qo`, with or without a value, or
  /// `names.mustache=Names.swift` after `--template`.
  private func isOutput(_ argument: String) -> Bool {
    let name = argument.prefix { $0 != "=" }
    if name == "--template" { return argument.dropFirst("--template=".count).contains("=") }
    if !argument.hasPrefix("-") { return argument.contains("=") }
    return name == "--output" || name.hasPrefix("-") && !name.hasPrefix("--") && name.contains("o")
  }

  // MARK: The tool

  /// The exit code for wrong usage, as of sysexits(3).
  private static let wrongUsage: Int32 = 64

  private func runTool(_ arguments: [String]) throws {
    let status = try status(of: arguments)
    if status != 0 { throw failure(arguments.first ?? "", status) }
  }

  private func failure(_ subcommand: String, _ status: Int32) -> CommandFailure {
    CommandFailure("reusegen \(subcommand) ended with \(status)")
  }

  private func status(of arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
