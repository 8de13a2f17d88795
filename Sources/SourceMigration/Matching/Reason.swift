/// Why a call site stays as it is.
struct Reason: Error {
  let text: String
  /// Whether the manifest lacks an entry.
  let isUnlisted: Bool

  init(_ text: String, isUnlisted: Bool = false) {
    self.text = text
    self.isUnlisted = isUnlisted
  }

  static let comment = Reason("a comment is in the way")
  static let unsettled = Reason("the identifier isn't a string that the sources settle")
  static let noCast = Reason("the result isn't cast")
  static let optional = Reason("the code handles a result that is nil")
}
