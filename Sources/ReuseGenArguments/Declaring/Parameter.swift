/// What a command takes, whatever the type of its value: what parsing and help need to know of it.
package struct Parameter: Sendable {
  enum Kind: Sendable {
    case argument, option, flag
  }

  let kind: Kind
  /// The name that follows `--`; an argument's name in help. No two parameters of a command share one.
  let name: String
  /// The letter that follows `-`.
  let short: Character?
  /// What stands for the value in help, without the angle brackets.
  let valueName: String
  let help: String
  let isRequired: Bool
  let isRepeating: Bool
  let allowedWords: [String]
  let requirement: String
  let defaultWords: [String]
  let accepts: @Sendable (_ word: String) -> Bool

  init<Value: ArgumentValue>(
    _ kind: Kind,
    name: String,
    short: Character?,
    valueName: String,
    default: Value?,
    help: String
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    self.valueName = valueName
    self.help = help
    isRequired = `default` == nil && Value.occurrence != .oneOrNone
    isRepeating = Value.occurrence == .any
    allowedWords = Value.allowedWords
    requirement = Value.requirement
    defaultWords = `default`?.words ?? []
    accepts = { Value.accepts(word: $0) }
  }

  init(flag name: String, short: Character?, help: String) {
    kind = .flag
    self.name = name
    self.short = short
    valueName = ""
    self.help = help
    isRequired = false
    isRepeating = false
    allowedWords = []
    requirement = ""
    defaultWords = []
    accepts = { _ in false }
  }
}

/// An `Option`, an `Argument` or a `Flag`: what a command lists as its parameters.
package protocol ParameterDeclaration<Value>: Sendable {
  associatedtype Value
  var parameter: Parameter { get }

  /// The value that the words on the command line make; nil where they can't, which parsing has ruled out before.
  /// - Parameter words: What was given, in order; empty where the parameter wasn't.
  func value(from words: [String]) -> Value?
}
