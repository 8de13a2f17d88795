extension KeptContents.Bodies {
  init(of file: SourceFile) {
    members = file.types.map { DeclaredMembers(properties: $0.properties, methods: $0.methods) }
    stringLiterals = file.stringLiterals
  }

  /// - Parameter typeCount: The number of types, each of which has an element in `members`. Other bytes have nothing.
  init(_ bytes: UnsafeRawBufferPointer, typeCount: Int) {
    var reader = ByteReader(bytes)
    let (members, literals): ([DeclaredMembers], [StringLiteral]) = (reader.value(), reader.value())
    let isWhole = reader.isFinished && members.count == typeCount
    self.members = isWhole ? members : Array(repeating: DeclaredMembers(), count: typeCount)
    stringLiterals = isWhole ? literals : []
  }

  func write(to writer: inout ByteWriter) { writer.add(values: members, stringLiterals) }
}

extension KeptContents.Text {
  init(of file: SourceFile) {
    (identifierUses, nameUses) = (file.identifierUses, file.nameUses)
    storyboardConstants = file.storyboardConstants
    (names, boundNames) = (file.names, file.boundNames)
    (stringConstants, lines) = (file.stringConstants, file.lines)
  }

  /// Other bytes have nothing.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.init()
    var reader = ByteReader(bytes)
    var text = self
    (text.identifierUses, text.nameUses) = (reader.value(), reader.value())
    text.storyboardConstants = reader.value()
    (text.names, text.boundNames) = (reader.value(), reader.value())
    (text.stringConstants, text.lines) = (reader.value(), reader.value())
    if reader.isFinished { self = text }
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: identifierUses, nameUses, storyboardConstants, names, boundNames, stringConstants, lines)
  }
}

extension TextSummary: EncodedValue {
  init(from reader: inout ByteReader) { self.init(rawValue: reader.number()) }
  func write(to writer: inout ByteWriter) { writer.add(rawValue) }
}

extension [TypeDeclaration] {
  /// The declarations of types whose names are known; `nil` for other bytes.
  init?(_ bytes: UnsafeRawBufferPointer, named names: [DeclaredName], _ language: SourceFile.Language) {
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
