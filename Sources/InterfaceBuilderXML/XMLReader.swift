import CLibrary

/// Receives the elements of a document in document order.
protocol XMLBuilder {
  /// Whether the builder uses character data. The reader doesn't report it otherwise.
  static var usesText: Bool { get }
  /// An element begins. The tag is valid only during the call.
  mutating func start(_ tag: XMLStartTag)
  /// A run of character data of the innermost element. An element may have several.
  mutating func text(_ text: XMLText)
  /// The innermost element ends.
  mutating func end()
}

/// Reads XML in one pass over its bytes and reports elements, with their locations, to a builder.
///
/// The reader checks that the document is well-formed, and stops at the first fault. It copies nothing: names and
/// values are ranges of the bytes, which a builder decodes where it needs them. It reads the XML that Interface Builder
/// writes. It refuses document types, and with them entities other than the five that XML predefines.
///
/// The bytes must be valid UTF-8. The reader works on pointers and integers, which is fast in debug builds too.
struct XMLReader<Builder: XMLBuilder> {
  let bytes: UnsafePointer<UInt8>
  let classes = ByteClass.table
  /// The end of what may be read: the end of the document, or its first character that XML doesn't allow.
  let end: Int
  /// The fault of a document that ends at `end`.
  let faultAtEnd: XMLFault
  var offset = 0
  private(set) var builder: Builder
  private var tag: XMLStartTag
  private var lines: LineCounter
  /// The names of the open elements, the root first.
  private var open: [XMLName] = []
  private var hasRoot = false
  private var elements = 0
  private var namespaces = NamespaceScopes()

  private init(_ source: IBSource, _ bytes: UnsafePointer<UInt8>, count: Int, builder: Builder) {
    self.bytes = bytes
    self.builder = builder
    end = source.illegalCharacter ?? count
    faultAtEnd = XMLFault(source.illegalCharacter == nil ? .truncated : .malformed(.illegalCharacter), at: end)
    tag = XMLStartTag(bytes: bytes)
    lines = LineCounter(bytes)
    open.reserveCapacity(32)
  }

  /// Reads a document.
  ///
  /// - Returns: the builder after the last element.
  static func read(_ source: IBSource, into builder: Builder) throws(IBReadError) -> Builder {
    let result = source.bytes.withUnsafeBytes { buffer -> Result<Builder, XMLFault> in
      guard let base = buffer.baseAddress else { return .failure(XMLFault(.empty, at: 0)) }
      let bytes = base.assumingMemoryBound(to: UInt8.self)
      return Result { () throws(XMLFault) -> Builder in
        var reader = XMLReader(source, bytes, count: buffer.count, builder: builder)
        try reader.readDocument()
        return reader.builder
      }
    }
    switch result {
    case .success(let builder): return builder
    case .failure(let fault): throw source.error(fault.problem, at: fault.offset)
    }
  }

  private mutating func readDocument() throws(XMLFault) {
    try readDeclaration()
    while offset < end {
      if bytes[offset] == UInt8(ascii: "<") {
        try readMarkup()
      } else if open.isEmpty {
        try skipSpaceOutsideRoot()
      } else {
        try readText()
      }
    }
    guard hasRoot, open.isEmpty, faultAtEnd.problem == .truncated else { throw faultAtEnd }
  }

  /// The byte at `offset`; zero, which no document contains, at the end.
  ///
  /// The getter is `mutating` because a debug build copies the reader for any other.
  var byte: UInt8 { mutating get { offset < end ? bytes[offset] : 0 } }

  /// The fault at an offset, or the fault of the document's end if the document ends there.
  func fault(_ reason: XMLMalformation, at offset: Int) -> XMLFault {
    offset < end ? XMLFault(.malformed(reason), at: offset) : faultAtEnd
  }

  // MARK: Markup

  private mutating func readMarkup() throws(XMLFault) {
    guard offset + 1 < end else { throw faultAtEnd }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "!"): try readDeclarationMarkup()
    case UInt8(ascii: "?"): try readInstruction()
    default: try readStartTag()
    }
  }

  private mutating func readDeclarationMarkup() throws(XMLFault) {
    if try starts(with: "<!--") {
      try readComment()
    } else if try starts(with: "<![CDATA[") {
      try readCDATA()
    } else if try starts(with: "<!DOCTYPE") {
      throw XMLFault(.documentType, at: offset)
    } else {
      throw fault(.nameMissing, at: offset + 1)
    }
  }

  private mutating func readCDATA() throws(XMLFault) {
    let start = offset + 9
    if open.isEmpty { throw contentOutsideRoot(at: offset) }
    offset = try endOfText("]]>", from: start)
    if Builder.usesText { builder.text(XMLText(bytes, start, offset - 3, hasReferences: false)) }
  }

  // MARK: Tags

  private mutating func readStartTag() throws(XMLFault) {
    let start = offset
    offset += 1
    let name = try readName()
    if open.isEmpty {
      try checkRoot(name, at: start)
    } else if open.count == IBLimits.depth {
      throw XMLFault(.tooDeep, at: start)
    }
    elements += 1
    if elements > IBLimits.elements { throw XMLFault(.tooManyElements, at: start) }
    tag.begin(name, at: lines.location(of: start))
    var usesNamespaces = name.colon != nil
    while true {
      let hasSpace = skipSpace()
      let next = byte
      if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { break }
      guard hasSpace || offset >= end else { throw fault(.spaceMissing, at: offset) }
      let attribute = try readAttribute()
      if attribute.name.colon != nil || tag.isDefaultNamespace(attribute) { usesNamespaces = true }
      tag.attributes.append(attribute)
    }
    if let duplicate = tag.duplicateAttribute { throw XMLFault(.malformed(.duplicateAttribute), at: duplicate.start) }
    if usesNamespaces { try namespaces.open(tag, depth: open.count) }
    try finishStartTag(name)
  }

  private mutating func finishStartTag(_ name: XMLName) throws(XMLFault) {
    let isEmpty = byte == UInt8(ascii: "/")
    if isEmpty { offset += 1 }
    guard byte == UInt8(ascii: ">") else { throw fault(.tagNotFinished, at: offset) }
    offset += 1
    builder.start(tag)
    if isEmpty {
      namespaces.close(depth: open.count)
      builder.end()
    } else {
      open.append(name)
    }
  }

  private mutating func checkRoot(_ name: XMLName, at start: Int) throws(XMLFault) {
    guard !hasRoot else { throw XMLFault(.malformed(.contentAfterRoot), at: start) }
    hasRoot = true
    // A name at the very end may be the beginning of another.
    guard offset < end else { throw faultAtEnd }
    if name.equals("document", in: bytes) { return }
    throw XMLFault(name.equals("archive", in: bytes) ? .legacyArchive : .otherRoot(name.text(in: bytes)), at: start)
  }

  private mutating func readAttribute() throws(XMLFault) -> XMLAttribute {
    let name = try readName()
    _ = skipSpace()
    guard byte == UInt8(ascii: "=") else { throw fault(.valueMissing, at: offset) }
    offset += 1
    _ = skipSpace()
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw fault(.quoteMissing, at: offset) }
    let start = offset + 1
    var isPlain = true
    offset = start
    while true {
      skipPlainValue()
      guard offset < end else { throw faultAtEnd }
      let byte = bytes[offset]
      if byte == quote { break }
      if byte == UInt8(ascii: "<") { throw XMLFault(.malformed(.lessThanInValue), at: offset) }
      if byte == UInt8(ascii: "&") {
        isPlain = false
        try skipReference()
      } else {
        // The other quotation mark, or white space that becomes a space.
        if byte < 0x20 { isPlain = false }
        offset += 1
      }
    }
    offset += 1
    return XMLAttribute(name: name, valueStart: start, valueEnd: offset - 1, isPlain: isPlain)
  }

  private mutating func readEndTag() throws(XMLFault) {
    let start = offset
    guard let expected = open.last else { throw contentOutsideRoot(at: start) }
    offset = start + 2 + expected.count
    // Nearly all end tags are the expected name and ">".
    if offset >= end || bytes[offset] != UInt8(ascii: ">")
      || memcmp(bytes + start + 2, bytes + expected.start, expected.count) != 0
    {
      offset = start + 2
      try readNameOfEndTag(expected)
    }
    offset += 1
    open.removeLast()
    namespaces.close(depth: open.count)
    builder.end()
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
      guard offset < end, bytes[offset] != UInt8(ascii: "<") else { break }
      if bytes[offset] == UInt8(ascii: "&") {
        hasReferences = true
        try skipReference()
        continue
      }
      if offset + 2 < end, memcmp(bytes + offset, "]]>", 3) == 0 {
        throw XMLFault(.malformed(.endOfCDATA), at: offset)
      }
      offset += 1
    }
    if Builder.usesText { builder.text(XMLText(bytes, start, offset, hasReferences: hasReferences)) }
  }
}
