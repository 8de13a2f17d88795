/// The names of an accessor, from the manifest to the generated file.
package struct AccessorName: Hashable, Sendable {
  /// The base, lowerCamelCase: `personCell`.
  package var base: String
  /// The part after the verb in a function's name: `PersonCell` in `dequeuePersonCell(for:)`.
  package var suffix: String

  /// - Parameter name: The entry's own name; `nil` if it follows from the type.
  package init(type: TypeName, name: String?) {
    let fromType = Self.lowerCamelCase(type.last)
    base = name ?? fromType
    // The class's own spelling is kept, so that URLCell gives urlCell and dequeueURLCell.
    suffix = base == fromType ? Self.capitalized(type.last) : Self.capitalized(base)
  }

  /// The name of an entry. One of UIKit's own class is named after its identifier, or the storyboard or nib that starts
  /// with it.
  ///
  /// - Parameters:
  ///   - name: The entry's own name; `nil` if it follows from the others.
  ///   - document: The name of the storyboard or the nib.
  package init(type: TypeName, name: String?, identifier: String?, document: String?) {
    let followed = type.isOfUIKit ? (identifier ?? document).map(Self.memberName) : nil
    if name == nil, let followed, SwiftIdentifier.problem(withMember: followed) == nil {
      self.init(base: followed)
    } else {
      self.init(type: type, name: name)
    }
  }

  /// A name that doesn't follow from a type.
  init(base: String) {
    self.base = base
    suffix = Self.capitalized(base)
  }

  /// The name in its declaration, in backticks if it is a keyword.
  var declaration: String { SwiftIdentifier.declared(base) }

  /// The name after a dot, where Swift accepts keywords without backticks.
  var reference: String { base }
}

extension AccessorName {
  /// `text` with its first word in lowercase: `PersonCell` to `personCell`, `URLCell` to `urlCell`, `URL` to `url`.
  package static func lowerCamelCase(_ text: String) -> String {
    guard !text.isASCII else { return lowerCamelCase(ascii: text) }
    let letters = Array(text)
    var end = letters.firstIndex { !$0.isUppercase } ?? letters.count
    // In a run of capitals the last one begins the next word, if a small letter follows it.
    if end > 1, end < letters.count, letters[end].isLowercase { end -= 1 }
    return String(letters[..<end]).lowercased() + String(letters[end...])
  }

  /// The same for nearly all names, whose letters needn't be looked up.
  private static func lowerCamelCase(ascii text: String) -> String {
    var letters = Array(text.utf8)
    var end = letters.firstIndex { !$0.isUppercaseLetter } ?? letters.count
    if end > 1, end < letters.count, letters[end].isLowercaseLetter { end -= 1 }
    for index in 0..<end { letters[index] |= 0x20 }
    return String(decoding: letters, as: UTF8.self)
  }

  package static func capitalized(_ text: String) -> String {
    if text.isASCII, let first = text.utf8.first, !first.isLowercaseLetter { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The member name for a text: `Person.compact cell` and `person_compact_cell` to `personCompactCell`.
  package static func memberName(_ text: String) -> String { lowerCamelCase(joinedWords(text)) }

  /// The words of a text without what separates them: `person_compact cell` to `personCompactCell`.
  package static func joinedWords(_ text: String) -> String {
    let name = text.utf8.contains(UInt8(ascii: "_")) ? joined(text.split(separator: "_")) : text
    return SwiftIdentifier.nearest(to: name) ?? name
  }

  private static func joined(_ words: [Substring]) -> String {
    (words.prefix(1) + words.dropFirst().map { Substring(capitalized(String($0))) }).joined()
  }
}

extension String {
  fileprivate var isASCII: Bool { !hasByte { $0 >= 0x80 } }
}

extension UInt8 {
  fileprivate var isUppercaseLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}
