/// A header, a footer, a supplementary view, or a view that is loaded from its nib.
package final class ViewEntry: ManifestEntry {
  package let statement: EntryStatement
  /// Whether the entry was read without an error: what is missing in another may follow from its error.
  let isSound: Bool

  package init(_ statement: EntryStatement, isSound: Bool) {
    self.statement = statement
    self.isSound = isSound
  }
}
