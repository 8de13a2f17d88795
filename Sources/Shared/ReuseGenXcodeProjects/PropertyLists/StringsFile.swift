/// A `.strings` file: a property list of strings, in Apple's text form usually without its braces.
package enum StringsFile {
  /// The keys of a file; empty for a file that isn't one.
  package static func keys(in bytes: [UInt8]) -> [String] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let list = (try? PropertyListReader.read([0x7B] + text + [0x7D])) ?? (try? PropertyListReader.read(bytes))
    return list?.dictionary?.entries.map(\.key) ?? []
  }
}
