/// A Swift class as the manifest names it: `PersonCell`, nested `Feed.PhotoCell`, or in another module `Kit.Badge`.
package struct TypeName: Hashable, Sendable {
  package let text: String
  /// The parts between the dots; empty for a name without one, of which a large manifest has many.
  private let parts: [String]

  /// Fails if `text` isn't a dotted list of Swift identifiers, or contains a word that Swift reserves.
  package init?(_ text: String) {
    // Most names have one component.
    let isDotted = text.hasByte { $0 == UInt8(ascii: ".") }
    let components = isDotted ? text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : [text]
    guard components.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) }) else {
      return nil
    }
    parts = isDotted ? components : []
    self.text = text
  }

  private init(_ components: [String]) {
    parts = components.count > 1 ? components : []
    text = components.joined(separator: ".")
  }

  /// The module, the types around the class and the class itself.
  package var components: [String] { isNested ? parts : [text] }

  /// Whether the name has more than one component.
  package var isNested: Bool { !parts.isEmpty }

  /// The first component: the class itself, the outermost type around it, or its module.
  package var head: String { parts.first ?? text }

  /// The name in code: words that have another meaning in some context are in backticks.
  var code: String {
    isNested ? parts.map(SwiftIdentifier.type).joined(separator: ".") : SwiftIdentifier.type(text)
  }

  /// The class's own name, without the types and the module around it.
  package var last: String { parts.last ?? text }

  /// The name as the class's own module writes it: without the name of that module.
  package func within(_ module: String?) -> TypeName {
    guard isNested, head == module else { return self }
    return TypeName(Array(parts.dropFirst()))
  }

  /// Whether it is one of UIKit's own base classes, which many objects of documents share.
  package var isOfUIKit: Bool { NameTable.baseClasses.contains(text) }

  package static func == (one: TypeName, other: TypeName) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
