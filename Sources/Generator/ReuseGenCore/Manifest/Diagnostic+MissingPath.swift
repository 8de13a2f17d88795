extension Diagnostic {
  /// The error for a path of the manifest's "interfaceBuilder" or "sources" at which there is no file or folder.
  package static func missing(_ path: Located<String>) -> Diagnostic {
    .error(
      "there is no file or folder \(quoted(path.value)) beside the manifest; correct the path or remove it",
      at: path.location,
      rule: ManifestRule.value
    )
  }
}
