/// The automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  case allCharacters
}
