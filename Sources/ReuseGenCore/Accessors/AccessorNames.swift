/// Every naming decision: from what the manifest says to the names in the generated file.
struct AccessorName: Hashable, Sendable {
  /// The base, lowerCamelCase: `personCell`.
  var base: String
  /// What follows a verb in a function's name: `PersonCell` in `dequeuePersonCell(for:)`.
  var suffix: String

  init(of entry: some ManifestEntry) {
    self.init(type: entry.type.value, name: entry.name?.value)
  }

  /// - Parameter name: the entry's own name, nil where it follows from the type.
  init(type: TypeName, name: String?) {
    let fromType = Self.lowerCamelCase(type.last)
    base = name ?? fromType
    // The class's own spelling is kept, so that URLCell gives urlCell and dequeueURLCell.
    suffix = base == fromType ? Self.capitalised(type.last) : Self.capitalised(base)
  }

  /// A name that follows from no type.
  init(base: String) {
    self.base = base
    suffix = Self.capitalised(base)
  }

  /// The name where it is declared, in backticks if it is a keyword.
  var declaration: String { SwiftIdentifier.declared(base) }

  /// The name after a dot, where Swift takes keywords as they are.
  var reference: String { base }

  /// `text` with its first word lowercased: `PersonCell` to `personCell`, `URLCell` to `urlCell`, `URL` to `url`.
  static func lowerCamelCase(_ text: String) -> String {
    let letters = Array(text)
    var end = letters.firstIndex { !$0.isUppercase } ?? letters.count
    // In a run of capitals the last one begins the next word, if a small letter follows it.
    if end > 1, end < letters.count, letters[end].isLowercase { end -= 1 }
    return String(letters[..<end]).lowercased() + String(letters[end...])
  }

  static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension AccessorName {
  /// A name of its own for an entry that cannot keep its default: from what distinguishes it, else numbered.
  static func proposal(for entry: some ManifestEntry, nib: String?, avoiding taken: Set<String>) -> String {
    let type = entry.type.value
    let candidates = [
      type.components.count > 1 ? lowerCamelCase(type.components.map { capitalised($0) }.joined()) : nil,
      nib.map(memberName),
      entry.identifier.map { memberName($0.value) },
    ]
    for case let candidate? in candidates where !taken.contains(candidate) {
      if SwiftIdentifier.problem(withMember: candidate) == nil { return candidate }
    }
    return numbered(AccessorName(of: entry).base, isTaken: taken.contains)
  }

  /// The name with the first number from 2 that makes it one of its own.
  static func numbered(_ base: String, isTaken: (String) -> Bool) -> String {
    var number = 2
    while isTaken("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  /// The member that a free text most naturally gives: `Person.compact cell` and `person_compact_cell` to
  /// `personCompactCell`.
  static func memberName(_ text: String) -> String {
    let words = text.split(separator: "_")
    let joined = words.prefix(1) + words.dropFirst().map { Substring(capitalised(String($0))) }
    let name = joined.joined()
    return lowerCamelCase(SwiftIdentifier.nearest(to: name) ?? name)
  }
}
