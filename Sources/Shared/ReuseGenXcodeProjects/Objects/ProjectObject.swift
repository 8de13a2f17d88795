/// An object of a project file: a group, a target, a build phase or another part.
struct ProjectObject: Sendable {
  let id: String
  let dictionary: PropertyListDictionary
  /// Where the object's identifier is, in bytes.
  let offset: Int

  /// The kind, such as "PBXNativeTarget"; empty if the object states none.
  var kind: String { self["isa"] ?? "" }

  subscript(key: String) -> String? { dictionary[key]?.string }

  /// The identifiers or names of a list.
  func list(_ key: String) -> [String] { dictionary[key]?.array?.compactMap(\.string) ?? [] }

  /// The identifiers of a list, with their places in the file.
  func references(_ key: String) -> [(id: String, offset: Int)] {
    dictionary[key]?.array?.compactMap { value in value.string.map { ($0, value.offset) } } ?? []
  }
}
