import Basics
import ReuseGenCore
import SourceDeclarations

/// A name that code states for an identifier, a nib or a storyboard.
enum NameReference: Hashable, Sendable {
  /// The text of a string.
  case text(String)
  /// A constant of R.swift, such as `personCell` in `R.nib.personCell`.
  case rswift(String)

  /// How code can state a text.
  static func all(of text: String) -> [NameReference] { [.text(text), .rswift(RswiftName.of(text))] }

  func names(_ text: String) -> Bool {
    switch self {
    case .text(let stated): stated == text
    case .rswift(let name): name == RswiftName.of(text)
    }
  }

  var isRswift: Bool { if case .rswift = self { true } else { false } }
}

extension NameReference: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .rswift(let name): name
    }
  }
}

/// The names that R.swift gives to resources.
enum RswiftName {
  /// Letters, digits and underscores are kept, a capital follows what isn't, and the first word is in lowercase.
  static func of(_ text: String) -> String { AccessorName.lowerCamelCase(words(in: text)) }

  static func words(in text: String) -> String {
    let words = text.swiftNames
    let joined = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return String(joined.joined().drop { $0.isNumber })
  }
}

/// The names that SwiftGen gives to storyboards, scenes and segues.
enum SwiftGenName {
  static func type(of text: String) -> String { AccessorName.capitalized(AccessorName.joinedWords(text)) }
  static func member(of text: String) -> String { AccessorName.memberName(text) }
}
