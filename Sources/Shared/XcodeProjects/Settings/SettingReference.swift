/// A reference to a build setting at the beginning of a text, such as `$(TARGET_NAME:c99extidentifier)`.
struct SettingReference {
  let name: String
  private let operators: [Substring]
  /// The text after the reference.
  let rest: Substring

  init?(_ text: Substring) {
    guard let opening = text.dropFirst().first, opening == "(" || opening == "{" else { return nil }
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    var end: Substring.Index?
    for index in text.indices.dropFirst() {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      guard depth == 0 else { continue }
      end = index
      break
    }
    guard let end else { return nil }
    let inner = text[text.index(text.startIndex, offsetBy: 2)..<end]
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    operators = Array(parts.dropFirst())
    rest = text[text.index(after: end)...]
  }

  /// Replaces the references in a text, given each as it is written. The rest stays once the result is longer than a
  /// limit, in bytes.
  static func replaceAll(
    in text: String,
    upTo limit: Int = .max,
    _ replacement: (_ reference: Self, _ written: Substring) -> String
  ) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < limit {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let reference = SettingReference(rest) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += replacement(reference, rest[..<reference.rest.startIndex])
      rest = reference.rest
    }
    return result + rest
  }

  func applyOperators(to value: String) -> String { operators.reduce(value) { Self.apply($1, to: $0) } }

  private static func apply(_ name: Substring, to value: String) -> String {
    if name.hasPrefix("default=") { return value.isEmpty ? String(name.dropFirst("default=".count)) : value }
    return switch name {
    case "c99extidentifier", "identifier": value.moduleIdentifier
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "file": ProjectPath.name(of: value)
    case "base": ProjectPath.withoutExtension(ProjectPath.name(of: value))
    case "dir": ProjectPath.folder(of: value)
    case "standardizepath": ProjectPath.join("", value)
    // Quotation marks, and operators that this version doesn't know, don't change names.
    default: value
    }
  }
}

extension String {
  /// The name of the module for a name of a product: "_" replaces what an identifier can't contain.
  package var moduleIdentifier: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
