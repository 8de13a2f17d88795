// The values of each declaration in one order, in which they are written and read.

extension TypeDeclaration: EncodedValue {
  init(from reader: inout ByteReader) {
    let fullName: String = reader.value()
    self.init(
      kind: reader.value(),
      language: reader.value(),
      name: reader.text(unless: fullName),
      fullName: fullName,
      otherName: reader.value(),
      genericParameters: reader.value(),
      inherited: reader.value(),
      attributes: reader.value(),
      modifiers: reader.value(),
      conditions: reader.value(),
      cases: reader.value(),
      rawValues: reader.value(),
      enclosing: reader.value(),
      isLocal: reader.value(),
      isPartial: reader.value(),
      doubt: reader.value(),
      nameOffset: reader.value(),
      range: reader.value(),
      bodyRange: reader.value(),
      properties: reader.value(),
      methods: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: fullName, kind, language)
    writer.add(name, unless: fullName)
    writer.add(values: otherName, genericParameters, inherited, attributes, modifiers, conditions, cases, rawValues)
    writer.add(values: enclosing, isLocal, isPartial, doubt, nameOffset, range, bodyRange, properties, methods)
  }
}

extension PropertyDeclaration: EncodedValue {
  init(from reader: inout ByteReader) {
    let kind: Kind = reader.value()
    let name: String = reader.value()
    self.init(
      kind: kind,
      name: name,
      objectiveCName: reader.text(unless: name),
      attributes: reader.value(),
      modifiers: reader.value(),
      isConstant: reader.value(),
      isComputed: reader.value(),
      type: reader.value(),
      initialValue: reader.value(),
      conditions: reader.value(),
      nameOffset: reader.value(),
      range: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: kind, name)
    writer.add(objectiveCName, unless: name)
    writer.add(values: attributes, modifiers, isConstant, isComputed)
    writer.add(values: type, initialValue, conditions, nameOffset, range)
  }
}

extension MethodDeclaration: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(
      kind: reader.value(),
      baseName: reader.value(),
      parameters: reader.value(),
      returnType: reader.value(),
      attributes: reader.value(),
      modifiers: reader.value(),
      isAsync: reader.value(),
      isThrowing: reader.value(),
      selector: reader.value(),
      conditions: reader.value(),
      nameOffset: reader.value(),
      range: reader.value()
    )
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: kind, baseName, parameters, returnType, attributes, modifiers)
    writer.add(values: isAsync, isThrowing, selector, conditions, nameOffset, range)
  }
}

extension MethodDeclaration.Parameter: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(label: reader.value(), name: reader.value(), type: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: label, name, type) }
}

extension InheritedType: EncodedValue {
  init(from reader: inout ByteReader) {
    let name: String = reader.value()
    self.init(name: name, text: reader.text(unless: name), offset: reader.value())
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: name)
    writer.add(text, unless: name)
    writer.add(values: offset)
  }
}

extension TypeAlias: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(fullName: reader.value(), type: reader.value(), offset: reader.value(), isHidden: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: fullName, type, offset, isHidden) }
}

extension Attribute: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(name: reader.value(), arguments: reader.value(), range: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: name, arguments, range) }
}

extension WrittenType: EncodedValue {
  init(from reader: inout ByteReader) {
    let text: String = reader.value()
    self.init(text: text, name: reader.text(unless: text), flags: Flags(rawValue: reader.byte()))
  }

  func write(to writer: inout ByteWriter) {
    writer.add(values: text)
    writer.add(name, unless: text)
    writer.add(flags.rawValue)
  }
}

extension Modifiers: EncodedValue {
  init(from reader: inout ByteReader) { self.init(rawValue: reader.number()) }
  func write(to writer: inout ByteWriter) { writer.add(rawValue) }
}

extension StringLiteral: EncodedValue {
  init(from reader: inout ByteReader) { self.init(value: reader.value(), offset: reader.value()) }
  func write(to writer: inout ByteWriter) { writer.add(values: value, offset) }
}

extension Dictionary: EncodedValue where Key == String, Value == StringLiteral {
  init(from reader: inout ByteReader) {
    self = [:]
    for _ in 0..<reader.count() {
      let (name, literal): (String, StringLiteral) = (reader.value(), reader.value())
      self[name] = literal
    }
  }

  func write(to writer: inout ByteWriter) {
    count.write(to: &writer)
    for (name, literal) in sorted(by: { $0.key < $1.key }) { writer.add(values: name, literal) }
  }
}

extension NameExpression: EncodedValue {
  init(from reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .literal(reader.value())
    case 1: self = .nameOfType(reader.value())
    case 2: self = .call(reader.value())
    case 3: self = .fullNameOfType(reader.value())
    case 4: self = .path(reader.value())
    case 5: self = .rawValue(reader.value())
    case 7: self = .bundle(reader.value())
    default: self = .other(reader.value())
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .literal(let literal): writer.add(values: Case(0), literal)
    case .nameOfType(let name): writer.add(values: Case(1), name)
    case .call(let name): writer.add(values: Case(2), name)
    case .fullNameOfType(let name): writer.add(values: Case(3), name)
    case .path(let path): writer.add(values: Case(4), path)
    case .rawValue(let path): writer.add(values: Case(5), path)
    case .other(let text): writer.add(values: Case(6), text)
    case .bundle(let name): writer.add(values: Case(7), name)
    }
  }
}

extension Doubt: EncodedValue {
  init(from reader: inout ByteReader) {
    self.init(reason: reader.value(), offset: reader.value())
  }

  func write(to writer: inout ByteWriter) { writer.add(values: reason, offset) }
}

extension Doubt.Reason: EncodedValue {
  init(from reader: inout ByteReader) {
    switch reader.byte() {
    case 0: self = .unbalanced
    case 1: self = .macro(reader.value())
    default: self = .tooLong
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .unbalanced: writer.add(values: Case(0))
    case .macro(let name): writer.add(values: Case(1), name)
    case .tooLong: writer.add(values: Case(2))
    }
  }
}

/// The number of a case with associated values.
struct Case: EncodedValue {
  private let number: UInt8

  init(_ number: UInt8) { self.number = number }
  init(from reader: inout ByteReader) { number = reader.byte() }
  func write(to writer: inout ByteWriter) { writer.add(number) }
}

extension SourceFile.Language: EncodedCase {}
extension TypeDeclaration.Kind: EncodedCase {}
extension PropertyDeclaration.Kind: EncodedCase {}
extension MethodDeclaration.Kind: EncodedCase {}
