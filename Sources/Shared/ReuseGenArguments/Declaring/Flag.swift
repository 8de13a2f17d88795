/// A parameter with a name and without a value: true if it is specified.
package struct Flag: ParameterDeclaration {
  package let parameter: Parameter

  /// - Parameters:
  ///   - name: The name after `--`.
  ///   - short: The letter after `-`.
  ///   - help: A sentence that describes it.
  package init(_ name: String, short: Character? = nil, help: String = "") {
    parameter = Parameter(flag: name, short: short, help: help)
  }

  package func value(from arguments: [String]) -> Bool? { !arguments.isEmpty }
}
