/// Identifiers as UIKit compares them: letter by letter. To Swift "é" equals "e" with an accent behind it; looking a
/// cell up by the one does not find the other.
extension String {
  func isLiterally(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// What explains a disagreement that nobody sees; empty where the two differ to the eye.
  func hint(besides other: String) -> String {
    self == other && !isLiterally(other) ? " (they look alike, but their accents are composed differently)" : ""
  }
}
