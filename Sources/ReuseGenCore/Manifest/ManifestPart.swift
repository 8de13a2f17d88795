/// A part of the manifest that has keys.
enum ManifestPart: String, Sendable, CaseIterable {
  case manifest, cell, view, scene
  /// An entry of "interfaceBuilder" or "sources".
  case path

  /// The meaning of a string in place of the part, as messages call it.
  var shorthand: String { self == .path ? "path itself" : "name of its type" }

  /// The part as messages call it.
  var subject: String { self == .manifest ? "the manifest" : "a \(rawValue)" }
}
