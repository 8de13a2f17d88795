/// The template that `reusegen generate` uses where the user gives none, and its partials, which a user's
/// template may use too.
package enum BuiltInTemplate {
  /// The whole generated file.
  package static let accessors = text(PackageResources.accessors_swift_mustache)

  /// A suite of tests for everything that the manifest lists.
  package static let contractTests = text(PackageResources.contract_tests_swift_mustache)

  /// The parts, by the names under which templates include them.
  package static let partials = [
    "bundle": text(PackageResources.bundle_mustache),
    "conformance": text(PackageResources.conformance_mustache),
    "container": text(PackageResources.container_mustache),
    "identifier": text(PackageResources.identifier_mustache),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
