/// Reads the XML that Xcode writes into a tree. Declarations, document types, instructions and comments are skipped.
///
/// The reader of Interface Builder documents isn't used: it refuses document types, which property lists have.
struct MarkupReader {
  private let bytes: [UInt8]
  private var offset = 0
  /// The open elements, the root first.
  private var open: [MarkupElement] = []
  private var root: MarkupElement?

  private static let maximumDepth = ReadLimits.depth

  static func read(_ bytes: [UInt8]) throws(ReadFault) -> MarkupElement {
    var reader = MarkupReader(bytes)
    while reader.offset < bytes.count { try reader.next() }
    if let element = reader.open.last {
      throw ReadFault("the element <\(element.name)> isn't closed", at: element.offset)
    }
    guard let root = reader.root else { throw ReadFault("the file has no element", at: 0) }
    return root
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func next() throws(ReadFault) {
    guard bytes[offset] == UInt8(ascii: "<") else { return try text() }
    if has("<!--") { return try skip(to: "-->", "comment") }
    if has("<![CDATA[") { return try characterData() }
    if has("<?") { return try skip(to: "?>", "instruction") }
    if has("<!") { return try skip(to: ">", "document type") }
    if has("</") { return try endTag() }
    try startTag()
  }

  private func has(_ mark: String) -> Bool { bytes[offset...].starts(with: mark.utf8) }

  private func end(of mark: String) -> Int? {
    var start = offset
    let first = mark.utf8.first
    while let found = bytes[start...].firstIndex(where: { $0 == first }) {
      if bytes[found...].starts(with: mark.utf8) { return found }
      start = found + 1
    }
    return nil
  }

  private mutating func skip(to mark: String, _ name: String) throws(ReadFault) {
    guard let end = end(of: mark) else { throw ReadFault("the \(name) isn't closed by “\(mark)”", at: offset) }
    offset = end + mark.utf8.count
  }

  private mutating func characterData() throws(ReadFault) {
    let start = offset + "<![CDATA[".utf8.count
    try skip(to: "]]>", "CDATA section")
    append(String(decoding: bytes[start..<(offset - 3)], as: UTF8.self))
  }

  private mutating func text() throws(ReadFault) {
    let start = offset
    offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let isBlank = bytes[start..<offset].allSatisfy { $0 <= 0x20 }
    if open.isEmpty, !isBlank { throw ReadFault("there is text outside of the root element", at: start) }
    append(Self.decoded(bytes[start..<offset]))
  }

  private mutating func append(_ text: String) {
    guard let last = open.indices.last else { return }
    open[last].text += text
  }

  // MARK: - Tags

  private mutating func startTag() throws(ReadFault) {
    let start = offset
    offset += 1
    let name = name()
    guard !name.isEmpty else { throw ReadFault("a name is expected after “<”", at: offset) }
    var element = MarkupElement(name: name, offset: start)
    while true {
      skipSpace()
      if has("/>") {
        offset += 2
        return try close(element)
      }
      if has(">") {
        offset += 1
        guard open.count < Self.maximumDepth else {
          throw ReadFault("the elements are nested in more than \(Self.maximumDepth) levels", at: start)
        }
        open.append(element)
        return
      }
      let (key, value) = try attribute(of: name, at: start)
      element.attributes[key] = value
    }
  }

  private mutating func attribute(of tag: String, at start: Int) throws(ReadFault) -> (String, String) {
    let name = name()
    skipSpace()
    guard !name.isEmpty, has("=") else { throw ReadFault("the tag <\(tag)> isn't closed by “>”", at: start) }
    offset += 1
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"),
      let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
    else {
      throw ReadFault("the value of the attribute \(name) isn't in quotation marks", at: min(offset, bytes.count))
    }
    let value = Self.decoded(bytes[(offset + 1)..<end])
    offset = end + 1
    return (name, value)
  }

  private mutating func endTag() throws(ReadFault) {
    let start = offset
    offset += 2
    let name = name()
    skipSpace()
    guard has(">"), let element = open.last, element.name == name else {
      let expected = open.last.map { "</\($0.name)>" } ?? "a start tag"
      throw ReadFault("\(expected) is expected, but there is </\(name)>", at: start)
    }
    offset += 1
    open.removeLast()
    try close(element)
  }

  private mutating func close(_ element: MarkupElement) throws(ReadFault) {
    if let last = open.indices.last {
      open[last].children.append(element)
    } else if root == nil {
      root = element
    } else {
      throw ReadFault("there is a second root element", at: element.offset)
    }
  }

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpace() { while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 } }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    case UInt8(ascii: ":"), 0x80...: true
    default: false
    }
  }

  // MARK: - References

  /// The text with the predefined entities and the references to characters resolved. Others stay as they are.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      if let end = part.firstIndex(of: ";"), let character = character(named: part[..<end]) {
        result += character + part[part.index(after: end)...]
      } else {
        result += "&" + part
      }
    }
    return result
  }

  private static func character(named name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
