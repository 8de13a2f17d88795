/// Where a byte stands. Worked out only for an error, so that nothing else pays for it.
struct Place {
  let line: Int
  let column: Int

  init(of offset: Int, in source: [UInt8]) {
    let before = source[..<offset]
    line = before.count { $0 == .newline } + 1
    column = offset - (before.lastIndex(of: .newline) ?? -1)
  }
}

extension Collection<UInt8> {
  /// The text in quotes for a message: on one line, and cut where it is long.
  var quoted: String {
    let text = String(decoding: prefix(240), as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "'" + (text.count > 50 ? text.prefix(50) + "…" : text) + "'"
  }
}
