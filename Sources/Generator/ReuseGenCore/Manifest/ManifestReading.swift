/// The result of reading a manifest.
package struct ManifestReading: Sendable {
  /// The manifest; `nil` if the file is not JSON, or not an object.
  package let manifest: Manifest?
  package let diagnostics: [Diagnostic]
}
