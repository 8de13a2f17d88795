import ReuseGenCLibrary

extension IBSource {
  /// Refuses what is not UTF-8 or not XML.
  ///
  /// In other encodings, UTF-7 for example, other bytes can be markup.
  func check(_ scan: CharacterScan) throws(IBReadError) {
    let problem = bytes.withUnsafeBytes { bytes -> XMLFault? in
      // Checked first, because a file can be correct in the encoding that it declares.
      if let fault = otherEncoding(in: bytes) { return fault }
      if let offset = scan.invalidUTF8 { return XMLFault(.invalidText(encoding: "UTF-8"), at: offset) }
      guard let first = bytes.firstIndex(where: { !Self.isSpace($0) }) else { return XMLFault(.empty, at: 0) }
      return bytes[first] == UInt8(ascii: "<") ? nil : XMLFault(.notXML, at: first)
    }
    if let problem { throw error(problem.problem, at: problem.offset) }
  }

  private func otherEncoding(in bytes: UnsafeRawBufferPointer) -> XMLFault? {
    if Self.hasUsualDeclaration(bytes) { return nil }
    guard let value = Self.declaredEncoding(in: bytes) else { return nil }
    let name = String(decoding: bytes[value], as: UTF8.self)
    let isRead = ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    return isRead ? nil : XMLFault(.encoding(name), at: value.lowerBound)
  }

  /// Whether XML calls it white space.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// An error at a byte of the document.
  func error(_ problem: IBReadError.Problem, at offset: Int) -> IBReadError {
    IBReadError(path: path, problem: problem, location: Self.location(of: offset, in: bytes))
  }

  private static func location(of offset: Int, in bytes: [UInt8]) -> IBLocation {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return .start }
      var lines = LineCounter(base.assumingMemoryBound(to: UInt8.self))
      return lines.location(of: min(offset, buffer.count))
    }
  }

  /// Whether a document begins with the declaration that Interface Builder writes, which needs no parsing.
  private static func hasUsualDeclaration(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let usual: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\""
    guard let base = bytes.baseAddress, bytes.count >= usual.utf8CodeUnitCount else { return false }
    return memcmp(base, usual.utf8Start, usual.utf8CodeUnitCount) == 0
  }

  /// The range of the encoding in the XML declaration, without its quotes.
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

  static func utf8(fromUTF16 file: [UInt8], isBigEndian: Bool, path: String) throws(IBReadError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 2 + 8)
    var unit = 0
    let units = AnyIterator<UInt16> {
      guard unit + 1 < file.count else { return nil }
      defer { unit += 2 }
      let high = UInt16(file[unit + (isBigEndian ? 0 : 1)])
      let low = UInt16(file[unit + (isBigEndian ? 1 : 0)])
      return high << 8 | low
    }
    let isBroken = transcode(units, from: UTF16.self, to: UTF8.self, stoppingOnError: true) { text.append($0) }
    var utf8 = text
    if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { utf8.removeFirst(3) }
    if isBroken || file.count % 2 != 0 {
      let end = location(of: utf8.count, in: utf8)
      throw IBReadError(path: path, problem: .invalidText(encoding: "UTF-16"), location: end)
    }
    // The declaration describes the file; these bytes have another encoding.
    let value = utf8.withUnsafeBytes { declaredEncoding(in: $0) }
    if let value, String(decoding: utf8[value], as: UTF8.self).lowercased().hasPrefix("utf-16") {
      utf8.replaceSubrange(value, with: "UTF-8".utf8)
    }
    return utf8
  }
}
