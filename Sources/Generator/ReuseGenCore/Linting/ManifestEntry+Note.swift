extension ManifestEntry {
  /// Notes where the manifest lists the class.
  var listed: Diagnostic.Note { .init("\(type.value.text) is listed here", at: type.location) }
}
