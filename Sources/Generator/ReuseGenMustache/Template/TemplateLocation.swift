/// The line and column of a byte. Computed for errors only, by searching the source.
struct TemplateLocation {
  private(set) var line = 1
  private(set) var column = 1
  private var offset = 0

  /// The beginning of a source.
  init() {}

  init(of offset: Int, in source: [UInt8]) {
    move(to: offset, in: source)
  }

  /// Moves to a later byte. Several locations in order take the time of the last one.
  mutating func move(to later: Int, in source: [UInt8]) {
    while offset < later {
      column += 1
      if source[offset] == .newline { (line, column) = (line + 1, 1) }
      offset += 1
    }
  }
}
