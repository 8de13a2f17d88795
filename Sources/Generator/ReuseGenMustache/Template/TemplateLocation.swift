/// The line and column of a byte. Computed for errors only, by searching the source from its start.
struct TemplateLocation {
  let line: Int
  let column: Int

  init(of offset: Int, in source: [UInt8]) {
    let before = source[..<offset]
    line = before.count { $0 == .newline } + 1
    column = offset - (before.lastIndex(of: .newline) ?? -1)
  }
}
