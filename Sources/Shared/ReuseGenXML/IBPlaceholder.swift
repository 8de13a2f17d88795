/// Whether an object at the top level of a nib is made by the nib, or exists before the nib is loaded.
package enum IBPlaceholder: Sendable {
  /// The object that loads the nib.
  case filesOwner
  /// The first responder, the application, or another object that the loader supplies.
  case other

  /// - Parameters:
  ///   - element: the element's name.
  ///   - id: its object identifier. Documents for macOS mark placeholders by reserved identifiers alone.
  ///   - identifier: its `placeholderIdentifier`.
  package init?(element: String, id: String?, identifier: String?) {
    if identifier == "IBFilesOwner" || (element == "customObject" && id == "-2") {
      self = .filesOwner
    } else if element == "placeholder" || (element == "customObject" && (id == "-1" || id == "-3")) {
      self = .other
    } else {
      return nil
    }
  }
}
