/// The constant parts of a string that is composed when the app runs: `"icon_\(number)"` and `"icon_%d"` begin with
/// "icon_".
package struct NamePattern: Hashable, Sendable {
  /// The texts before, between and after the parts that vary.
  let pieces: [String]

  /// - Returns: `nil` if it has no constant part, or if no name can be like it.
  package init?(_ pieces: [String]) {
    let length = pieces.reduce(0) { $0 + $1.utf8.count }
    guard pieces.count > 1, 1...Self.longestName ~= length, !pieces.contains(where: Self.isText) else { return nil }
    self.pieces = pieces
  }

  private static let longestName = 128

  /// Whether a piece belongs to a sentence or to several lines rather than to a name.
  private static func isText(_ piece: String) -> Bool { piece.utf8.contains { $0 < 0x20 } || piece.contains(". ") }

  /// Whether a piece has a letter or a digit. Other pieces only separate what varies.
  var hasWord: Bool { pieces.contains { !ProjectUsage.key($0).isEmpty } }

  func matches(_ name: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    let name = Array(name.utf8)
    guard name.starts(with: first.utf8), name.reversed().starts(with: last.utf8.reversed()),
      first.utf8.count + last.utf8.count <= name.count
    else { return false }
    var rest = name[first.utf8.count..<name.count - last.utf8.count]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = rest.end(of: Array(piece.utf8)) else { return false }
      rest = rest[end...]
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The index after the first occurrence of some bytes; `nil` if there is none.
  fileprivate func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count <= count else { return nil }
    return (startIndex...endIndex - bytes.count).first { self[$0...].starts(with: bytes) }.map { $0 + bytes.count }
  }
}
