import ReuseGenDeclarations

extension Modifiers {
  /// The word, with a space, that makes another declaration visible to other modules if this one is.
  var publicAccess: String { isDisjoint(with: [.public, .open]) ? "" : "public " }

  /// The same, which also lets other modules override what they can override here.
  var openAccess: String { contains(.open) ? "open " : publicAccess }
}

extension TypeDeclaration {
  /// Whether an attribute exposes all members to Objective-C.
  var exposesMembers: Bool { attributes.contains(kind == .extension ? "objc" : "objcMembers") }
}

extension MethodDeclaration {
  /// The labels of the arguments, "_" for those without one.
  var labels: [String] { parameters.map { $0.label ?? "_" } }

  var returnsNothing: Bool { ["", "Void", "()"].contains(returnType?.text ?? "") }
}

extension InheritedType {
  /// The names in an entry, of which a composition has several.
  var names: [String] { text.split(separator: "&").map { part in String(part.filter { !$0.isWhitespace }) } }

  var end: Int { offset + text.utf8.count }
}
