/// A table of known classes, with lines such as `Name: Superclass | keys | actions`. A name with "?" has more members
/// than the line. A line without a superclass adds to another line, and one that begins with "#" is a comment.
struct AppleClassTable {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  struct Line: Sendable {
    let name: String
    let superclassName: String?
    let isComplete: Bool
    fileprivate let members: ArraySlice<UInt8>

    /// Calls a function with each member, and the number of the part that it is in: keys, then actions.
    func forEachMember(_ body: (_ part: Int, _ name: String) -> Void) {
      members.withUnsafeBufferPointer { bytes in
        guard let first = bytes.baseAddress else { return }
        let count = bytes.count
        var part = 0
        var start = 0
        var index = 0
        // In a debug build, an iterator makes several calls for each byte.
        while index <= count {
          if index == count || first[index] == 0x20 || first[index] == 0x7C /* | */ {
            if index > start {
              let name = UnsafeBufferPointer(start: first + start, count: index &- start)
              body(part, String(decoding: name, as: UTF8.self))
            }
            start = index &+ 1
            if index < count, first[index] == 0x7C { part &+= 1 }
          }
          index &+= 1
        }
      }
    }
  }

  /// Calls a function with each line that isn't a comment.
  ///
  /// The members stay bytes. Each run that checks sources reads the tables, and asks for the members of few classes.
  func forEachLine(_ body: (Line) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        var end = start
        var bar = -1
        // In a debug build, an iterator makes several calls for each byte.
        while end < buffer.count, first[end] != 0x0A /* \n */ {
          if bar < 0, first[end] == 0x7C /* | */ { bar = end }
          end &+= 1
        }
        if bar < 0 { bar = end }
        if let line = line(first, start..<bar, members: min(bar &+ 1, end)..<end) { body(line) }
        start = end &+ 1
      }
    }
  }

  /// - Parameter head: The part before the first bar.
  private func line(_ bytes: UnsafePointer<UInt8>, _ head: Range<Int>, members: Range<Int>) -> Line? {
    func text(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
    }
    let name = Self.word(bytes, in: head)
    guard !name.isEmpty, bytes[name.lowerBound] != 0x23 /* # */ else { return nil }
    let isComplete = bytes[name.upperBound - 1] != 0x3F /* ? */
    let superclass = Self.word(bytes, in: name.upperBound..<head.upperBound)
    return Line(
      name: text(name.lowerBound..<(isComplete ? name.upperBound : name.upperBound - 1)),
      superclassName: superclass.isEmpty ? nil : text(superclass),
      isComplete: isComplete,
      members: self.bytes[members]
    )
  }

  /// The first word in a part of a head, in which colons and spaces separate words.
  private static func word(_ bytes: UnsafePointer<UInt8>, in range: Range<Int>) -> Range<Int> {
    func separates(_ byte: UInt8) -> Bool { byte == 0x3A /* : */ || byte == 0x20 }
    var start = range.lowerBound
    while start < range.upperBound, separates(bytes[start]) { start &+= 1 }
    var end = start
    while end < range.upperBound, !separates(bytes[end]) { end &+= 1 }
    return start..<end
  }
}
