package import ReuseGenArguments
import ReuseGenCore

/// Targets whose accessors the build-tool plugin generates in each build. They have no checked-in file.
package enum GeneratedInBuild {
  package static let skip = Flag(
    "skip-generated",
    help: "Do nothing if \(PackageManifest.buildTool) generates the accessors of the target in each build."
  )

  /// Reports that a target would have its accessors twice, and returns the exit code; `nil` for other targets, and for
  /// files that the command line specifies.
  package static func exitCode(_ generation: Generation) -> ExitCode? {
    let (arguments, session) = (generation.arguments, generation.session)
    let isSkipped = arguments[skip]
    guard isSkipped || generation.usesDefaults,
      let target = PackageTarget(ofManifest: generation.manifest),
      let conflict = target.generatedTwice
    else { return nil }
    if isSkipped {
      session.inform(
        "\(target.name) is left out: \(PackageManifest.buildTool) generates its accessors in each build"
      )
      return .done
    }
    session.report(conflict)
    return .inputHasErrors
  }
}
