extension ReuseIdentifierUse: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(
      operation: reader.value(),
      role: reader.value(),
      identifier: reader.value(),
      className: reader.value(),
      nibName: reader.value(),
      elementKind: reader.value(),
      isRequired: reader.value(),
      offset: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: operation, role, identifier, className, nibName, elementKind, isRequired, offset)
  }
}

extension AccessorUse: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(operation: reader.value(), callee: reader.value(), entry: reader.value(), offset: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: operation, callee, entry, offset) }
}

extension NameUse: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(
      kind: reader.value(),
      name: reader.value(),
      bundle: reader.value(),
      receiver: reader.value(),
      storyboard: reader.value(),
      className: reader.value(),
      owner: reader.value(),
      offset: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: kind, name, bundle, receiver, storyboard, className, owner, offset)
  }
}

extension ResourceConstant: EncodedValue {
  init(from reader: inout ByteReader) { self.init(name: reader.value(), value: reader.value()) }
  func write(to writer: inout ByteWriter) { writer.add(values: name, value) }
}

extension StringConstant: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(name: reader.value(), literal: reader.value(), isGlobal: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: name, literal, isGlobal) }
}

extension ReuseIdentifierUse.Operation: EncodedCase {}
extension ReuseIdentifierUse.Role: EncodedCase {}
extension NameUse.Kind: EncodedCase {}
extension NameUse.Owner: EncodedCase {}
