/// A parameter of a command without the type of its value: what parsing and help need to know.
package struct Parameter: Sendable {
  package enum Kind: Sendable {
    case argument, option, flag
  }

  package let kind: Kind
  /// The name after `--`, or an argument's name in help. It is unique within a command.
  package let name: String
  /// The letter after `-`.
  package let short: Character?
  /// The placeholder of the value in help, without the angle brackets.
  package let valueName: String
  package let help: String
  package let isRequired: Bool
  package let isRepeating: Bool
  package let allowedArguments: [String]
  let requirement: String
  /// Whether the value is a path.
  package let isPath: Bool
  let defaultArguments: [String]
  let accepts: @Sendable (_ argument: String) -> Bool

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
    isRequired = `default` == nil && Value.argumentCount != .oneOrNone
    isRepeating = Value.argumentCount == .any
    allowedArguments = Value.allowedArguments
    requirement = Value.requirement
    isPath = Value.isPath
    defaultArguments = `default`?.arguments ?? []
    accepts = { Value.accepts($0) }
  }

  init(flag name: String, short: Character?, help: String) {
    kind = .flag
    self.name = name
    self.short = short
    valueName = ""
    self.help = help
    isRequired = false
    isRepeating = false
    allowedArguments = []
    requirement = ""
    isPath = false
    defaultArguments = []
    accepts = { _ in false }
  }
}
