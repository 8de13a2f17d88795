import Foundation

extension [UInt8] {
  /// The offset of the first byte that isn't well-formed UTF-8; nil if all are.
  var firstInvalidUTF8Offset: Int? {
    // Validating the whole text is fast. Only a broken file is searched scalar by scalar.
    if String(bytes: self, encoding: .utf8) != nil { return nil }
    var offset = 0
    var decoder = UTF8()
    var bytes = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    return offset
  }
}
