/// A parameter with a name and a value: `--output FILE`, `--output=FILE`, and `-o FILE` if it has a letter.
///
/// The type determines how often it is specified. `Option<String>` is required unless it has a default.
/// `Option<String?>` is optional. `Option<[String]>` can be repeated, and is required unless it has a default. If an
/// option is repeated more often than its type can hold, the last value wins, as in swift-argument-parser.
package struct Option<Value: ArgumentValue>: ParameterDeclaration {
  package let parameter: Parameter
  private let defaultValue: Value?

  /// The name after `--`.
  package var name: String { parameter.name }

  /// - Parameters:
  ///   - name: The name after `--`.
  ///   - short: The letter after `-`.
  ///   - valueName: The placeholder of the value in help; the name if `nil`.
  ///   - default: The value if the option isn't specified.
  ///   - help: A sentence that describes it.
  package init(
    _ name: String,
    short: Character? = nil,
    valueName: String? = nil,
    default: Value? = nil,
    help: String = ""
  ) {
    parameter = Parameter(
      .option,
      name: name,
      short: short,
      valueName: valueName ?? name,
      default: `default`,
      help: help
    )
    defaultValue = `default`
  }

  package func value(from arguments: [String]) -> Value? {
    if arguments.isEmpty, let defaultValue { return defaultValue }
    return Value(arguments: arguments)
  }
}
