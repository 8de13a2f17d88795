import ReuseGenCLibrary

/// A name in a document: where it begins, and how many bytes it has.
struct XMLName {
  let start: Int
  let count: Int

  /// The offset after its last byte.
  var end: Int { start + count }

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

  /// The offset of the first colon; `nil` if there is none, as in nearly all names.
  func colon(in bytes: UnsafePointer<UInt8>) -> Int? {
    var offset = start
    while offset < end, bytes[offset] != 0x3A /* : */ { offset += 1 }
    return offset < end ? offset : nil
  }

  func text(in bytes: UnsafePointer<UInt8>) -> String { String(copying: bytes + start, count: count) }
}
