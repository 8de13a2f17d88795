/// The kind of a node of a syntax tree.
package enum SyntaxKind: UInt8, Sendable, CaseIterable {
  case sourceFile

  // MARK: Declarations

  /// A class, a structure, an enumeration, a protocol, an actor or an extension.
  case typeDeclaration
  case functionDeclaration
  case initializerDeclaration
  case deinitializerDeclaration
  case subscriptDeclaration
  /// `var` or `let`, with its bindings.
  case variableDeclaration
  case enumCaseDeclaration
  case typeAliasDeclaration
  case importDeclaration
  /// An operator, a precedence group or a macro.
  case otherDeclaration

  // MARK: Parts of declarations

  case attribute
  case modifier
  case inheritanceClause
  case genericParameters
  case genericParameter
  case whereClause
  /// `T: P` or `T == U` in a where clause.
  case requirement
  case parameters
  case parameter
  /// A pattern with its type, its value and its accessors.
  case binding
  /// A name, or names in parentheses.
  case pattern
  case accessors
  case accessor
  /// The braces of a type.
  case memberBlock

  // MARK: Statements

  /// Braces with statements.
  case codeBlock
  /// `#if`, `#elseif`, `#else` or `#endif`, with its condition.
  case conditionalDirective
  case ifStatement
  /// `if`, its conditions and its block.
  case ifClause
  case guardStatement
  case whileStatement
  case repeatStatement
  case forStatement
  case switchStatement
  /// The braces of a `switch`.
  case switchBlock
  case switchCase
  case doStatement
  case catchClause
  case deferStatement
  /// `return`, `throw` or `yield` with its value.
  case jumpStatement
  /// `let name = value` in a condition.
  case optionalBinding
  /// `case pattern = value` in a condition.
  case caseCondition

  // MARK: Expressions

  /// Operands, operators and casts, in the order of the text.
  case sequence
  case name
  case literal
  /// A string literal with interpolations.
  case interpolatedString
  case tuple
  /// An array or a dictionary.
  case array
  case closure
  case closureSignature
  case captureList
  /// `base.name`, or `.name`.
  case memberAccess
  /// The labels of a method: `(_:at:)` in `move(_:at:)`.
  case argumentLabels
  case call
  case `subscript`
  /// The parentheses of a call or the brackets of a subscript, with what they enclose.
  case arguments
  /// An argument with its label, or an element of a tuple or an array.
  case argument
  /// `base?`
  case optionalChaining
  /// `base!`
  case forcedUnwrapping
  /// An expression with generic arguments: `Set<Int>`.
  case specialization
  case genericArguments
  /// `as Type`, `as? Type`, `as! Type` or `is Type`.
  case cast
  /// `#selector(…)`, `#Preview { … }` and other directives that aren't conditions.
  case macroExpansion
  /// A backslash and the path.
  case keyPath
  /// `let name` or `var name` in a pattern.
  case valueBinding

  /// A type where a declaration, a cast or generic arguments write one.
  case type
}
