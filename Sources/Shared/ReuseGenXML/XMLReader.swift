/// Receives the elements of a document in document order.
protocol XMLBuilder: ~Copyable {
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
  static func read<Builder: XMLBuilder & ~Copyable>(
    _ source: IBSource,
    into builder: consuming Builder
  ) throws(IBReadError) -> Builder {
    let fault = source.bytes.withUnsafeBytes { buffer -> XMLFault? in
      guard let base = buffer.baseAddress else { return XMLFault(.empty, at: 0) }
      let bytes = base.assumingMemoryBound(to: UInt8.self)
      var scanner = XMLScanner(source, bytes, count: buffer.count, reportsText: Builder.usesText)
      do throws(XMLFault) {
        while let event = try scanner.next() {
          switch event {
          case .start: builder.start(scanner.tag)
          case .text: builder.text(scanner.text)
          case .end: builder.end()
          }
        }
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw source.error(fault.problem, at: fault.offset) }
    return builder
  }
}
