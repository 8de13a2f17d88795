import ReuseGenBasics

extension ReadContents: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(
      types: reader.value(),
      typeAliases: reader.value(),
      stringLiterals: reader.value(),
      text: reader.value(),
      mayAddTypes: reader.value(),
      doubt: reader.value(),
      words: (reader.value() as [String]?).map { Set($0) }
    )
    if !types.indices.allSatisfy({ types[$0].enclosing ?? -1 < $0 }) { reader.fail() }
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: types, typeAliases, stringLiterals, text, mayAddTypes, doubt, words?.sorted())
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
