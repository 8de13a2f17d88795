/// A scene of a storyboard.
final class SceneEntry: ManifestEntry {
  let statement: EntryStatement

  init(_ statement: EntryStatement, isSound: Bool) { self.statement = statement }

  /// The storyboard that the entry names, or the one with the name of its class.
  var storyboardName: String { specified.values.storyboard?.value ?? type.value.last }
}
