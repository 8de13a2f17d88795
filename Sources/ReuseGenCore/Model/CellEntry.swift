/// A cell of a table or a collection.
final class CellEntry: ManifestEntry {
  let statement: EntryStatement

  init(_ statement: EntryStatement, isSound: Bool) { self.statement = statement }
}
