import ReuseGenBasics
import ReuseGenCore
import ReuseGenDeclarations

/// A name that code states for an identifier, a nib or a storyboard.
enum NameReference: Hashable, Sendable {
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
