/// A reference to a build setting at the beginning of a text, such as `$(TARGET_NAME:c99extidentifier)`.
package struct SettingReference {
  package let name: String
  private let operators: [Substring]
  /// The text after the reference.
  let rest: Substring

  /// - Parameter closings: Where the brackets of the text, of which this is a part, are closed.
  private init?(_ text: Substring, _ closings: Closings) {
    let opening = text.index(after: text.startIndex)
    guard opening < text.endIndex, let end = closings[opening] else { return nil }
    let inner = text[text.index(text.startIndex, offsetBy: 2)..<end]
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
    name = String(parts.first ?? "")
    operators = Array(parts.dropFirst())
    rest = text[text.index(after: end)...]
  }

  /// Replaces the references in a text, given each as it is written. The rest stays once the result is longer than a
  /// limit, in bytes.
  package static func replaceAll(
    in text: String,
    upTo limit: Int = .max,
    _ replacement: (_ reference: Self, _ written: Substring) -> String
  ) -> String {
    var result = ""
    var rest = text[...]
    lazy var closings = Closings(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < limit {
      result += rest[..<dollar]
      rest = rest[dollar...]
      guard let reference = SettingReference(rest, closings) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += replacement(reference, rest[..<reference.rest.startIndex])
      rest = reference.rest
    }
    return result + rest
  }

  package func applyOperators(to value: String) -> String { operators.reduce(value) { Self.apply($1, to: $0) } }

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

/// Where the brackets in a text are closed, found in one pass: references can be nested in one another.
private struct Closings {
  private var ends: [String.Index: String.Index] = [:]

  init(_ text: String) {
    var (parentheses, braces): ([String.Index], [String.Index]) = ([], [])
    for index in text.indices {
      switch text[index] {
      case "(": parentheses.append(index)
      case "{": braces.append(index)
      case ")": if let opening = parentheses.popLast() { ends[opening] = index }
      case "}": if let opening = braces.popLast() { ends[opening] = index }
      default: break
      }
    }
  }

  /// The index of the bracket that closes the one at an index; `nil` if there is none at either.
  subscript(opening: String.Index) -> String.Index? { ends[opening] }
}

extension String {
  /// The name of the module for a name of a product: "_" replaces what an identifier can't contain.
  package var moduleIdentifier: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
