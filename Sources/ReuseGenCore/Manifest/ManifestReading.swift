/// What came of reading a manifest.
package struct ManifestReading: Sendable {
  /// nil where nothing could be made out.
  package var manifest: Manifest?
  private(set) var diagnostics: [Diagnostic]

  init(manifest: Manifest?, diagnostics: [Diagnostic]) {
    self.manifest = manifest
    self.diagnostics = diagnostics
  }

  /// Says that nothing is where the manifest's "interfaceBuilder" leads to.
  package mutating func reportMissing(_ path: Located<String>) {
    diagnostics.append(
      .error(
        "there is no file or folder \(quoted(path.value)) beside the manifest; correct the path or remove it",
        at: path.location,
        rule: ManifestRule.value
      )
    )
  }
}
