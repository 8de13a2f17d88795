/// The result of reading a manifest.
package struct ManifestReading: Sendable {
  /// The manifest; `nil` if the file is not JSON, or not an object.
  package let manifest: Manifest?
  package let diagnostics: [Diagnostic]
}

extension ManifestReading {
  /// The manifest of a target that has none: it lists nothing, and no rule's severity.
  ///
  /// - Parameter name: The name of the target's folder or project, for messages.
  package static func empty(named name: String) -> ManifestReading {
    var manifest = Manifest(file: name)
    manifest.generatesCode = false
    return ManifestReading(manifest: manifest, diagnostics: [])
  }
}
