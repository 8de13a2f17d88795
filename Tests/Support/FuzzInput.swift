/// A file that is changed at random, in ways that are likely to matter to its reader.
package struct FuzzInput {
  package private(set) var bytes: [UInt8]
  private let pieces: [[UInt8]]

  /// - Parameters:
  ///   - file: A file that is in order.
  ///   - pieces: The text that means something to the reader, and that changes put into the file.
  package init(_ file: [UInt8], pieces: [String]) {
    bytes = file
    self.pieces = pieces.map { Array($0.utf8) }
  }

  /// Up to four changes, so that some files remain readable.
  package mutating func mutate(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { mutateOnce(using: &random) }
  }

  private mutating func mutateOnce(using random: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(start + Int.random(in: 0...40, using: &random), bytes.count)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 2 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes.removeSubrange(start...)
    case 4...14: replaceValue(after: start, using: &random)
    case 15: repeatElement(at: start, using: &random)
    default:
      let piece = pieces.randomElement(using: &random) ?? []
      bytes.replaceSubrange(start..<(Bool.random(using: &random) ? end : start), with: piece)
    }
    if bytes.count > 1 << 18 { bytes.removeSubrange((1 << 18)...) }
  }

  /// Values with which something is easily calculated, looked up or shown wrong.
  private static let values = [
    "", "0", "-1", "1", "nan", "inf", "-inf", "1e308", "-1e308", "1e19", "99999999999999999999", "0.0000001", "YES",
    "NO",
    " ", "a b", "&#10;", "&#x202E;", "é", "A.B", "UITableViewCell", "Cell", "target", "class", "\u{FFFE}",
  ].map { Array($0.utf8) }

  /// Replaces the next quoted value by a hostile one, or by another value of the file.
  private mutating func replaceValue(after start: Int, using random: inout SeededGenerator) {
    guard let value = quoted(after: start) else { return }
    var new = Self.values.randomElement(using: &random) ?? []
    if Bool.random(using: &random), let other = quoted(after: Int.random(in: 0...bytes.count, using: &random)) {
      new = Array(bytes[other])
    }
    bytes.replaceSubrange(value, with: new)
  }

  private func quoted(after start: Int) -> Range<Int>? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
      let close = bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return (open + 1)..<close
  }

  /// Repeats a long piece of the file, up to 64 times.
  private mutating func repeatElement(at start: Int, using random: inout SeededGenerator) {
    let piece = Array(bytes[start..<min(start + Int.random(in: 1...200, using: &random), bytes.count)])
    for _ in 0..<Int.random(in: 1...64, using: &random) { bytes.insert(contentsOf: piece, at: start) }
  }
}
