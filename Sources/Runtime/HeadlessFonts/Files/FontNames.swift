/// The names of a font, from the table `name`.
package struct FontNames: Sendable, Equatable {
  /// The name that code uses: "Lato-Bold".
  package var postScript: String
  /// The name for people: "Lato Bold".
  package var full: String
  /// The name that the fonts of a family share: "Lato".
  package var family: String

  /// Reads the names; `nil` if the font has no name that code could use.
  init?(_ table: FontBytes) {
    var best: [Int: (rank: Int, text: String)] = [:]
    let strings = table.part(at: table.uint16(at: 4))
    for index in 0..<(table.uint16(at: 2) ?? 0) {
      let record = 6 + 12 * index
      guard let name = table.uint16(at: record + 6), [1, 4, 6, 16].contains(name),
        let rank = Self.rank(table, record), rank > best[name]?.rank ?? -1,
        let length = table.uint16(at: record + 8),
        let bytes = strings?.part(at: table.uint16(at: record + 10), length: length)
      else { continue }
      let text = table.uint16(at: record) == 1 ? Self.bytes(bytes) : Self.utf16(bytes)
      if !text.isEmpty { best[name] = (rank, text) }
    }
    guard let postScript = best[6]?.text ?? best[4]?.text else { return nil }
    self.postScript = postScript
    full = best[4]?.text ?? postScript
    family = best[16]?.text ?? best[1]?.text ?? String(postScript.prefix { $0 != "-" })
  }

  /// Code uses English names. `nil` for a platform that is out of use.
  private static func rank(_ table: FontBytes, _ record: Int) -> Int? {
    switch (table.uint16(at: record), table.uint16(at: record + 4)) {
    case (3, 0x409): 3
    case (1, 0): 2
    case (0, _): 1
    case (3, _), (1, _): 0
    default: nil
    }
  }

  private static func utf16(_ bytes: FontBytes) -> String {
    let units = (0..<(bytes.count / 2)).compactMap { bytes.uint16(at: 2 * $0) }.map { UInt16($0) }
    return String(decoding: units, as: UTF16.self)
  }

  /// The names for code are ASCII in Mac Roman, too.
  private static func bytes(_ bytes: FontBytes) -> String {
    let characters = (0..<bytes.count).compactMap { bytes.uint8(at: $0) }
    return String(String.UnicodeScalarView(characters.map { Unicode.Scalar(UInt8($0)) }))
  }
}
