/// A value that is written as bytes and read from them.
protocol EncodedValue {
  init(from reader: inout ByteReader)
  func write(to writer: inout ByteWriter)
}

extension ByteReader {
  mutating func value<Value: EncodedValue>() -> Value { Value(from: &self) }
}

extension ByteWriter {
  mutating func add<each Value: EncodedValue>(values: repeat each Value) {
    repeat (each values).write(to: &self)
  }
}

extension Bool: EncodedValue {
  init(from reader: inout ByteReader) { self = reader.byte() == 1 }
  func write(to writer: inout ByteWriter) { writer.add(self ? 1 : 0 as UInt8) }
}

extension Int: EncodedValue {
  init(from reader: inout ByteReader) { self = Int(reader.number()) }
  func write(to writer: inout ByteWriter) { writer.add(UInt32(truncatingIfNeeded: self)) }
}

extension String: EncodedValue {
  init(from reader: inout ByteReader) { self = reader.text() }
  func write(to writer: inout ByteWriter) { writer.add(self) }
}

extension Range<Int>: EncodedValue {
  init(from reader: inout ByteReader) {
    let lower = Int(from: &reader)
    let upper = Int(from: &reader)
    if upper < lower { reader.fail() }
    self = lower..<Swift.max(lower, upper)
  }

  func write(to writer: inout ByteWriter) { writer.add(values: lowerBound, upperBound) }
}

extension Optional: EncodedValue where Wrapped: EncodedValue {
  init(from reader: inout ByteReader) { self = reader.byte() == 1 ? Wrapped(from: &reader) : nil }

  func write(to writer: inout ByteWriter) {
    writer.add(self == nil ? 0 : 1 as UInt8)
    self?.write(to: &writer)
  }
}

extension Array: EncodedValue where Element: EncodedValue {
  init(from reader: inout ByteReader) {
    self = []
    let count = reader.count()
    guard count > 0 else { return }
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &reader)) }
  }

  func write(to writer: inout ByteWriter) {
    count.write(to: &writer)
    for element in self { element.write(to: &writer) }
  }
}

/// An enumeration without associated values is written as the number of its case.
protocol EncodedCase: EncodedValue, CaseIterable, Equatable {}

extension EncodedCase where AllCases == [Self] {
  init(from reader: inout ByteReader) {
    let cases = Self.allCases
    let number = Int(reader.byte())
    if number >= cases.count { reader.fail() }
    self = cases[number < cases.count ? number : 0]
  }

  func write(to writer: inout ByteWriter) {
    writer.add(UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0))
  }
}
