import Foundation

extension [UInt8] {
  /// The offset of the first byte that is not part of well-formed UTF-8, or nil.
  var firstInvalidUTF8Offset: Int? {
    // Validating the whole text at once is fast and almost always enough.
    if String(bytes: self, encoding: .utf8) != nil { return nil }
    var offset = 0
    var decoder = UTF8()
    var bytes = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    return offset
  }
}
