extension KeptContents {
  init(of file: SourceFile) {
    self.init(
      members: file.types.map { DeclaredMembers(properties: $0.properties, methods: $0.methods) },
      stringLiterals: file.stringLiterals
    )
  }

  /// - Parameter typeCount: The number of types, each of which has an element in `members`. Other bytes have nothing.
  init(_ bytes: UnsafeRawBufferPointer, typeCount: Int) {
    var reader = ByteReader(bytes)
    let (members, literals): ([DeclaredMembers], [StringLiteral]) = (reader.value(), reader.value())
    let isWhole = reader.isFinished && members.count == typeCount
    self.init(
      members: isWhole ? members : Array(repeating: DeclaredMembers(), count: typeCount),
      stringLiterals: isWhole ? literals : []
    )
  }

  func write(to writer: inout ByteWriter) { writer.add(values: members, stringLiterals) }
}
