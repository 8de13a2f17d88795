import ReuseGenDeclarations

/// Evaluates the condition of `#if` as in a build for an iPhone.
enum BuildCondition {
  /// The value of a condition; `nil` if the build decides, as for `DEBUG`.
  static func value(_ text: String, modules: Set<String>) -> Bool? {
    ConditionExpression.value(of: text) { value(of: $0, $1, modules) }
  }

  static func value(of tokens: Range<Int>, in stream: TokenStream, modules: Set<String>) -> Bool? {
    ConditionExpression.value(of: tokens, in: stream) { value(of: $0, $1, modules) }
  }

  /// The value of `os(…)` or `targetEnvironment(…)`, which differs from the compiler's on Linux.
  static func platformValue(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    default: nil
    }
  }

  private static func value(of name: String, _ argument: String?, _ modules: Set<String>) -> Bool? {
    guard let argument else { return nil }
    return switch name {
    case "canImport": modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
    case "swift", "compiler": ConditionExpression.version(argument)
    default: platformValue(name, argument)
    }
  }
}
