/// Why a call site stays as it is.
struct Reason: Error {
  let text: String
  /// Whether the manifest lacks an entry.
  let isUnlisted: Bool
  /// The only spelling that the reason is about; `nil` if it is about each.
  let spelling: Spelling?

  init(_ text: String, isUnlisted: Bool = false, about spelling: Spelling? = nil) {
    self.text = text
    self.isUnlisted = isUnlisted
    self.spelling = spelling
  }

  static let overlap = Reason("a rewritten call site contains it; migrate again")
  static let comment = Reason("a comment is in the way")
  static let unsettled = Reason("the identifier isn't a string that the sources settle", about: .strings)
  static let unsettledStoryboard = Reason("the storyboard isn't one that the sources settle", about: .strings)
  static let otherBundle = Reason(
    "the bundle isn't one that the sources settle, or not the manifest's",
    about: .strings
  )
  static let noCast = Reason("the result isn't cast")
  static let optional = Reason("the code handles a result that is nil")
}
