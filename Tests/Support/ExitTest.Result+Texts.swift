package import Testing

extension ExitTest.Result? {
  /// Expects pieces of text on standard error, in order.
  package func expectTexts(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    var rest = text[...]
    for part in texts {
      let found = rest.firstRange(of: part)
      #expect(found != nil, "\(part) in \(text)", sourceLocation: sourceLocation)
      if let found { rest = rest[found.upperBound...] }
    }
  }
}
