public import HeadlessUIKit
public import Testing

extension UserActions where Object: UISearchBar {
  /// Types text, as the keyboard does: one character after the other.
  ///
  /// Begins the search first, if it hasn't begun. Notifies the delegate and the search controller. A line break is the
  /// search button of the keyboard. Records an issue if editing can't begin, if the search bar is hidden or doesn't
  /// take touches, or if the search button is disabled: there is no text, and `enablesReturnKeyAutomatically` is
  /// `true`, as by default.
  ///
  ///     search.searchBar.user.insertText("ada")
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func insertText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("insertText(\(String(reflecting: text)))", sourceLocation) { () throws(MissedAction) in
      try object.requireEditing()
      try object.searchTextField.typeKeys(of: text)
    }
  }

  /// Types the delete key, which removes the selection or the character before the caret.
  ///
  /// Records an issue if editing can't begin, or if the search bar is hidden or doesn't take touches.
  public func deleteBackward(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("deleteBackward()", sourceLocation) { () throws(MissedAction) in
      try object.requireEditing()
      object.searchTextField.typeDelete()
    }
  }

  /// Taps the button that clears the text.
  ///
  /// Records an issue if there is no text, or if the search bar is hidden or doesn't take touches.
  public func tapClearButton(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapClearButton()", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      let field = object.searchTextField
      if !field.hasText { throw MissedAction("the search bar shows no clear button: it is empty") }
      if field.delegate?.textFieldShouldClear(field) ?? true { field.clearByUser() }
    }
  }

  /// Taps the cancel button, which also ends the search of the bar's search controller.
  ///
  /// Records an issue if the search bar shows no cancel button, is hidden, or doesn't take touches.
  public func tapCancelButton(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapCancelButton()", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      guard object.showsCancelButton else {
        throw MissedAction("the search bar shows no cancel button; begin the search first, or set showsCancelButton")
      }
      object.delegate?.searchBarCancelButtonClicked(object)
      object.endSearch()
    }
  }

  /// Taps a scope.
  ///
  /// Notifies the delegate and the search controller if another scope was selected. Records an issue if there is no
  /// such scope, if the search bar shows no scopes, or if it is hidden or doesn't take touches.
  ///
  /// - Parameters:
  ///   - index: The index of the scope in `scopeButtonTitles`.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tapScope(at index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tapScope(at: \(index))", sourceLocation) { () throws(MissedAction) in
      try object.requireTouches()
      let titles = object.scopeButtonTitles ?? []
      guard titles.indices.contains(index) else { throw MissedAction("the search bar has \(titles.count) scopes") }
      guard object.showsScopeBar else {
        throw MissedAction("the search bar shows no scopes; begin the search first, or set showsScopeBar")
      }
      if index == object.selectedScopeButtonIndex { return }
      object.selectedScopeButtonIndex = index
      object.delegate?.searchBar(object, selectedScopeButtonIndexDidChange: index)
      object.updateSearchResults()
    }
  }
}
