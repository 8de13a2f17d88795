/// Names that a generated file declares or uses, and that a listed class could hide.
package enum GeneratedNames {
  /// The members of the namespace, beside the enums of groups.
  static let membersOfCatalog = NameTable.partsOfCatalog.union(["registerAll"])

  /// Whether a class with this name, written without its module, would be mistaken for a name of the generated file.
  ///
  /// - Parameter imports: The modules that the generated file imports. One of them can be the first part of the name.
  package static func hide(_ type: TypeName, namespace: String, imports: Set<String>) -> Bool {
    let head = type.head
    if type.isOfUIKit { return false }
    guard head == namespace || NameTable.namesWithMeaning.contains(head) else { return false }
    if head == namespace || NameTable.partsOfCatalog.contains(head) || NameTable.parameters.contains(head) {
      return true
    }
    // A type around the class hides a name as the class does.
    let isModule = type.isNested && head != "Recycler" && imports.contains(head)
    return !isModule && (NameTable.used.contains(head) || NameTable.baseClasses.contains(head))
  }

  /// Why a namespace can't have a name; `nil` if it can.
  static func problem(withNamespace name: String) -> String? {
    if let problem = SwiftIdentifier.problem(withMember: name) { return problem }
    guard namesOfOthers.contains(name) else { return nil }
    return "can't be \(quoted(name)), which means something else in the generated file; choose another name"
  }

  /// The names that a namespace can't have, although a member can.
  static let namesOfOthers = NameTable.parameters.union(NameTable.baseClasses)
}
