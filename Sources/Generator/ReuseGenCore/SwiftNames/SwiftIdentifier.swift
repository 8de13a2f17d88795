/// Swift's identifiers.
///
/// From "Lexical Structure" in The Swift Programming Language, section Identifiers, without U+FFF9 to U+FFFD and the
/// variation selectors U+FE00 to U+FE0F, which it lists and the compiler rejects.
package enum SwiftIdentifier {
  /// Whether `text` is an identifier. Keywords are, in backticks.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first), text != "_" else { return false }
    // Nearly all names are ASCII.
    if !text.hasByte(where: { !isASCIITail($0) }) { return true }
    return text.unicodeScalars.dropFirst().allSatisfy(isTail)
  }

  /// Whether `name` is a name only in backticks. A module can't have one.
  package static func isKeyword(_ name: String) -> Bool {
    NameTable.mayBeWord(name) && NameTable.keywords.contains(name)
  }

  /// `name` in its declaration, in backticks if it is a keyword.
  static func declared(_ name: String) -> String {
    isKeyword(name) ? "`\(name)`" : name
  }

  /// `name` as that of a type, in backticks if the word has another meaning in some context.
  package static func type(_ name: String) -> String {
    guard NameTable.mayBeWord(name) else { return name }
    return NameTable.contextualKeywords.contains(name) ? "`\(name)`" : declared(name)
  }

  /// Whether `name` can be declared as a type only in backticks.
  package static func isReservedType(_ name: String) -> Bool {
    NameTable.mayBeWord(name) && NameTable.reservedTypes.contains(name)
  }

  /// Why `name` can't be a member's name; `nil` if it can.
  package static func problem(withMember name: String) -> String? {
    if !isValid(name) {
      let suggestion = nearest(to: name).map { "; \(didYouMean($0))" } ?? ""
      return "is not a Swift identifier: \(quoted(name))\(suggestion)"
    }
    if NameTable.mayBeWord(name), NameTable.impossibleMembers.contains(name) {
      return "can't be \(quoted(name)), which Swift reserves; choose another name"
    }
    if NameTable.used.contains(name) {
      return "can't be \(quoted(name)), which the generated file uses; choose another name"
    }
    return nil
  }

  private static func isASCIITail(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: true
    default: false
    }
  }

  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0..<0x80: false
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
    case 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF: true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: true
    case 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
    case 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F: true
    case 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFDFF, 0xFE10...0xFE1F, 0xFE30...0xFE44,
      0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFF: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}

extension SwiftIdentifier {
  /// The identifier that `text` most likely means: without invalid characters, and with a capital after each of them;
  /// `nil` if nothing remains.
  static func nearest(to text: String) -> String? {
    if isValid(text) { return nil }
    var result = ""
    var capitalises = false
    for scalar in text.unicodeScalars {
      guard result.isEmpty ? isHead(scalar) : isTail(scalar) else {
        capitalises = !result.isEmpty
        continue
      }
      let letter = String(scalar)
      result += capitalises ? letter.uppercased() : letter
      capitalises = false
    }
    return isValid(result) && result != text ? result : nil
  }
}
