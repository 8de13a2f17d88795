public import HeadlessUIKit
public import Testing

extension UserActions where Object: UITextView {
  /// Types text at the caret, as the keyboard does: one character after the other.
  ///
  /// Begins editing first, if the text view isn't being edited. Calls the delegate for each character; a line break
  /// is the return key. Records an issue if editing can't begin, if the text view is hidden or doesn't take touches, if
  /// the return key is disabled, or if text is left when editing has ended and no other view is edited.
  ///
  ///     note.textView.user.insertText("Buy milk")
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func insertText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("insertText(\(String(reflecting: text)))", sourceLocation) { () throws(MissedAction) in
      try object.requireEditing()
      try object.typeKeys(of: text)
    }
  }

  /// Types the delete key, which removes the selection or the character before the caret.
  ///
  /// Records an issue if editing can't begin, or if the text view is hidden or doesn't take touches.
  public func deleteBackward(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("deleteBackward()", sourceLocation) { () throws(MissedAction) in
      try object.requireEditing()
      object.typeDelete()
    }
  }
}
