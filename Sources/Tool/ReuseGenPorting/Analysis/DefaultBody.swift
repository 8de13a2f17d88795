import ReuseGenDeclarations

/// The bodies of optional members that aren't implemented.
enum DefaultBody {
  static func of(_ method: MethodDeclaration) -> String { returning(method.returnType, named: method.name) }

  static func returning(_ type: WrittenType?, named name: String) -> String {
    guard let type, type.text != "Void", type.text != "()" else { return "" }
    if type.flags.contains(.optional) || type.flags.contains(.implicitlyUnwrapped) { return "nil" }
    return "fatalError(\(SwiftName.literal("\(name) is optional and not implemented")))"
  }
}
