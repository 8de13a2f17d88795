import Foundation

extension IBSource {
  /// Refuses what the parser must not see: bytes that aren't UTF-8, another encoding, something else than XML.
  ///
  /// In other encodings, UTF-7 for one, markup hides behind other bytes; and the parser's libraries differ in what
  /// they do with broken characters, from repairing them in silence to stopping the program.
  func check() throws(IBReadError) {
    let problem = data.withUnsafeBytes { bytes -> IBReadError? in
      // A file may be what it says that it is, and not what is read here.
      if let error = otherEncoding(in: bytes) { return error }
      if String(bytes: bytes, encoding: .utf8) == nil {
        return error(.invalidText(encoding: "UTF-8"), at: Self.firstInvalidUTF8(in: bytes), in: bytes)
      }
      guard let first = bytes.firstIndex(where: { !Self.isSpace($0) }) else { return error(.empty, at: 0, in: bytes) }
      guard bytes[first] == UInt8(ascii: "<") else { return error(.notXML, at: first, in: bytes) }
      return nil
    }
    if let problem { throw problem }
  }

  private func otherEncoding(in bytes: UnsafeRawBufferPointer) -> IBReadError? {
    guard let value = Self.declaredEncoding(in: bytes) else { return nil }
    let name = String(decoding: bytes[value], as: UTF8.self)
    let isRead = ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    return isRead ? nil : error(.encoding(name), at: value.lowerBound, in: bytes)
  }

  /// Whether XML calls it white space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// An error at a byte of the document.
  func error(_ problem: IBReadError.Problem, at offset: Int, in bytes: UnsafeRawBufferPointer) -> IBReadError {
    var lines = StartTagScanner(bytes)
    return IBReadError(path: path, problem: problem, place: lines.place(of: offset))
  }

  /// Where the XML declaration's encoding stands, without its quotes.
  private static func declaredEncoding(in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    var attributes = AttributeScanner(bytes, tag: 0)
    while let attribute = attributes.next() {
      guard bytes[attribute].elementsEqual("encoding".utf8) else { continue }
      guard
        let open = bytes[attribute.upperBound...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
        let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
      else { return nil }
      return open + 1..<close
    }
    return nil
  }

  private static func firstInvalidUTF8(in bytes: UnsafeRawBufferPointer) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    return offset
  }

  static func utf8(fromUTF16 file: Data, isBigEndian: Bool, path: String) throws(IBReadError) -> Data {
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 2 + 8)
    var unit = 0
    let units = AnyIterator<UInt16> {
      guard unit + 1 < file.count else { return nil }
      defer { unit += 2 }
      let high = UInt16(file[file.startIndex + unit + (isBigEndian ? 0 : 1)])
      let low = UInt16(file[file.startIndex + unit + (isBigEndian ? 1 : 0)])
      return high << 8 | low
    }
    let isBroken = transcode(units, from: UTF16.self, to: UTF8.self, stoppingOnError: true) { text.append($0) }
    var utf8 = Data(text)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { utf8 = Data(utf8.dropFirst(3)) }
    if isBroken || file.count % 2 != 0 {
      let place = utf8.withUnsafeBytes { bytes in
        var lines = StartTagScanner(bytes)
        return lines.place(of: bytes.count)
      }
      throw IBReadError(path: path, problem: .invalidText(encoding: "UTF-16"), place: place)
    }
    // The declaration spoke of the file; of these bytes it would say the wrong thing.
    let value = utf8.withUnsafeBytes { declaredEncoding(in: $0) }
    if let value, String(decoding: utf8[value], as: UTF8.self).lowercased().hasPrefix("utf-16") {
      utf8.replaceSubrange(value, with: "UTF-8".utf8)
    }
    return utf8
  }
}
