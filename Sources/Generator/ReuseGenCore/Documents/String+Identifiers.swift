extension String {
  /// Whether two identifiers are the same to UIKit, which compares their characters as they are encoded. In Swift, "é"
  /// equals "e" with a combining accent; UIKit doesn't find the one by the other.
  func isLiterally(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Explains a difference that can't be seen; empty if the identifiers look different.
  func hint(besides other: String) -> String {
    self == other && !isLiterally(other) ? " (they look alike, but their accents are composed differently)" : ""
  }
}
