public import HeadlessUIKit
public import Testing

extension UserActions where Object: UITextField {
  /// Types text at the caret, as the keyboard does: one character after the other.
  ///
  /// Begins editing first, if the field isn't being edited. The field calls its delegate for each character, and
  /// sends `editingChanged`. A line break is the return key. If another view is edited by then, as after the digit of a
  /// code, it gets the rest. Records an issue if editing can't begin, if the field is hidden or doesn't take touches,
  /// if the return key is disabled, or if text is left when editing has ended.
  ///
  ///     form.nameField.user.insertText("Ada")
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
  /// Records an issue if editing can't begin, or if the field is hidden or doesn't take touches.
  public func deleteBackward(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("deleteBackward()", sourceLocation) { () throws(MissedAction) in
      try object.requireEditing()
      object.typeDelete()
    }
  }

  /// Taps the button that clears the field.
  ///
  /// Calls the delegate before the text changes. Records an issue if the field is disabled or hidden, or if it shows
  /// no clear button: the field is empty, or its `clearButtonMode` doesn't show the button now.
  public func tapClearButton(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapClearButton()", sourceLocation) { () throws(MissedAction) in
      try object.requireEnabled()
      guard object.clearButtonMode.shows(whileEditing: object.isEditing) else {
        throw MissedAction("the field shows no clear button now: its clearButtonMode is \(object.clearButtonMode)")
      }
      guard object.hasText else { throw MissedAction("the field shows no clear button: it is empty") }
      guard object.delegate?.textFieldShouldClear(object) ?? true else { return }
      object.clearByUser()
    }
  }
}
