import ReuseGenCore

extension NamePattern {
  /// The pattern of a format such as "icon_%d"; `nil` if it has no place for an argument.
  init?(format: String) {
    var pieces: [[UInt8]] = [[]]
    var rest = format.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let end = rest.firstIndex(where: { !Self.isOfModifier($0) }) {
        rest = rest[rest.index(after: end)...]
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(byte)
      }
    }
    self.init(pieces.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a byte of a format stands between "%" and its letter: a width, a precision, a position, a length.
  private static func isOfModifier(_ byte: UInt8) -> Bool { "0123456789.$#+- lhqz".utf8.contains(byte) }
}
