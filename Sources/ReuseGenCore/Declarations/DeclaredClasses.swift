import Foundation

/// The classes that a target's Swift and Objective-C files declare, found in their text without compiling it.
///
/// A declaration is the word `class`, a name, and then `:`, `{` or `<`; in Objective-C it is `@implementation` and a
/// name. It counts everywhere, even in a condition or a comment: a class too many hides an error, but a class too few
/// would report an error that doesn't exist.
package struct DeclaredClasses: Sendable {
  private var locations: [String: SourceLocation] = [:]

  package init() {}

  var names: [String] { locations.keys.sorted() }

  func contains(_ name: String) -> Bool { locations[name] != nil }

  /// The location of a class's name in its declaration, in the file that was added first.
  func location(of name: String) -> SourceLocation? { locations[name] }

  /// Adds the classes that a file declares.
  package mutating func add(_ file: [UInt8], path: String) {
    file.withUnsafeBytes { text in
      for word in DeclaringWord.allCases { add(text, path: path, declaredBy: word) }
    }
  }

  private mutating func add(_ text: UnsafeRawBufferPointer, path: String, declaredBy word: DeclaringWord) {
    let letters = Array(word.rawValue.utf8)
    var lines = LineCounter(path: path)
    let first = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start = first
    while let found = text.offset(of: letters, from: start) {
      start = found + letters.count
      guard found == first || !Self.isOfName(text[found - 1]), let name = Self.name(in: text, from: start),
        word.declares(beforeNext: name.next)
      else { continue }
      start = name.range.upperBound
      let declared = String(decoding: text[name.range], as: UTF8.self)
      if locations[declared] == nil { locations[declared] = lines.location(of: name.range.lowerBound, in: text) }
    }
  }

  private enum DeclaringWord: String, CaseIterable {
    case `class`
    case implementation = "@implementation"

    /// Whether this byte after the name, and the space after it, continues a declaration.
    func declares(beforeNext next: UInt8?) -> Bool {
      switch self {
      case .class: next.map(":{<".utf8.contains) ?? false
      case .implementation: true
      }
    }
  }

  /// The next name and the byte after it.
  private static func name(in text: UnsafeRawBufferPointer, from start: Int) -> (range: Range<Int>, next: UInt8?)? {
    let isQuoted: (Int) -> Bool = { $0 < text.count && text[$0] == UInt8(ascii: "`") }
    var name = text.endOfSpace(from: start)
    guard name > start else { return nil }
    if isQuoted(name) { name += 1 }
    var end = name
    while end < text.count, isOfName(text[end]) { end += 1 }
    let next = text.endOfSpace(from: isQuoted(end) ? end + 1 : end)
    return end > name ? (name..<end, next < text.count ? text[next] : nil) : nil
  }

  /// Whether a byte can be part of an identifier: a letter, a digit, "_", or any byte that isn't ASCII.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

/// Counts the lines of a text up to offsets that ascend.
private struct LineCounter {
  let path: String
  private var line = 1
  private var start = 0

  init(path: String) { self.path = path }

  mutating func location(of offset: Int, in text: UnsafeRawBufferPointer) -> SourceLocation {
    while let end = text.offset(of: UInt8(ascii: "\n"), from: start), end < offset {
      line += 1
      start = end + 1
    }
    return SourceLocation(file: path, line: line, column: offset - start + 1)
  }
}

extension UnsafeRawBufferPointer {
  /// The offset of the next occurrence of a byte. The C library compares many at once: a plugin reads all sources of a
  /// target.
  fileprivate func offset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    guard let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The offset of the next occurrence of a word.
  fileprivate func offset(of word: [UInt8], from start: Int) -> Int? {
    guard let base = baseAddress, let first = word.first else { return nil }
    var start = start
    while let candidate = offset(of: first, from: start), candidate + word.count <= count {
      if memcmp(base + candidate, word, word.count) == 0 { return candidate }
      start = candidate + 1
    }
    return nil
  }

  /// The offset after white space and comments.
  fileprivate func endOfSpace(from start: Int) -> Int {
    var end = start
    while end < count {
      if isSpace(self[end]) {
        end += 1
      } else if has("//", at: end) {
        end = offset(of: UInt8(ascii: "\n"), from: end) ?? count
      } else if has("/*", at: end) {
        end = offset(of: Array("*/".utf8), from: end + 2).map { $0 + 2 } ?? count
      } else {
        break
      }
    }
    return end
  }

  /// Whether the byte is a space, or one of the control characters from tab to carriage return.
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func has(_ text: String, at start: Int) -> Bool { self[start...].starts(with: text.utf8) }
}
