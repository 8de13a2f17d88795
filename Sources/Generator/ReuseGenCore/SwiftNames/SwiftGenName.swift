/// The names that SwiftGen gives to storyboards, scenes and segues.
package enum SwiftGenName {
  package static func type(of text: String) -> String {
    prefixed(AccessorName.capitalized(AccessorName.joinedWords(text)), text)
  }

  package static func member(of text: String) -> String { prefixed(AccessorName.memberName(text), text) }

  /// A digit at the start is kept, after an underscore.
  private static func prefixed(_ name: String, _ text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    return digits.isEmpty ? name : "_\(digits)\(name)"
  }
}
