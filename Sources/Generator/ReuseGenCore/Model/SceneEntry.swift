/// A scene of a storyboard.
package final class SceneEntry: ManifestEntry {
  package let statement: EntryStatement

  package init(_ statement: EntryStatement, isSound: Bool) { self.statement = statement }

  /// The storyboard that the entry names, or the one with the name of its class.
  package var storyboardName: String { specified.values.storyboard?.value ?? type.value.last }
}
