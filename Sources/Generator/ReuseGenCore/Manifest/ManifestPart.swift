/// A part of a file that has keys: of the manifest, or of headless-sources.json.
enum ManifestPart: String, Sendable, CaseIterable {
  case manifest, cell, view, scene
  /// An entry of "interfaceBuilder" or "sources".
  case path
  /// The value of "project".
  case project
  /// An entry of "templates".
  case template
  /// headless-sources.json as a whole.
  case headlessSources

  /// The meaning of a string in place of the part, as messages call it.
  var shorthand: String {
    switch self {
    case .path, .project: "path itself"
    case .template: "template's file"
    case .manifest, .headlessSources, .cell, .view, .scene: "name of its type"
    }
  }

  /// The part as messages call it.
  var subject: String {
    switch self {
    case .manifest: "the manifest"
    case .headlessSources: "the configuration"
    case .cell, .view, .scene, .path, .project, .template: "a \(rawValue)"
    }
  }

  /// The name under which all mistakes in the part are reported; `nil` if it depends on the mistake.
  var rule: String? { self == .headlessSources ? HeadlessSources.rule : nil }

  /// The parts of the same file.
  var partsOfFile: [ManifestPart] {
    self == .headlessSources ? [self] : Self.allCases.filter { $0 != .headlessSources }
  }
}
