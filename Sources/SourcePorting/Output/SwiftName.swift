import ReuseGenCore

/// Names as code in copies writes them: in backticks where they are keywords, or contain spaces.
enum SwiftName {
  /// The name of a type with the types around it. The text of an extended type such as `[Row]` stays.
  static func type(_ fullName: String) -> String {
    if fullName.contains(where: { "[?<(".contains($0) }) { return fullName }
    let names = fullName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return names.map { name in
      if !SwiftIdentifier.isValid(name) || SwiftIdentifier.isReservedType(name) { return "`\(name)`" }
      return SwiftIdentifier.type(name)
    }.joined(separator: ".")
  }

  /// The name of a member, where it is declared or called.
  static func member(_ name: String) -> String {
    let isOperator = name.unicodeScalars.first.map { "=<>!&|^~?+-*/%.".unicodeScalars.contains($0) } ?? true
    if isOperator { return name }
    return SwiftIdentifier.isValid(name) && !SwiftIdentifier.isKeyword(name) ? name : "`\(name)`"
  }
}
