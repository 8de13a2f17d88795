/// A parameter that is identified by its position: `reusegen generate MANIFEST`. As with options, its type determines
/// how often it is specified.
package struct Argument<Value: ArgumentValue>: ParameterDeclaration {
  package let parameter: Parameter
  private let defaultValue: Value?

  /// - Parameters:
  ///   - name: The placeholder of the value in help.
  ///   - default: The value if the argument isn't specified.
  ///   - help: A sentence that describes it.
  package init(_ name: String, default: Value? = nil, help: String = "") {
    parameter = Parameter(.argument, name: name, short: nil, valueName: name, default: `default`, help: help)
    defaultValue = `default`
  }

  package func value(from arguments: [String]) -> Value? {
    if arguments.isEmpty, let defaultValue { return defaultValue }
    return Value(arguments: arguments)
  }
}
