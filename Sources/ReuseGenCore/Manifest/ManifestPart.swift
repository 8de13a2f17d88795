/// A part of the manifest that has keys.
enum ManifestPart: String, Sendable, CaseIterable {
  case manifest, cell, view, scene

  /// The part as messages call it.
  var subject: String { self == .manifest ? "the manifest" : "a \(rawValue)" }
}
