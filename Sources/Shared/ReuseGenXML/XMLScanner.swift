import ReuseGenCLibrary

/// The part of a document that a scanner has read.
enum XMLEvent {
  /// An element begins.
  case start
  /// A run of character data.
  case text
  /// The innermost element ends.
  case end
}

/// Reads XML event by event.
///
/// The scanner checks that the document is well-formed, and stops at the first fault. It copies nothing: names and
/// values are ranges of the bytes, which a builder decodes where it needs them. It reads the XML that Interface Builder
/// writes. It refuses document types in documents of Interface Builder, and everywhere the entities that they
/// declare.
///
/// The bytes must be valid UTF-8. The scanner works on pointers and integers, isn't generic and isn't copied, which is
/// fast in debug builds too. Debug builds also set each local variable to zero first, and call a function for each
/// `UInt8(ascii:)`. The functions that run for each tag and attribute therefore have few variables, and compare bytes
/// with numbers.
struct XMLScanner: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  // Stored, because a debug build calls a function for each use of a constant.
  let classes = ByteClass.table
  let nameClass = ByteClass.name
  let markClass = ByteClass.mark
  /// The end of what may be read: the end of the document, or its first character that XML doesn't allow.
  let end: Int
  /// The fault of a document that ends at `end`.
  let faultAtEnd: XMLFault
  var offset = 0
  /// The tag of the element that has just begun. It is valid until the next event.
  private(set) var tag: XMLStartTag
  private var attributes = XMLAttributeList()
  /// The character data that has just been read.
  private(set) var text: XMLText
  private let reportsText: Bool
  private let isDocument: Bool
  /// Whether the element that has just begun has ended, too.
  private var isEmptyElement = false
  private let lines = UnsafeMutablePointer<LineCounter>.allocate(capacity: 1)
  /// The names of the open elements, the root first.
  private let open = UnsafeMutablePointer<XMLName>.allocate(capacity: IBLimits.depth)
  /// The number of open elements.
  private var depth = 0
  private var hasRoot = false
  private var elements = 0
  /// Whether the value that is being read has no references and no white space other than spaces.
  private var isPlainValue = true
  private var namespaces = NamespaceScopes()
  /// Whether the tag that is being read uses or declares a namespace.
  var usesNamespaces = false
  /// Whether a tag has done so. Nearly all documents have no namespaces.
  private var hasNamespaces = false

  init(_ source: IBSource, _ bytes: UnsafePointer<UInt8>, count: Int, reportsText: Bool) {
    self.bytes = bytes
    self.reportsText = reportsText
    isDocument = source.isDocument
    end = source.illegalCharacter ?? count
    faultAtEnd = XMLFault(source.illegalCharacter == nil ? .truncated : .malformed(.illegalCharacter), at: end)
    tag = XMLStartTag(
      bytes: bytes,
      name: XMLName(start: 0, count: 0),
      start: 0,
      lines: lines,
      attributes: attributes.all,
      attributeCount: 0
    )
    text = XMLText(bytes, 0, 0, hasReferences: false)
    lines.initialize(to: LineCounter(bytes))
  }

  deinit {
    open.deallocate()
    lines.deallocate()
  }

  /// Reads up to the next event; `nil` at the end of the document.
  mutating func next() throws(XMLFault) -> XMLEvent? {
    if isEmptyElement {
      isEmptyElement = false
      if hasNamespaces { namespaces.close(depth: depth) }
      return .end
    }
    if offset == 0 { try readDeclaration() }
    while offset < end {
      if bytes[offset] == 0x3C /* < */ {
        if let event = try readMarkup() { return event }
      } else if depth == 0 {
        try skipSpaceOutsideRoot()
      } else {
        try readText()
        if reportsText { return .text }
      }
    }
    guard hasRoot, depth == 0, faultAtEnd.problem == .truncated else { throw faultAtEnd }
    return nil
  }

  /// The byte at `offset`; zero, which no document contains, at the end.
  ///
  /// The getter is `mutating` because a debug build copies the scanner for any other.
  var byte: UInt8 { mutating get { offset < end ? bytes[offset] : 0 } }

  /// The fault at an offset, or the fault of the document's end if the document ends there.
  func fault(_ reason: XMLMalformation, at offset: Int) -> XMLFault {
    offset < end ? XMLFault(.malformed(reason), at: offset) : faultAtEnd
  }

  // MARK: Markup

  /// Reads markup; `nil` for a comment or an instruction.
  private mutating func readMarkup() throws(XMLFault) -> XMLEvent? {
    guard offset + 1 < end else { throw faultAtEnd }
    switch bytes[offset + 1] {
    case 0x2F:  // "/"
      try readEndTag()
      return .end
    case 0x21:  // "!"
      return try readDeclarationMarkup()
    case 0x3F:  // "?"
      try readInstruction()
      return nil
    default:
      try readStartTag()
      return .start
    }
  }

  private mutating func readDeclarationMarkup() throws(XMLFault) -> XMLEvent? {
    if try starts(with: "<!--") {
      try readComment()
      return nil
    } else if try starts(with: "<![CDATA[") {
      try readCDATA()
      return reportsText ? .text : nil
    } else if try starts(with: "<!DOCTYPE") {
      if isDocument { throw XMLFault(.documentType, at: offset) }
      try skipDocumentType()
      return nil
    } else {
      throw fault(.nameMissing, at: offset + 1)
    }
  }

  private mutating func readCDATA() throws(XMLFault) {
    let start = offset + 9
    if depth == 0 { throw contentOutsideRoot(at: offset) }
    offset = try endOfText("]]>", from: start)
    text = XMLText(bytes, start, offset - 3, hasReferences: false)
  }

  // MARK: Tags

  private mutating func readStartTag() throws(XMLFault) {
    tag.start = offset
    offset &+= 1
    usesNamespaces = false
    tag.name = try readName()
    if depth == 0 {
      try checkRoot(tag.name, at: tag.start)
    } else if depth == IBLimits.depth {
      throw XMLFault(.tooDeep, at: tag.start)
    }
    elements &+= 1
    if elements > IBLimits.elements { throw XMLFault(.tooManyElements, at: tag.start) }
    try readAttributes()
    if usesNamespaces {
      hasNamespaces = true
      try namespaces.open(tag, depth: depth)
    }
    try finishStartTag()
  }

  /// Reads attributes up to the end of the tag.
  private mutating func readAttributes() throws(XMLFault) {
    attributes.count = 0
    attributes.distinctions = 0
    while true {
      let start = offset
      // Interface Builder writes one space before an attribute.
      if offset < end, bytes[offset] == 0x20 { offset &+= 1 }
      if offset < end, bytes[offset] <= 0x20 { _ = skipSpace() }
      if offset < end, bytes[offset] == 0x3E /* > */ || bytes[offset] == 0x2F /* / */ { break }
      guard offset > start || offset >= end else { throw fault(.spaceMissing, at: offset) }
      try readAttribute()
    }
    tag.attributes = UnsafePointer(attributes.all)
    tag.attributeCount = attributes.count
    if attributes.distinctions.nonzeroBitCount < attributes.count, let duplicate = tag.duplicateAttribute {
      throw XMLFault(.malformed(.duplicateAttribute), at: duplicate.start)
    }
  }

  private mutating func finishStartTag() throws(XMLFault) {
    isEmptyElement = offset < end && bytes[offset] == 0x2F  // "/"
    if isEmptyElement { offset &+= 1 }
    guard offset < end, bytes[offset] == 0x3E /* > */ else { throw fault(.tagNotFinished, at: offset) }
    offset &+= 1
    if isEmptyElement { return }
    open[depth] = tag.name
    depth &+= 1
  }

  private mutating func checkRoot(_ name: XMLName, at start: Int) throws(XMLFault) {
    guard !hasRoot else { throw XMLFault(.malformed(.contentAfterRoot), at: start) }
    hasRoot = true
    // A name at the very end may be the beginning of another.
    guard offset < end else { throw faultAtEnd }
    if !isDocument || name.equals("document", in: bytes) { return }
    throw XMLFault(name.equals("archive", in: bytes) ? .legacyArchive : .otherRoot(name.text(in: bytes)), at: start)
  }

  @inline(__always)
  private mutating func readAttribute() throws(XMLFault) {
    let name = try readName()
    attributes.distinctions |= 1 &<< (name.count &* 13 &+ Int(bytes[name.start]) &+ Int(bytes[offset &- 1]))
    // Interface Builder writes no spaces around "=", and double quotation marks.
    if offset &+ 1 < end, bytes[offset] == 0x3D /* = */, bytes[offset &+ 1] == 0x22 /* " */ {
      offset &+= 1
    } else {
      try readEqualSign()
    }
    if name.count == 5, name.equals("xmlns", in: bytes) { usesNamespaces = true }
    let quote = offset
    offset &+= 1
    isPlainValue = true
    while true {
      skipPlainValue()
      if offset < end, bytes[offset] == bytes[quote] { break }
      try skipMarkInValue()
    }
    if attributes.count == attributes.capacity { attributes.grow() }
    attributes.all[attributes.count] = XMLAttribute(
      name: name,
      valueStart: quote &+ 1,
      valueEnd: offset,
      isPlain: isPlainValue
    )
    attributes.count &+= 1
    offset &+= 1
  }

  /// Moves past a reference, the other quotation mark, or white space that becomes a space.
  private mutating func skipMarkInValue() throws(XMLFault) {
    guard offset < end else { throw faultAtEnd }
    switch bytes[offset] {
    case 0x3C:  // "<"
      throw XMLFault(.malformed(.lessThanInValue), at: offset)
    case 0x26:  // "&"
      isPlainValue = false
      try skipReference()
    default:
      if bytes[offset] < 0x20 { isPlainValue = false }
      offset &+= 1
    }
  }

  /// Moves to the opening quotation mark of a value.
  private mutating func readEqualSign() throws(XMLFault) {
    _ = skipSpace()
    guard byte == UInt8(ascii: "=") else { throw fault(.valueMissing, at: offset) }
    offset += 1
    _ = skipSpace()
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { throw fault(.quoteMissing, at: offset) }
  }

  private mutating func readEndTag() throws(XMLFault) {
    let start = offset
    guard depth > 0 else { throw contentOutsideRoot(at: start) }
    let expected = open[depth - 1]
    offset = start + 2 + expected.count
    // Nearly all end tags are the expected name and ">".
    if offset >= end || bytes[offset] != UInt8(ascii: ">")
      || memcmp(bytes + start + 2, bytes + expected.start, expected.count) != 0
    {
      offset = start + 2
      try readNameOfEndTag(expected)
    }
    offset += 1
    depth -= 1
    if hasNamespaces { namespaces.close(depth: depth) }
  }

  /// Reads the name, and white space up to the ">".
  private mutating func readNameOfEndTag(_ expected: XMLName) throws(XMLFault) {
    let name = try readName()
    _ = skipSpace()
    guard offset < end else { throw faultAtEnd }
    guard name.equals(expected, in: bytes) else { throw XMLFault(.malformed(.endTagMismatch), at: name.start - 2) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw XMLFault(.malformed(.tagNotFinished), at: offset) }
  }

  // MARK: Text

  private mutating func skipSpaceOutsideRoot() throws(XMLFault) {
    guard skipSpace() else { throw contentOutsideRoot(at: offset) }
  }

  private func contentOutsideRoot(at offset: Int) -> XMLFault {
    XMLFault(.malformed(hasRoot ? .contentAfterRoot : .contentBeforeRoot), at: offset)
  }

  private mutating func readText() throws(XMLFault) {
    let start = offset
    var hasReferences = false
    while true {
      skipPlainText()
      if offset >= end || bytes[offset] == 0x3C /* < */ { break }
      if try skipMarkInText() { hasReferences = true }
    }
    if reportsText { text = XMLText(bytes, start, offset, hasReferences: hasReferences) }
  }

  /// Moves past a reference or a bracket. Returns whether it was a reference.
  private mutating func skipMarkInText() throws(XMLFault) -> Bool {
    if bytes[offset] == 0x26 /* & */ {
      try skipReference()
      return true
    }
    if offset + 2 < end, memcmp(bytes + offset, "]]>", 3) == 0 { throw XMLFault(.malformed(.endOfCDATA), at: offset) }
    offset += 1
    return false
  }
}
