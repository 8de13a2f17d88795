/// The target whose documents, sources and assets a manifest uses, of a project, a workspace or a package.
package struct ManifestProject: Sendable {
  /// The path of the project, the workspace or the package's folder, relative to the manifest.
  package var path: Located<String>
  /// The name of the target; `nil` if there is only one that it can be.
  package var target: Located<String>?
}
