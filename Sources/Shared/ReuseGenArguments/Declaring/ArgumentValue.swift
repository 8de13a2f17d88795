/// A value of an option or argument: of a type that one argument expresses, an optional of such a type, or an array.
package protocol ArgumentValue: Sendable {
  /// How many arguments make a value.
  static var argumentCount: ArgumentCount { get }

  /// The only arguments that are allowed, in the order in which help lists them; empty if any may be allowed.
  static var allowedArguments: [String] { get }

  /// A sentence that says what an argument must be, for errors; empty if there is nothing to say.
  static var requirement: String { get }

  /// Whether arguments are paths, so that shells complete them with files.
  static var isPath: Bool { get }

  /// Whether the argument expresses a value.
  static func accepts(_ argument: String) -> Bool

  /// Creates the value that the arguments express; `nil` if one isn't accepted, or if a required one is missing.
  init?(arguments: [String])

  /// The arguments that express this value, which help shows for a default.
  var arguments: [String] { get }
}

/// How many arguments make a value.
package enum ArgumentCount: Sendable {
  case one, oneOrNone, any
}
