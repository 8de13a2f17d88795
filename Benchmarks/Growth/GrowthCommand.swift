import Foundation

/// A command whose time is measured while its input grows.
enum GrowthCommand: Hashable {
  case initialize
  case lintManifest
  case lintFolder
  case lintProject
  /// `lint --unused` of a project.
  case lintUnused
  case generate(template: String)
  case context
  /// `verify` of a file that is up to date.
  case verify
  /// `verify` of a file in which every second line differs.
  case verifyDifference
  case inspect
  case migrate
  case port
  case headless
  case compare
  case page

  static let accessors = generate(template: "accessors")
  /// `generate` with each template that comes with the tool.
  static let templates = ["accessors", "contract-tests", "picture-tests", "standalone"].map { generate(template: $0) }

  /// The name in the names of rows.
  var name: String {
    switch self {
    case .initialize: "init"
    case .lintManifest: "lint-manifest"
    case .lintFolder: "lint-folder"
    case .lintProject: "lint-project"
    case .lintUnused: "lint-unused"
    case .generate(let template): "generate-\(template)"
    case .verifyDifference: "verify-difference"
    default: "\(self)"
    }
  }

  /// Writes what the command needs beside the input, and makes the folder in which each command has its own output.
  func prepare(_ folder: WrittenFolder) throws {
    try FileManager.default.createDirectory(atPath: folder.output, withIntermediateDirectories: true)
    guard self == .verify || self == .verifyDifference else { return }
    _ = try ChildProcess(ProcessBenchmarks.tool, ["generate", folder["reuse.json"], "-o", verified(folder)])
    guard self == .verifyDifference else { return }
    let text = try String(contentsOfFile: verified(folder), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0.isMultiple(of: 2) ? $1 : $1 + " " }
    try lines.joined(separator: "\n").write(toFile: verified(folder), atomically: false, encoding: .utf8)
  }

  /// Runs the command.
  func run(_ folder: WrittenFolder) throws -> ChildProcess {
    let tool = self == .compare || self == .page ? ProcessBenchmarks.previewTool : ProcessBenchmarks.tool
    return try ChildProcess(tool, arguments(folder), isFindingAllowed: !needsCorrectInput)
  }

  /// Whether the command does less if it finds a mistake, so that a row would measure a refusal.
  private var needsCorrectInput: Bool {
    switch self {
    case .generate, .context, .verify: true
    default: false
    }
  }

  private func verified(_ folder: WrittenFolder) -> String { folder["Verified-\(name).swift"] }

  private func arguments(_ folder: WrittenFolder) -> [String] {
    let (manifest, project) = (folder["reuse.json"], folder["App.xcodeproj"])
    let output = "\(folder.output)/\(name)"
    return switch self {
    case .initialize: ["init", folder.path, "--output", "-", "--quiet"]
    case .lintManifest: ["lint", manifest, "--quiet"]
    case .lintFolder: ["lint", folder.path, "--quiet"]
    case .lintProject: ["lint", project, "--quiet"]
    case .lintUnused: ["lint", project, "--quiet", "--unused"]
    case .generate(let template): ["generate", manifest, "--template", template, "-o", output]
    case .context: ["context", manifest]
    case .verify, .verifyDifference: ["verify", manifest, "-o", verified(folder)]
    case .inspect: ["inspect", folder.path]
    case .migrate: ["migrate", manifest, "--dry-run", "--quiet"]
    case .port: ["port", folder.path, "--quiet"]
    case .headless: ["headless", project, "--target", "App", "--output", output, "--force", "--no-check", "--quiet"]
    case .compare: ["compare", folder["Old"], folder["New"]]
    case .page: ["page", folder.path, "--output", output]
    }
  }
}
