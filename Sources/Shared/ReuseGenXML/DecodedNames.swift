/// The names of a document's elements and attributes as strings, each of which is decoded once: documents repeat them.
struct DecodedNames {
  /// A name at the place that its length and letters determine; the last one of several that have the same place.
  private var all = Array(repeating: (name: XMLName(start: 0, count: 0), text: ""), count: 64)

  mutating func text(of name: XMLName, in bytes: UnsafePointer<UInt8>) -> String {
    let place = (name.count &* 13 &+ Int(bytes[name.start]) &* 7 &+ Int(bytes[name.end &- 1])) & 63
    if all[place].name.equals(name, in: bytes) { return all[place].text }
    let text = name.text(in: bytes)
    all[place] = (name, text)
    return text
  }
}
