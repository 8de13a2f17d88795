extension String {
  /// A class after its article, as it is read aloud: "a UIView", "an AvatarView", "an NSView".
  var withArticle: String {
    guard let first else { return "" }
    let isSpelled = dropFirst().first?.isUppercase ?? false
    return ("AEIOaeio".contains(first) || isSpelled && "FHLMNRSX".contains(first) ? "an " : "a ") + self
  }
}
