/// The characters of web pages: their encodings, and the references to them.
enum HTMLCharacters {
  /// The text of a page that states no other encoding: as in UIKit, that of Windows, and not UTF-8.
  static func text(of data: Data) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if data.starts(with: mark) { return String(decoding: data.dropFirst(mark.count), as: UTF8.self) }
    let text = String(String.UnicodeScalarView(data.map(character)))
    let beginning = text.prefix(1024).lowercased().filter { $0 != "\"" && $0 != "'" && $0 != " " }
    return beginning.contains("charset=utf-8") ? String(decoding: data, as: UTF8.self) : text
  }

  private static func character(_ byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The characters that Windows has in place of control characters, from 0x80 on.
  private static let windows = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars
  )

  // MARK: - References

  /// A text with the characters that its references refer to: "&amp;", "&#39;", "&#x27;".
  static func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      let isEnded = rest.dropFirst(name.count).first == ";"
      if isEnded, let character = name.first == "#" ? number(name.dropFirst()) : named[String(name)] {
        result.unicodeScalars.append(character)
        rest = rest.dropFirst(name.count + 1)
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    if let byte = UInt8(exactly: number), byte > 0 { return character(byte) }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [:]
    for (first, names) in runs {
      for (offset, name) in names.split(separator: " ").enumerated() {
        named[String(name)] = Unicode.Scalar(first + UInt32(offset))
      }
    }
    for pair in others.split(separator: " ") { named[String(pair.dropLast())] = pair.unicodeScalars.last }
    return named.merging(invisible) { $1 }
  }()

  /// The names of characters that follow each other, and the number of the first one.
  private static let runs: [(UInt32, String)] = [
    (
      0xA0,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
      deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
      Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
      agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
      eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    ),
    (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
    (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
    (
      0x3B1,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho \
      sigmaf sigma tau upsilon phi chi psi omega
      """
    ),
  ]

  /// Names, each followed by its character.
  private static let others = """
    amp& lt< gt> quot" apos' OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜ \
    ndash– mdash— horbar― lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ \
    prime′ Prime″ lsaquo‹ rsaquo› oline‾ frasl⁄ euro€ trade™ larr← uarr↑ rarr→ darr↓ harr↔ lArr⇐ rArr⇒ hArr⇔ \
    forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ prod∏ sum∑ minus− radic√ infin∞ cap∩ cup∪ int∫ asymp≈ ne≠ equiv≡ le≤ \
    ge≥ sub⊂ sup⊃ loz◊ spades♠ clubs♣ hearts♥ diams♦ check✓ star☆ phone☎
    """

  private static let invisible: [String: Unicode.Scalar] = [
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}
