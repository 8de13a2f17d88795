/// The names that SwiftGen gives to storyboards, scenes and segues.
package enum SwiftGenName {
  package static func type(of text: String) -> String {
    prefixed(AccessorName.capitalized(AccessorName.joinedWords(text)), text)
  }

  package static func member(of text: String) -> String { prefixed(AccessorName.memberName(text), text) }

  /// A digit at the start is kept, after an underscore. A word after it begins with a capital letter, but a letter
  /// beside it stays.
  private static func prefixed(_ name: String, _ text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty else { return name }
    let next = text.dropFirst(digits.count).first.flatMap { $0.isLetter ? String($0) : nil }
    return "_\(digits)\(next ?? name.prefix(1).uppercased())\(name.dropFirst())"
  }
}
