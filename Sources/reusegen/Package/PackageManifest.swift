import SourceDeclarations

/// The targets that a Package.swift declares, as far as its text tells: targets in calls such as
/// `.target(name: "App", …)`. The package manager isn't asked, because it takes seconds, and may be waiting for the
/// tool.
struct PackageManifest {
  struct Target: Equatable {
    var name = ""
    /// The folder that the target specifies, relative to the package; `nil` for the default.
    var path: String?
    /// The line of the use of the build-tool plugin, starting at 1; `nil` if the target doesn't use it.
    var buildToolLine: Int?
  }

  /// The plugin that generates the accessors in each build.
  static let buildTool = "ReuseGenBuildTool"

  private(set) var targets: [Target] = []

  init(_ text: [UInt8]) {
    let stream = SwiftLexer.tokens(of: text)
    let lines = LineStarts(text)
    var open: [Call] = []
    var lastWord = ""
    for index in 0..<stream.count {
      let token = stream[index]
      switch token.kind {
      case .word:
        lastWord = stream.text(index)
        continue
      case .open where stream.is(index, "("):
        open.append(Call(name: lastWord))
      case .close where stream.is(index, ")"):
        guard let call = open.popLast() else { break }
        // A target within another one is a dependency.
        let isDeclaration = call.isTarget && !open.contains(where: \.isTarget)
        if isDeclaration, !call.target.name.isEmpty { targets.append(call.target) }
      case .string:
        // The argument of the innermost target call, directly or in a call for one of its plugins.
        guard let target = open.lastIndex(where: \.isTarget) else { break }
        let value = stream.value(ofString: index)
        let isArgument = open.count == target + 1
        if isArgument, lastWord == "name", open[target].target.name.isEmpty { open[target].target.name = value }
        if isArgument, lastWord == "path" { open[target].target.path = value }
        if value == Self.buildTool { open[target].target.buildToolLine = lines.position(of: token.start).line }
      default:
        continue
      }
      lastWord = ""
    }
  }

  private struct Call {
    var name: String
    var target = Target()

    var isTarget: Bool { ["target", "executableTarget", "testTarget", "macro"].contains(name) }
  }
}
