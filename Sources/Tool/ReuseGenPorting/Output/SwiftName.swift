import ReuseGenCore
import ReuseGenDeclarations

/// Names as code in copies writes them: in backticks where they are keywords, or contain spaces.
enum SwiftName {
  /// The name of a type with the types around it. The text of an extended type such as `[Row]` stays.
  static func type(_ fullName: String) -> String {
    let names = QualifiedName(fullName).parts.map { String($0) }
    if names.contains(where: { !isQuoted($0) && $0.contains { "[?<(".contains($0) } }) { return fullName }
    return names.map { name in
      if isQuoted(name) { return name }
      if !SwiftIdentifier.isValid(name) || SwiftIdentifier.isReservedType(name) { return "`\(name)`" }
      return SwiftIdentifier.type(name)
    }.joined(separator: ".")
  }

  /// The name of a member, where it is declared or called.
  static func member(_ name: String) -> String {
    if isOperator(name) { return name }
    return SwiftIdentifier.isValid(name) && !SwiftIdentifier.isKeyword(name) ? name : quoted(name)
  }

  /// The label of an argument.
  static func label(_ name: String) -> String { SwiftIdentifier.isValid(name) ? name : quoted(name) }

  /// A name in backticks. Swift accepts any name in them.
  static func quoted(_ name: String) -> String { "`\(plain(name))`" }

  static func literal(_ name: String) -> String { SwiftLiteral.string(plain(name)) }

  private static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return "=<>!&|^~?+-*/%.".unicodeScalars.contains(first) && !name.contains { $0.isLetter || $0.isWhitespace }
  }

  private static func isQuoted(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "`") }

  /// The name without the backticks that `TokenStream` leaves around some.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
