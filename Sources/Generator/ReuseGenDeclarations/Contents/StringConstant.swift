/// A constant or a variable whose value is a string literal: `let cellID = "x"`, or
/// `static NSString * const cellID = @"x"`.
package struct StringConstant: Sendable {
  package var name: String
  package var literal: StringLiteral
  /// Whether it is outside of types and functions, so that other files may see it.
  package var isGlobal: Bool
}
