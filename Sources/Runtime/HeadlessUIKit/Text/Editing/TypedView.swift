/// A view into which the user types. The keyboard asks before it calls `insertText(_:)` or `deleteBackward()`; an app
/// that calls them asks nobody.
@preconcurrency @MainActor
package protocol TypedView: UIView, UIKeyInput {
  /// Whether the delegate lets a key replace the selection.
  func mayType(_ key: String) -> Bool
  /// Whether the delegate lets the delete key act. It isn't asked if there is nothing to delete.
  func mayDeleteBackward() -> Bool
}

extension String {
  /// The keys with which the user types the text: its characters. A line break is the return key, `"\n"`.
  package var typedKeys: [String] { map { $0.isNewline ? "\n" : String($0) } }
}
