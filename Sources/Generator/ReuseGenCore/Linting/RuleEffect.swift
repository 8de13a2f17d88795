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
  /// The app runs as intended, and some people can't use a part of it.
  case accessibility
  /// The app runs as intended, and is larger than it needs to be.
  case size
}
