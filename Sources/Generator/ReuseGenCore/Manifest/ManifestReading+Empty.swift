extension ManifestReading {
  /// The manifest of a target that has none: it lists nothing, and no rule's severity.
  ///
  /// - Parameter name: The name of the target's folder or project, for messages.
  package static func empty(named name: String) -> ManifestReading {
    ManifestReading(manifest: Manifest(file: name), diagnostics: [])
  }
}
