/// A value that options and arguments can have: one word, an optional word, or an array of words.
package protocol ArgumentValue: Sendable {
  /// How many words make a value.
  static var occurrence: ArgumentOccurrence { get }

  /// The only words that are allowed, in the order in which help shows them; empty where any word may be given.
  static var allowedWords: [String] { get }

  /// What a word must be, for those who gave another: a sentence, empty where nothing is to be said.
  static var requirement: String { get }

  /// Whether a value can be made with this word.
  static func accepts(word: String) -> Bool

  /// The value that these words make; nil where a word isn't accepted, or where there are none and one is needed.
  init?(words: [String])

  /// The words that would give this value, as help shows a default.
  var words: [String] { get }
}

/// How many words make a value.
package enum ArgumentOccurrence: Sendable {
  case one, oneOrNone, any
}

/// A value made of one word. An enumeration of strings that is `CaseIterable` needs to write no more than this name.
package protocol WordValue: ArgumentValue {
  init?(word: String)
  var word: String { get }
}

extension WordValue {
  package static var occurrence: ArgumentOccurrence { .one }
  package static var allowedWords: [String] { [] }
  package static var requirement: String { "" }
  package static func accepts(word: String) -> Bool { Self(word: word) != nil }

  /// The last word wins, as it does in swift-argument-parser: a script can append an option to a fixed list.
  package init?(words: [String]) {
    guard let last = words.last else { return nil }
    self.init(word: last)
  }

  package var words: [String] { [word] }
}

extension String: WordValue {
  package init?(word: String) { self = word }
  package var word: String { self }
}

extension Int: WordValue {
  package static var requirement: String { "Please provide a whole number." }
  package init?(word: String) { self.init(word) }
  package var word: String { description }
}

extension WordValue where Self: CaseIterable & RawRepresentable<String> {
  package static var allowedWords: [String] { allCases.map(\.rawValue) }
  package init?(word: String) { self.init(rawValue: word) }
  package var word: String { rawValue }
}

extension Optional: ArgumentValue where Wrapped: WordValue {
  package static var occurrence: ArgumentOccurrence { .oneOrNone }
  package static var allowedWords: [String] { Wrapped.allowedWords }
  package static var requirement: String { Wrapped.requirement }
  package static func accepts(word: String) -> Bool { Wrapped.accepts(word: word) }

  package init?(words: [String]) {
    guard let last = words.last else {
      self = .none
      return
    }
    guard let value = Wrapped(word: last) else { return nil }
    self = .some(value)
  }

  package var words: [String] { self?.words ?? [] }
}

extension Array: ArgumentValue where Element: WordValue {
  package static var occurrence: ArgumentOccurrence { .any }
  package static var allowedWords: [String] { Element.allowedWords }
  package static var requirement: String { Element.requirement }
  package static func accepts(word: String) -> Bool { Element.accepts(word: word) }

  package init?(words: [String]) {
    let values = words.compactMap(Element.init(word:))
    guard values.count == words.count else { return nil }
    self = values
  }

  package var words: [String] { map(\.word) }
}
