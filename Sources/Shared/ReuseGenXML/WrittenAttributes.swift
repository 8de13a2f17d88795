import ReuseGenCLibrary

/// The attributes of a document's elements, as its bytes have them.
///
/// Most are never asked for. An element therefore keeps the numbers of its attributes, and a value is decoded when
/// something asks for it.
///
/// `@unchecked Sendable`: only the builder that reads the document appends attributes, before anybody else has an
/// element of it.
final class WrittenAttributes: @unchecked Sendable {
  /// Where a name and a value are. Documents of up to 64 MB need 32 bits for an offset. Whole numbers need no
  /// conversions, for which a debug build calls several generic functions.
  private struct Attribute {
    let nameStart: Int
    /// The length of the name, and one bit for whether the value is plain.
    let nameForm: Int
    /// The start and the end of the value.
    let value: Int

    var nameCount: Int { nameForm &>> 1 }
  }

  private let document: [UInt8]
  private var all = UnsafeMutablePointer<Attribute>.allocate(capacity: 64)
  private var capacity = 64
  private(set) var count = 0

  /// - Parameter document: The bytes that the tags refer to.
  init(_ document: [UInt8]) { self.document = document }

  deinit { all.deallocate() }

  /// Adds the attributes of a tag. Returns them as those of an element.
  func append(_ tag: XMLStartTag) -> IBAttributes {
    var marks = NameMarks()
    let first = count
    while first &+ tag.attributeCount > capacity { grow() }
    // A debug build checks each access to a property of an object.
    let free = all + first
    var index = 0
    while index < tag.attributeCount {
      marks.insert(count: tag.attributes[index].name.count, first: tag.bytes[tag.attributes[index].name.start])
      free[index] = Attribute(
        nameStart: tag.attributes[index].name.start,
        nameForm: tag.attributes[index].name.count &<< 1 | (tag.attributes[index].isPlain ? 1 : 0),
        value: tag.attributes[index].valueStart &<< 32 | tag.attributes[index].valueEnd
      )
      index &+= 1
    }
    count = first &+ tag.attributeCount
    return IBAttributes(self, first: first, count: tag.attributeCount, marks)
  }

  private func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Attribute>.allocate(capacity: capacity)
    larger.moveInitialize(from: all, count: count)
    all.deallocate()
    all = larger
  }

  /// The number of the attribute with a name, counted from `first`, among some attributes.
  func index(of name: String, from first: Int, count: Int) -> Int? {
    var name = name
    return name.withUTF8 { name in
      document.withUnsafeBufferPointer { bytes in
        guard let bytes = bytes.baseAddress, let start = name.baseAddress else { return nil }
        let all = all + first
        var index = 0
        while index < count {
          let attribute = all[index]
          if attribute.nameCount == name.count, memcmp(bytes + attribute.nameStart, start, name.count) == 0 {
            return index
          }
          index &+= 1
        }
        return nil
      }
    }
  }

  func name(at index: Int) -> String {
    let attribute = all[index]
    return document.withUnsafeBufferPointer { bytes in
      // A document with attributes isn't empty.
      guard let bytes = bytes.baseAddress else { return "" }
      return XMLName(start: attribute.nameStart, count: attribute.nameCount).text(in: bytes)
    }
  }

  func value(at index: Int) -> String {
    let attribute = all[index]
    return document.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return "" }
      let isPlain = attribute.nameForm & 1 != 0
      return XMLText(bytes, value: attribute.value &>> 32, attribute.value & 0xFFFF_FFFF, isPlain: isPlain).string
    }
  }
}
