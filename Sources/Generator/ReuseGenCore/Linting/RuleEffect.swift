/// When a mistake that a rule reports has its effect.
enum RuleEffect: String, CaseIterable {
  /// The generated file doesn't compile.
  case build
  /// The app stops, or an object is missing, when the document is loaded.
  case load
  /// The app stops when the user acts, or when code uses what is named.
  case use
  /// The app runs, and looks or behaves otherwise than intended.
  case looks
  /// The app runs as intended, and is larger than it needs to be.
  case size

  /// A heading for the rules with the effect.
  var title: String {
    switch self {
    case .build: "When the app is built"
    case .load: "When a document is loaded"
    case .use: "When the user acts, or code uses what it names"
    case .looks: "The app runs, but looks or behaves wrong"
    case .size: "The app runs as intended, with more than it uses; reported with --unused"
    }
  }
}
