/// A text in place of bytes of a source.
typealias Replacement = (range: Range<Int>, text: String)

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

  static let notUnderstood = Reason("the brackets or literals here don't match; correct them")
  static let overlap = Reason("a rewritten call site contains it; migrate again")
  static let comment = Reason("a comment is in the way; move it, and migrate again")
  static let unknownIdentifier = Reason(
    "the identifier is known at run time only; call the accessor where the class is known, or keep the call",
    about: .strings
  )
  static let unknownClass = Reason(
    "the class is known at run time only; call the accessor where it is known, or keep the call"
  )
  static let unknownSegue = Reason(
    "the segue is known at run time only; pass the identifier of a segue in Reuse.Segues to this code, or keep the call",
    about: .strings
  )
  static let unknownNib = Reason(
    "the nib's name is known at run time only; load the nib where the class is known, or keep the call",
    about: .strings
  )
  static let unknownScene = Reason(
    "the scene is known at run time only; make it by its class, or keep the call",
    about: .strings
  )
  static let unknownStoryboard = Reason(
    "the storyboard is known at run time only; make the scene by its class, or keep the call",
    about: .strings
  )
  static let otherBundle = Reason(
    "the bundle isn't known to be the manifest's; set \"bundle\" in the manifest, or keep the call",
    about: .strings
  )
  static let noCast = Reason("the result isn't cast; cast it to its class, or list the class in the document")
  static let noIndexPath = Reason("there is no index path; pass the data source's index path")
  static let optional = Reason("the code handles a nil result, which an accessor never returns; remove the branch")
}
