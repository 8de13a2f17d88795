/// What: a document cannot be read: broken XML, a legacy archive, a file too large or nested too deep.
/// Why: what it states cannot be compared with the manifest, and Interface Builder will not compile it either.
/// How to mend: the message says what helps; leave files that are no documents out of "interfaceBuilder".
enum DocumentUnreadable: Check {
  static let rule = Rule.documentUnreadable

  static func findings(in examination: Examination) -> [Finding] {
    examination.documents.errors.map { error in
      Finding(error.message, at: SourceLocation(error.place, in: error.path))
    }
  }
}
