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
