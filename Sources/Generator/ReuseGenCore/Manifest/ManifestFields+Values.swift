import ReuseGenBasics

/// Values of the types that several keys have.
extension ManifestFields {
  /// Reports a value of the wrong type.
  mutating func reportMismatch<Value>(_ key: String, _ wanted: String, _ found: LocatedJSON) -> Value? {
    report("\(quoted(key)) must be \(wanted), not \(found.description)", at: found.location)
    return nil
  }

  mutating func string(_ found: LocatedJSON, key: String) -> Located<String>? {
    guard case .string(let text) = found.value else { return reportMismatch(key, "a string", found) }
    return Located(text, at: found.location)
  }

  /// A string that is not empty.
  mutating func text(_ found: LocatedJSON, key: String) -> Located<String>? {
    guard let text = string(found, key: key) else { return nil }
    guard !text.value.isEmpty else {
      report("\(quoted(key)) is empty; specify a value or remove the key", at: found.location)
      return nil
    }
    return text
  }

  /// An array of strings that are not empty, without the elements that are not allowed, which are reported.
  mutating func texts(_ found: LocatedJSON, key: String) -> [Located<String>] {
    var texts: [Located<String>] = []
    for element in elements(of: found, key: key) {
      if case .string(let text) = element.value, !text.isEmpty {
        texts.append(Located(text, at: element.location))
      } else {
        let message = "each element of \(quoted(key)) must be a nonempty string, not \(element.description)"
        report(message, at: element.location)
      }
    }
    return texts
  }

  /// The elements of an array; none if the value is not an array, which is then reported.
  mutating func elements(of found: LocatedJSON, key: String) -> [LocatedJSON] {
    if case .array(let elements) = found.value { return elements }
    let remedy =
      switch found.value {
      case .string(let text): "; write [\(quoted(text))]"
      case .object: "; put it in brackets, as in [{ … }]"
      default: ""
      }
    report("\(quoted(key)) must be an array, not \(found.description)\(remedy)", at: found.location)
    return []
  }

  /// The case of `Choice` with this raw value; `nil` if there is none, which is then reported.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ found: LocatedJSON,
    key: String
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    if case .string(let text) = found.value {
      if let choice = Choice(rawValue: text) { return choice }
      if let near = nearest(to: text, in: names) {
        report("\(quoted(key)) can't be \(quoted(text)); \(didYouMean(near))", at: found.location)
        return nil
      }
    }
    let list = names.map { quoted($0) }.joined(separator: ", ")
    return reportMismatch(key, "one of \(list)", found)
  }
}
