extension UISearchBar: TypedView {
  var typedText: String { text ?? "" }

  func takeTyped(_ text: String, for range: NSRange, with string: String) {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// Touches the button that clears the field.
  public func tapClearButton() {
    text = ""
    delegate?.searchBar(self, textDidChange: "")
  }

  /// Touches the button to cancel. A search controller's search ends with it.
  public func tapCancelButton() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// Touches a scope.
  public func tapScope(at index: Int) {
    guard (scopeButtonTitles ?? []).indices.contains(index), index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.updateResults()
  }
}
