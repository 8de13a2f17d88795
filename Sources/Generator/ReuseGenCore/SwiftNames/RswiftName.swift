import ReuseGenBasics

/// The names that R.swift gives to resources.
package enum RswiftName {
  /// Letters, digits and underscores are kept, a capital follows what isn't, and the first word is in lowercase.
  package static func of(_ text: String) -> String { AccessorName.lowerCamelCase(words(in: text)) }

  package static func words(in text: String) -> String {
    let words = text.swiftNames
    let joined = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return String(joined.joined().drop { $0.isNumber })
  }
}
