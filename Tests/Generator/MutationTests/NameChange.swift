import ReuseGenTestSupport

/// How a name becomes a wrong one.
enum NameChange: CaseIterable {
  case letterAdded, letterRemoved, letterReplaced, caseChanged, otherName

  /// The changed name. Of a selector, the part before the first colon changes.
  func apply(to name: String, _ random: inout some RandomNumberGenerator) -> String {
    let end = name.firstIndex(of: ":") ?? name.endIndex
    var characters = Array(name[..<end])
    let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
    let index = characters.indices.randomElement(using: &random) ?? 0
    switch self {
    case .letterAdded: characters.append(letter)
    case .letterRemoved: if characters.count > 1 { characters.remove(at: max(index, 1)) }
    case .letterReplaced: if characters.count > 1 { characters[max(index, 1)] = letter }
    case .caseChanged: if !characters.isEmpty { characters[index] = characters[index].inOtherCase }
    case .otherName: characters = Array("quiteAnother\(letter.uppercased())")
    }
    return String(characters) + name[end...]
  }
}

extension Character {
  fileprivate var inOtherCase: Character { Character(isUppercase ? lowercased() : uppercased()) }
}

extension Project {
  /// Random numbers for the changes of one kind.
  func random(_ kind: String) -> SeededGenerator {
    SeededGenerator(seed: "\(name) \(kind)".utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
  }

  /// A name that nothing else in the project has.
  func wrongName(for name: String, besides others: Set<String> = [], _ random: inout SeededGenerator) -> String? {
    for _ in 0..<16 {
      let wrong = NameChange.allCases.randomElement(using: &random)?.apply(to: name, &random) ?? ""
      if wrong != name, !wrong.isEmpty, !hasName(wrong), !others.contains(wrong) { return wrong }
    }
    return nil
  }
}
