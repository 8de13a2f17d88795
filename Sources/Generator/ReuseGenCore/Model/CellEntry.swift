/// A cell of a table or a collection.
package final class CellEntry: ManifestEntry {
  package let statement: EntryStatement

  package init(_ statement: EntryStatement, isSound: Bool) { self.statement = statement }
}
