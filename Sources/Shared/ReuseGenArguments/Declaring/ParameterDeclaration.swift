/// An `Option`, an `Argument` or a `Flag`, as commands list them.
package protocol ParameterDeclaration<Value>: Sendable {
  associatedtype Value
  var parameter: Parameter { get }

  /// The value that the arguments express; `nil` if they don't express one, which parsing has excluded.
  ///
  /// - Parameter arguments: The arguments for this parameter, in order; empty if it wasn't specified.
  func value(from arguments: [String]) -> Value?
}
