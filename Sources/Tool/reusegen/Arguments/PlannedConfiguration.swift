import ReuseGenArguments
import ReuseGenCore
import ReuseGenPorting

/// The files that a configuration specified when SwiftPM planned a build, as the plugin passes them.
///
/// SwiftPM keeps the plan until the package's manifest changes, so that a later change of the configuration has no
/// effect on which files are ported.
struct PlannedConfiguration: ExpressibleByArgument {
  static var requirement: String { "Please provide the hash that the plugin passes." }

  let argument: String

  init?(argument: String) { self.argument = argument }

  /// The warning if a configuration now specifies other files; `nil` if it doesn't.
  func warning(for configuration: HeadlessSources, in file: String) -> Diagnostic? {
    let parts = [configuration.sources, configuration.exclude, configuration.shims].map { $0.map(\.value) }
    let current = (parts + [[configuration.infoPlist?.value, configuration.project?.value].compactMap(\.self)])
      .map { $0.joined(separator: "|") }.joined(separator: "||")
    guard Self.hash(of: current) != argument else { return nil }
    return Diagnostic(
      .warning,
      "the configuration specifies other files than when this build was planned, which SwiftPM keeps; run "
        + "\"touch Package.swift\" and build again",
      at: SourceLocation(file: file),
      rule: "headless-sources"
    )
  }

  /// FNV-1a with 64 bits, as in `Configuration.plan` of the plugin, which joins the lists alike.
  static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
