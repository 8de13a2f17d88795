import Foundation

/// A document that is changed at random.
struct DocumentMutation {
  private(set) var bytes: Data

  init(_ document: Data) { bytes = document }

  /// Documents that contain every kind of markup close together.
  static let smallDocuments = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<document a=\"1\" b='2'>\n<!-- c --><d/>&lt;e</document>\n",
    "<document><a b='&#65;&#x42;&amp;' c=\"\t\r\n\"/>t&gt;ext<![CDATA[ <x> ]]><?p i?></document><!-- end -->",
    "<document xmlns:p='q'><p:a p:b=''><c xmlns:p='r' p:d='' e=''/></p:a>é𝄞<ü ö='ä'/></document>",
  ]

  private static let pieces = [
    "<", ">", "&", ";", "\"", "'", "=", "/", "/>", "</", "]]>", "<![CDATA[", "<!--", "-->", "--", "<?p i?>", "<?xml ?>",
    "?>",
    "&amp;", "&none;", "&#", "&#65;", "&#x110000;", "&#xD;", " ", "\n", "\r", "\r\n", "\t", "\0", "\u{1}", "\u{7F}",
    "é", "𝄞",
    "\u{FFFF}", ":", "xmlns:a='b' ", "xmlns='' ", "a:", " a='b'", " id='x'", "<a>", "</a>", "<a/>", "</document>", "·",
    "-", ".",
    "0", "_",
  ]

  mutating func mutate(using random: inout some RandomNumberGenerator) {
    let offset = Int.random(in: 0...bytes.count, using: &random)
    let length = min(Int.random(in: 0...8, using: &random), bytes.count - offset)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(offset..<offset + length)
    case 1: bytes.insert(contentsOf: bytes[offset..<offset + length], at: bytes.count - (bytes.count - offset) / 2)
    case 2 where offset < bytes.count: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 3: bytes = bytes.prefix(offset)
    case 4: exchangeTwo(offset, using: &random)
    default:
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(offset..<offset + (Bool.random(using: &random) ? length : 0), with: Data(piece.utf8))
    }
    bytes = Data(bytes)
  }

  private mutating func exchangeTwo(_ offset: Int, using random: inout some RandomNumberGenerator) {
    let other = Int.random(in: 0...bytes.count, using: &random)
    guard offset < bytes.count, other < bytes.count else { return }
    bytes.swapAt(offset, other)
  }
}
