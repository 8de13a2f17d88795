import ReuseGenCLibrary

/// Finds the lines and columns of offsets, which must be asked for in ascending order.
struct LineCounter {
  private let bytes: UnsafeRawPointer
  private var counted = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafePointer<UInt8>) {
    self.bytes = UnsafeRawPointer(bytes)
  }

  mutating func location(of offset: Int) -> IBLocation {
    while counted < offset, let found = memchr(bytes + counted, 0x0A, offset - counted) {
      line += 1
      lineStart = UnsafeRawPointer(found) - bytes + 1
      counted = lineStart
    }
    counted = offset
    return IBLocation(line: line, column: offset - lineStart + 1)
  }
}
