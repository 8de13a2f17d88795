import ReuseGenBasics

// The bytes of the members of a source's types and of its string literals: how many there are of each, and then these.

extension KeptBodies {
  static func write(_ contents: any SourceContents, to writer: inout ByteWriter) {
    var parts = ByteWriter()
    func add(_ value: some EncodedValue) {
      let start = parts.bytes.count
      value.write(to: &parts)
      writer.add(values: parts.bytes.count - start)
    }
    for index in contents.typeNames.indices { add(contents.members(ofType: index)) }
    add(contents.stringLiterals)
    writer.add(parts.bytes)
  }

  /// The places of the members of each type, and of the string literals. In other bytes they are empty.
  static func parts(of bytes: UnsafeRawBufferPointer, in range: Range<Int>, typeCount: Int) -> [Range<Int>] {
    var reader = ByteReader(bytes[range])
    let counts = (0...typeCount).map { _ in Int(from: &reader) }
    var end = range.lowerBound + reader.offset
    guard !reader.hasFailed, counts.reduce(end, +) == range.upperBound else {
      return Array(repeating: range.upperBound..<range.upperBound, count: typeCount + 1)
    }
    return counts.map { count in
      defer { end += count }
      return end..<end + count
    }
  }
}

extension TextContents: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(
      identifierUses: reader.value(),
      accessorUses: reader.value(),
      nameUses: reader.value(),
      resourceConstants: reader.value(),
      names: reader.value(),
      boundNames: reader.value(),
      stringConstants: reader.value(),
      lines: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: identifierUses, accessorUses, nameUses, resourceConstants)
    writer.add(values: names, boundNames, stringConstants, lines)
  }
}

extension TextSummary: EncodedValue {
  init(from reader: inout ByteReader) { self.init(rawValue: reader.number()) }
  func write(to writer: inout ByteWriter) { writer.add(rawValue) }
}

extension [TypeDeclaration] {
  /// The declarations of types whose names are known; `nil` for other bytes.
  init?(encoded bytes: Slice<UnsafeRawBufferPointer>, named names: [DeclaredName], _ language: SourceFile.Language) {
    var reader = ByteReader(bytes)
    self = names.map { TypeDeclaration($0, language, from: &reader) }
    guard reader.isFinished, indices.allSatisfy({ self[$0].enclosing ?? -1 < $0 }) else { return nil }
  }
}

extension NameSet: EncodedValue {
  init(from reader: inout ByteReader) {
    let hashes = reader.fixedNumbers()
    self.init(hashes: reader.hasFailed ? [] : hashes)
  }

  /// Only the hashes, because more than half of the slots can be empty.
  func write(to writer: inout ByteWriter) { writer.add(fixed: slots.filter { $0 != 0 }.sorted()) }
}

extension LineStarts: EncodedValue {
  init(from reader: inout ByteReader) {
    let count = reader.count()
    var starts: [UInt32] = []
    starts.reserveCapacity(count)
    var start: UInt32 = 0
    for _ in 0..<count {
      // Lines are short, so that their lengths are.
      start &+= reader.number()
      starts.append(start)
    }
    if starts.first != 0 || !starts.indices.dropFirst().allSatisfy({ starts[$0 - 1] < starts[$0] }) { reader.fail() }
    self.init(starts: reader.hasFailed ? [0] : starts)
  }

  func write(to writer: inout ByteWriter) {
    starts.count.write(to: &writer)
    for index in starts.indices { writer.add(starts[index] &- (index == 0 ? 0 : starts[index - 1])) }
  }
}
