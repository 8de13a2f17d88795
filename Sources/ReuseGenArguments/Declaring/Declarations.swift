/// A named parameter with a value: `--output FILE`, `--output=FILE`, and `-o FILE` where it has a letter.
///
/// The type says how often it is given: `Option<String>` must be, unless it has a default; `Option<String?>` may be;
/// `Option<[String]>` may be several times, and must be once unless it has a default. Of an option that is given more
/// often than its type can hold, the last one counts, as in swift-argument-parser.
package struct Option<Value: ArgumentValue>: ParameterDeclaration {
  package let parameter: Parameter
  private let defaultValue: Value?

  /// - Parameters:
  ///   - name: What follows `--`.
  ///   - short: The letter that follows `-`.
  ///   - valueName: What stands for the value in help; the name itself where nil.
  ///   - default: The value where the option isn't given.
  ///   - help: A sentence on what it is for.
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

  package func value(from words: [String]) -> Value? {
    if words.isEmpty, let defaultValue { return defaultValue }
    return Value(words: words)
  }
}

/// A parameter known by its position: `reusegen generate MANIFEST`. Its type says how often, as an option's does.
package struct Argument<Value: ArgumentValue>: ParameterDeclaration {
  package let parameter: Parameter
  private let defaultValue: Value?

  /// - Parameters:
  ///   - name: What stands for the value in help.
  ///   - default: The value where the argument isn't given.
  ///   - help: A sentence on what it is for.
  package init(_ name: String, default: Value? = nil, help: String = "") {
    parameter = Parameter(.argument, name: name, short: nil, valueName: name, default: `default`, help: help)
    defaultValue = `default`
  }

  package func value(from words: [String]) -> Value? {
    if words.isEmpty, let defaultValue { return defaultValue }
    return Value(words: words)
  }
}

/// A named parameter without a value: true where it is given.
package struct Flag: ParameterDeclaration {
  package let parameter: Parameter

  /// - Parameters:
  ///   - name: What follows `--`.
  ///   - short: The letter that follows `-`.
  ///   - help: A sentence on what it is for.
  package init(_ name: String, short: Character? = nil, help: String = "") {
    parameter = Parameter(flag: name, short: short, help: help)
  }

  package func value(from words: [String]) -> Bool? { !words.isEmpty }
}
