import InterfaceBuilderXML

extension SourceLocation {
  /// A location in a document.
  init(_ place: IBPlace, in file: String) {
    self.init(file: file, line: place.line, column: place.column)
  }
}

extension InterfaceBuilderDocument {
  /// The location of an attribute of an element, or of the element if it doesn't have the attribute.
  func location(_ element: IBPlace, _ attribute: String? = nil) -> SourceLocation {
    let place = attribute.map { self.place(ofAttribute: $0, inElementAt: element) } ?? element
    return SourceLocation(place, in: path)
  }
}
