package import Testing

extension ExitTest.Result? {
  /// Expects pieces of text on standard error, in order.
  package func expectWords(_ words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    var rest = text[...]
    for words in words {
      let found = rest.firstRange(of: words)
      #expect(found != nil, "\(words) in \(text)", sourceLocation: sourceLocation)
      if let found { rest = rest[found.upperBound...] }
    }
  }
}
