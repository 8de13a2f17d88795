/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
final class ViewEntry: ManifestEntry {
  let statement: EntryStatement
  /// Whether the entry was read without an error: what is missing in another may follow from its error.
  let isSound: Bool

  init(_ statement: EntryStatement, isSound: Bool) {
    self.statement = statement
    self.isSound = isSound
  }
}
