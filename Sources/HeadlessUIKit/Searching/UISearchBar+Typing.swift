extension UISearchBar: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text at the end, as the keyboard does: the search begins, the delegate and the search controller are told. A
  /// line break is the button to search.
  public func insertText(_ text: String) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    if text == "\n" {
      delegate?.searchBarSearchButtonClicked(self)
    } else {
      replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
    }
  }

  /// Types the key that takes the last character away.
  public func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
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

  private func replace(_ range: NSRange, with string: String) {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    let new = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
}
