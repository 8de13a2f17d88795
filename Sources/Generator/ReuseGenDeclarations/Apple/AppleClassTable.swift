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
    let ends = lineEnds
    var start = 0
    for (end, bar) in ends {
      defer { start = end + 1 }
      let head = bytes[start..<bar]
      let names = head.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
      guard let name = names.first, name.first != UInt8(ascii: "#") else { continue }
      let isComplete = name.last != UInt8(ascii: "?")
      body(
        Line(
          name: String(decoding: isComplete ? name : name.dropLast(), as: UTF8.self),
          superclassName: names.dropFirst().first.map { String(decoding: $0, as: UTF8.self) },
          isComplete: isComplete,
          members: bytes[min(bar + 1, end)..<end]
        )
      )
    }
  }

  /// The end of each line, and its first bar; the end where there is none.
  private var lineEnds: [(end: Int, bar: Int)] {
    // In a debug build, an iterator makes several calls for each byte.
    bytes.withUnsafeBufferPointer { bytes in
      var ends: [(end: Int, bar: Int)] = []
      var bar = -1
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") {
          ends.append((index, bar < 0 ? index : bar))
          bar = -1
        } else if bytes[index] == UInt8(ascii: "|"), bar < 0 {
          bar = index
        }
        index += 1
      }
      ends.append((index, bar < 0 ? index : bar))
      return ends
    }
  }
}
