extension UISearchBar: TypedView {
  package var typedText: String { text ?? "" }

  package func takeTyped(_ text: String, for range: NSRange, with string: String) {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// Ends the search of the bar's search controller, as the cancel button does.
  package func endSearch() { search?.isActive = false }
  /// Updates the results of the bar's search controller.
  package func updateSearchResults() { search?.updateResults() }
}
