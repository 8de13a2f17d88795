import CLibrary

/// A name in a document: where it begins, and how many bytes it has.
struct XMLName {
  let start: Int
  let count: Int
  /// The offset of its first colon.
  let colon: Int?

  func equals(_ text: StaticString, in bytes: UnsafePointer<UInt8>) -> Bool {
    count == text.utf8CodeUnitCount && memcmp(bytes + start, text.utf8Start, count) == 0
  }

  func equals(_ other: XMLName, in bytes: UnsafePointer<UInt8>) -> Bool {
    count == other.count && memcmp(bytes + start, bytes + other.start, count) == 0
  }

  func hasSuffix(_ text: StaticString, in bytes: UnsafePointer<UInt8>) -> Bool {
    let length = text.utf8CodeUnitCount
    return count >= length && memcmp(bytes + start + count - length, text.utf8Start, length) == 0
  }

  func text(in bytes: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: count), as: UTF8.self)
  }
}

struct XMLAttribute {
  let name: XMLName
  let valueStart: Int
  let valueEnd: Int
  /// Whether the value has no references and no white space other than spaces.
  let isPlain: Bool

  /// Whether the attribute is `xmlns`.
  func isDefaultNamespace(in bytes: UnsafePointer<UInt8>) -> Bool { name.count == 5 && name.equals("xmlns", in: bytes) }
}

/// The start tag of an element. It is valid only while the document is read.
struct XMLStartTag {
  let bytes: UnsafePointer<UInt8>
  private(set) var name = XMLName(start: 0, count: 0, colon: nil)
  /// Where the tag's "<" is.
  private(set) var location = IBLocation.start
  var attributes: [XMLAttribute] = []

  init(bytes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    attributes.reserveCapacity(32)
  }

  /// Makes it the next tag, which has no attributes yet.
  mutating func begin(_ name: XMLName, at location: IBLocation) {
    self.name = name
    self.location = location
    attributes.removeAll(keepingCapacity: true)
  }

  var nameText: String { name.text(in: bytes) }

  /// The value of an attribute, nil if the tag doesn't have it.
  subscript(name: StaticString) -> String? { value(of: name)?.string }

  /// The undecoded value of an attribute.
  func value(of name: StaticString) -> XMLText? {
    let (bytes, attributes) = (bytes, attributes)
    var index = 0
    while index < attributes.count {
      if attributes[index].name.equals(name, in: bytes) { return XMLText(bytes, valueOf: attributes[index]) }
      index += 1
    }
    return nil
  }

  /// All attributes.
  var dictionary: [String: String] {
    var result: [String: String] = [:]
    result.reserveCapacity(attributes.count)
    for attribute in attributes {
      result[attribute.name.text(in: bytes)] = XMLText(bytes, valueOf: attribute).string
    }
    return result
  }

  /// The name of the first attribute that the tag has a second time.
  var duplicateAttribute: XMLName? {
    if attributes.count > 24 { return duplicateOfMany }
    let bytes = bytes
    // A pointer, because a debug build calls a generic function for each access to an array.
    return attributes.withUnsafeBufferPointer { attributes in
      guard let all = attributes.baseAddress else { return nil }
      var index = 1
      while index < attributes.count {
        let name = all[index].name
        var other = 0
        while other < index {
          if all[other].name.count == name.count, all[other].name.equals(name, in: bytes) { return name }
          other += 1
        }
        index += 1
      }
      return nil
    }
  }

  /// The same in a time that doesn't grow with the square of the number.
  private var duplicateOfMany: XMLName? {
    var names: Set<String> = []
    return attributes.first { !names.insert($0.name.text(in: bytes)).inserted }?.name
  }
}
