import ReuseGenJSONWriting

/// `text` as messages show it: a JSON string, so that spaces and control characters are visible.
package func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

extension String {
  /// A class after its article, as it is read aloud: "a UIView", "an AvatarView", "an NSView".
  var withArticle: String {
    guard let first else { return "" }
    let isSpelled = dropFirst().first?.isUppercase ?? false
    return ("AEIOaeio".contains(first) || isSpelled && "FHLMNRSX".contains(first) ? "an " : "a ") + self
  }
}
