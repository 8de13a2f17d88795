extension SwiftReader {
  /// The number of names with dots between them that are looked at.
  private static let longestPath = 16

  /// The class after `as!` or `as?`.
  func castClass(_ first: Int) -> String? {
    guard stream[first].keyword == .as, stream.isMark(first + 1) else { return nil }
    return className(from: first + 2)
  }

  /// The name of a class that starts at a token.
  private func className(from first: Int) -> String? {
    guard stream[first].kind == .word else { return nil }
    var last = first
    while stream.is(last + 1, "."), stream[last + 2].kind == .word { last += 2 }
    return stream.text(in: stream[first].start..<stream[last].end)
  }

  /// The class that the scene of a call must have: that of a cast or, because the call is generic, that of `as`, of the
  /// annotated variable or of the function around it. `nil` if a closure makes an object of any subclass.
  ///
  /// - Parameters:
  ///   - call: The parenthesis of the call.
  ///   - brace: The brace around it.
  func sceneClass(of call: Int, before end: Int, in brace: Int?) -> String? {
    var next = call + 1
    while next < end {
      if stream.is(next, "creator"), stream.is(next + 1, ":") { return nil }
      next = stream.index(after: next)
    }
    if stream.is(end + 1, "{") { return nil }
    return stream.is(call + 1, "identifier") ? resultClass(of: call, before: end, in: brace) : castClass(end + 1)
  }

  /// The class to which the result of a call is cast, or which it must have because the call is generic.
  func resultClass(of call: Int, before end: Int, in brace: Int?) -> String? {
    if let cast = castClass(end + 1) { return cast }
    if stream[end + 1].keyword == .as { return className(from: end + 2) }
    var before = startOfExpression(call - 1) - 1
    if stream.isMark(before) { before -= 1 }
    while [.try, .await].contains(stream[before].keyword) { before -= 1 }
    if stream.is(before, "=") { return annotation(before: before) }
    let isWhole = stream.is(before, "{") && stream[before].partner == end + 1
    return (isWhole ? before : stream[before].keyword == .return ? brace : nil).flatMap { annotation(before: $0) }
  }

  /// The class to which the first object of a nib is cast: `loadNibNamed("A", owner: nil)?.first as! T`.
  func rootClass(after end: Int) -> String? {
    func afterMarks(_ token: Int) -> Int { stream.isMark(token) ? token + 1 : token }
    var next = afterMarks(end + 1)
    if stream.is(next, "."), stream.is(next + 1, "instantiate"), let closing = stream[next + 2].partner {
      next = closing + 1
    }
    let isFirst = stream.is(next, ".") && stream.is(next + 1, "first")
    let isZero = stream.is(next, "[") && stream.is(next + 1, "0") && stream.is(next + 2, "]")
    return isFirst || isZero ? castClass(afterMarks(next + (isZero ? 3 : 2))) : nil
  }

  /// The class of the cells in `UICollectionView.CellRegistration<PersonCell, Person>(cellNib: UINib(…))`.
  func registeredClass(of callee: Int) -> String? {
    guard stream.is(callee, "UINib"), stream.is(callee - 1, ":"),
      stream.is(callee - 2, "cellNib") || stream.is(callee - 2, "supplementaryNib"), stream.is(callee - 3, "(")
    else { return nil }
    // The generic arguments are a few names; longer ones aren't read.
    let first = (max(0, callee - 36)..<callee - 3).last { token in
      stream.is(token, "CellRegistration") || stream.is(token, "SupplementaryRegistration")
    }
    return first.flatMap { stream.is($0 + 1, "<") ? className(from: $0 + 2) : nil }
  }

  /// The class that an expression with a dot in front must have: that of the variable, or of the getter, around it.
  func inferredClass(of dot: Int) -> String? {
    stream.is(dot - 1, "=") || stream.is(dot - 1, "{") ? annotation(before: dot - 1) : nil
  }

  /// The first token of an expression that ends with the name of a called method. Only the last parts of a long one are
  /// looked at, because its calls can all be uses.
  private func startOfExpression(_ callee: Int) -> Int {
    var first = callee
    for _ in 0..<Self.longestPath where stream.is(first - 1, ".") {
      first -= 2
      while stream.isMark(first) { first -= 1 }
      if stream[first].kind == .close, let opening = stream[first].partner {
        first = stream[opening - 1].kind == .word && stream[opening - 1].keyword == .none ? opening - 1 : opening
      }
    }
    return first
  }

  /// The type of a variable or of a function's result before its value or body.
  private func annotation(before end: Int) -> String? {
    var first = end - 1
    while stream.isMark(first) { first -= 1 }
    for _ in 0..<Self.longestPath where stream.is(first - 1, ".") && stream[first - 2].kind == .word { first -= 2 }
    let isVariable = stream.is(first - 1, ":") && [.let, .var].contains(stream[first - 3].keyword)
    return isVariable || stream.is(first - 1, "->") ? className(from: first) : nil
  }

  // MARK: - Segues

  /// Reads `segue.destination as! T` with the identifier for which the code runs, if `if` or `case` names it.
  mutating func segueDestination(_ current: Int, in brace: Int?) {
    guard stream.is(current + 1, "."), stream.is(current + 2, "destination"), !stream.is(current - 1, "."),
      stream.is(current + 4, "!"), let name = castClass(current + 3)
    else { return }
    let identifier = brace.flatMap { $0 == 0 ? nil : segueIdentifier(current, in: $0) }
    let identity = identifier.map(stream.name) ?? .other("")
    var use = NameUse(kind: .destination, name: identity, offset: stream[current].start)
    use.className = name
    file.text.nameUses.append(use)
  }

  private func segueIdentifier(_ current: Int, in brace: Int) -> Range<Int>? {
    if let name = comparedName(before: brace), stream.is(name.lowerBound - 1, "==") {
      let end = name.lowerBound - 1
      let first = (end - 4..<end).first { endOfSegueIdentifier($0) == end }
      return first.flatMap { stream[$0 - 1].keyword == .if || stream.is($0 - 1, ",") ? name : nil }
    }
    guard (brace - 6..<brace).contains(where: { stream[$0].keyword == .switch && endOfSegueIdentifier($0 + 1) != nil })
    else { return nil }
    var token = current - 1
    while token > max(brace, current - 128), stream[token].keyword != .case {
      if stream.is(token, "default"), stream.is(token + 1, ":") { return nil }
      token = (stream[token].kind == .close ? stream[token].partner ?? token : token) - 1
    }
    guard stream[token].keyword == .case, let name = comparedName(token + 1) else { return nil }
    let end = name.upperBound
    return stream.is(stream.is(end, "?") ? end + 1 : end, ":") ? name : nil
  }
}
