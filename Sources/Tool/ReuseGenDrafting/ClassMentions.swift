/// The classes that code makes objects of, registers, or passes as values: `Cell(…)`, `Cell.self`, `[Cell class]`.
///
/// They are found in the text of the sources. A mention in a comment counts as well: a base class is then listed
/// although it has no instances, which does no harm.
struct ClassMentions {
  private var mentioned: Set<String> = []
  /// The names to find, by their hashes, so that the other words of the text cost no memory.
  private let names: [UInt64: String]

  init(of names: some Sequence<String>) {
    self.names = Dictionary(names.map { (Self.hash($0.utf8), $0) }) { first, _ in first }
  }

  func contains(_ name: String) -> Bool { mentioned.contains(name) }

  mutating func add(_ text: [UInt8]) {
    var position = 0
    while position < text.count {
      guard Self.isOfName(text[position]) else {
        position += 1
        continue
      }
      let start = position
      var hash = Self.seed
      while position < text.count, Self.isOfName(text[position]) {
        hash = Self.hash(hash, text[position])
        position += 1
      }
      guard let name = names[hash], !mentioned.contains(name), name.utf8.elementsEqual(text[start..<position]),
        Self.isUse(text[..<start], text[position...])
      else { continue }
      mentioned.insert(name)
    }
  }

  /// Whether the text around a name makes an object of the class, or names the class as a value.
  private static func isUse(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    if after.first == UInt8(ascii: "(") {
      return !["@interface ", "@implementation ", "func "].contains {
        before.suffix($0.utf8.count).elementsEqual($0.utf8)
      }
    }
    if [".self", ".init", ".class"].contains(where: { after.starts(with: $0.utf8) }) { return true }
    if before.last == UInt8(ascii: "<"), after.first == UInt8(ascii: ">") { return true }
    return before.last == UInt8(ascii: "[")
      && [" class]", " alloc]", " new]"].contains { after.starts(with: $0.utf8) }
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(seed, hash) }

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
