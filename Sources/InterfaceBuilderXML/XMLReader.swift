/// Receives the elements of a document in document order.
protocol XMLBuilder {
  /// Whether the builder uses character data. The reader doesn't report it otherwise.
  static var usesText: Bool { get }
  /// An element begins. The tag is valid only during the call.
  mutating func start(_ tag: XMLStartTag)
  /// A run of character data of the innermost element. An element may have several.
  mutating func text(_ text: XMLText)
  /// The innermost element ends.
  mutating func end()
}

/// Reads XML in one pass over its bytes and reports elements, with their locations, to a builder.
enum XMLReader {
  /// Reads a document.
  ///
  /// - Returns: the builder after the last element.
  static func read<Builder: XMLBuilder>(
    _ source: IBSource,
    into builder: Builder
  ) throws(IBReadError) -> Builder {
    let result = source.bytes.withUnsafeBytes { buffer -> Result<Builder, XMLFault> in
      guard let base = buffer.baseAddress else { return .failure(XMLFault(.empty, at: 0)) }
      let bytes = base.assumingMemoryBound(to: UInt8.self)
      return Result { () throws(XMLFault) -> Builder in
        var scanner = XMLScanner(source, bytes, count: buffer.count, reportsText: Builder.usesText)
        var builder = builder
        while let event = try scanner.next() {
          switch event {
          case .start: builder.start(scanner.tag)
          case .text: builder.text(scanner.text)
          case .end: builder.end()
          }
        }
        return builder
      }
    }
    switch result {
    case .success(let builder): return builder
    case .failure(let fault): throw source.error(fault.problem, at: fault.offset)
    }
  }
}
