/// The checks of the manifest against the documents: stable names that the manifest's "rules" use.
enum Rule: String, Sendable, CaseIterable {
  case nibMissing = "nib-missing"
  case nibRootClass = "nib-root-class"
  case nibRootCount = "nib-root-count"
  case nibOwnerClass = "nib-owner-class"
  case nibOwnerOutlets = "nib-owner-outlets"
  case identifierDiffers = "identifier-differs"
  case identifierMissing = "identifier-missing"
  case prototypeMissing = "prototype-missing"
  case prototypeClass = "prototype-class"
  case elementKind = "element-kind"
  case storyboardMissing = "storyboard-missing"
  case sceneMissing = "scene-missing"
  case sceneInitialMissing = "scene-initial-missing"
  case sceneClass = "scene-class"
  case sceneIdentifierDuplicate = "scene-identifier-duplicate"
  case identifierDuplicate = "identifier-duplicate"
  case moduleStale = "module-stale"
  case unlisted = "unlisted"
  case documentUnreadable = "document-unreadable"
  case segueIdentifier = "segue-identifier"
  case classMissing = "class-missing"

  /// How the rule speaks where the manifest does not say.
  var defaultSeverity: RuleSeverity {
    switch self {
    case .unlisted: .off
    case .identifierMissing, .moduleStale, .segueIdentifier: .warning
    default: .error
    }
  }
}
