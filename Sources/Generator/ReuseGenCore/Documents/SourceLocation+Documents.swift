import ReuseGenXML

extension SourceLocation {
  /// A location in a document.
  init(_ location: IBLocation, in file: String) {
    self.init(file: file, line: location.line, column: location.column)
  }
}

extension InterfaceBuilderDocument {
  /// The location of an attribute of an element, or of the element if it doesn't have the attribute.
  func location(_ element: IBLocation, _ attribute: String? = nil) -> SourceLocation {
    let location = attribute.map { self.location(ofAttribute: $0, inElementAt: element) } ?? element
    return SourceLocation(location, in: path)
  }
}
