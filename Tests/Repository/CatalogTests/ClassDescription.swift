import ReuseGenDeclarations

/// The description of a class: a constant that starts with `UIKitClass(`.
struct ClassDescription {
  let className: String
  /// The elements that describe objects of the class.
  let elements: [String]
  /// The path of its file.
  let path: String

  static func all(in runtime: RuntimeDeclarations) -> [ClassDescription] {
    runtime.sources.flatMap { source in
      source.file.types.flatMap { type in
        type.properties.filter(\.isTypeMember).compactMap { property in
          let text = String(decoding: source.bytes[property.range], as: UTF8.self)
          guard text.contains(" = UIKitClass(") else { return nil }
          return ClassDescription(className: type.fullName, elements: elements(in: text), path: source.path)
        }
      }
    }.sorted { $0.className < $1.className }
  }

  /// The strings of the argument `elements`.
  private static func elements(in text: String) -> [String] {
    guard let start = text.firstRange(of: " elements: [")?.upperBound, let end = text[start...].firstIndex(of: "]")
    else { return [] }
    return text[start..<end].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
