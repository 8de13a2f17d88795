extension SwiftReader {
  /// Reads `segue.identifier == "x"` and `segue.identifier == Segues.x`.
  mutating func segueComparison(_ current: Int) {
    if let next = endOfSegueIdentifier(current) { comparison(current, before: next) }
  }

  private mutating func comparison(_ current: Int, before next: Int) {
    if stream.is(next, "==") || stream.is(next, "!=") {
      if let name = comparedName(next + 1), !continuesExpression(name.upperBound) { addSegue(name) }
    } else if stream.is(current - 1, "==") || stream.is(current - 1, "!="),
      let name = comparedName(before: current - 1)
    {
      addSegue(name)
    }
  }

  /// The token after `segue.identifier`, with "?" or "!".
  func endOfSegueIdentifier(_ current: Int) -> Int? {
    guard stream.is(current, "segue"), stream.is(current + 1, "."), stream.is(current + 2, "identifier") else {
      return nil
    }
    return stream.isMark(current + 3) ? current + 4 : current + 3
  }

  /// A literal, or a constant with its types, as `Segues.show.rawValue`.
  func comparedName(_ first: Int) -> Range<Int>? {
    if stream[first].kind == .string { return first..<stream.index(after: first) }
    guard isPartOfName(first) else { return nil }
    var last = first
    while stream.is(last + 1, "."), isPartOfName(last + 2) { last += 2 }
    return first..<last + 1
  }

  /// The same before an operator.
  func comparedName(before end: Int) -> Range<Int>? {
    if stream[end - 1].kind == .string { return end - 1..<end }
    guard isPartOfName(end - 1) else { return nil }
    var first = end - 1
    while stream.is(first - 1, "."), isPartOfName(first - 2) { first -= 2 }
    let before = first - 1
    let isWhole = stream[before].kind != .operator || stream.is(before, "&&") || stream.is(before, "||")
    return isWhole && !stream.is(before, ".") ? first..<end : nil
  }

  private func isPartOfName(_ token: Int) -> Bool {
    guard token >= 0, stream[token].kind == .word, !stream.is(token, "nil") else { return false }
    return stream[token].keyword == .none || stream.is(token, "self") || stream.is(token, "Self")
  }

  /// Whether an expression continues at a token: a call, a subscript, a member or an operator.
  private func continuesExpression(_ next: Int) -> Bool {
    switch stream[next].kind {
    case .open: !stream.is(next, "{")
    case .operator: !stream.is(next, "&&") && !stream.is(next, "||")
    default: stream.is(next, ".") || stream.isMark(next)
    }
  }

  /// Reads the cases of `switch segue.identifier`.
  mutating func segueCases(_ current: Int) {
    guard var next = endOfSegueIdentifier(current + 1) ?? endOfSegueName(current + 1) else { return }
    if stream.is(next, "??") { next += 2 }
    guard stream.is(next, "{"), let end = stream[next].partner else { return }
    next += 1
    while next < end {
      if stream[next].keyword == .case { next = addSegues(ofCase: next + 1, before: end) }
      next = stream.index(after: next)
    }
  }

  /// Adds the literals and constants of a case.
  ///
  /// - Returns: The token of the colon.
  private mutating func addSegues(ofCase first: Int, before end: Int) -> Int {
    var next = first
    var isPattern = true
    while next < end, !stream.is(next, ":") {
      let isSome = stream.is(next, ".") && stream.is(next + 1, "some") && stream.is(next + 2, "(")
      if isPattern, let name = comparedName(isSome ? next + 3 : next) {
        let after = isSome ? name.upperBound + 1 : name.upperBound
        if stream.is(after, ",") || stream.is(after, ":") || stream.is(after, "?") { addSegue(name) }
      }
      isPattern = stream.is(next, ",")
      next = stream.index(after: next)
      file.steps += 1
    }
    return min(next, end)
  }

  private mutating func addSegue(_ range: Range<Int>) {
    let offset = stream[range.lowerBound].start
    file.text.nameUses.append(NameUse(kind: .comparedSegue, name: stream.name(range), offset: offset))
  }

  // MARK: - Names that hold an identifier

  /// Reads `guard let identifier = segue.identifier`, after which the name is compared.
  mutating func addSegueName(_ current: Int, in brace: Int?) {
    guard var next = endOfSegueIdentifier(current), stream.is(current - 1, "="), stream[current - 2].kind == .word,
      stream[current - 3].keyword == .let
    else { return }
    if stream.is(next, "??"), stream[next + 1].kind == .string { next += 2 }
    // The name of what is made from the identifier isn't one.
    guard
      stream[next].keyword == .else || stream.is(next, ",") || stream.is(next, "{") || stream[next].kind == .close
        || stream.is(next, ";") || stream[next].flags.contains(.startsLine) && stream[next].kind == .word
    else { return }
    var end = brace.flatMap { stream[$0].partner }
    if stream[current - 4].keyword == .if || stream.is(current - 4, ",") {
      end = (current..<min(current + 64, stream.count)).first { stream.is($0, "{") }.flatMap { stream[$0].partner }
    }
    if let end { segueNames.append((current - 2, end)) }
  }

  /// Reads `func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {`.
  mutating func addSegueParameter(_ current: Int) {
    guard stream[current - 1].keyword == .func, stream.is(current + 1, "("), stream.is(current + 2, "withIdentifier"),
      let closing = stream[current + 1].partner, stream.is(closing + 1, "->"), stream.is(closing + 3, "{"),
      let end = stream[closing + 3].partner
    else { return }
    segueNames.append((stream.is(current + 3, ":") ? current + 2 : current + 3, end))
  }

  /// Reads a comparison of such a name, up to the end of its scope, or until something else gets the name.
  mutating func segueNameUse(_ current: Int) {
    segueNames.removeAll { $0.end < current }
    guard endOfSegueName(current) != nil else { return }
    let isBound = [.let, .var].contains(stream[current - 1].keyword) || stream[current + 1].keyword == .in
    if isBound {
      segueNames = segueNames.filter { !isSameText($0.name, current) }
    } else if !stream.is(current - 1, "."), !stream.is(current + 1, ":") {
      comparison(current, before: current + 1)
    }
  }

  /// The token after a name that holds the identifier of a segue.
  private func endOfSegueName(_ current: Int) -> Int? {
    segueNames.contains { $0.name != current && isSameText($0.name, current) } ? current + 1 : nil
  }

  private func isSameText(_ token: Int, _ other: Int) -> Bool {
    stream.bytes[stream[token].range].elementsEqual(stream.bytes[stream[other].range])
  }
}
