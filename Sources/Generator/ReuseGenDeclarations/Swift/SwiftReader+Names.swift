extension SwiftReader {
  /// Reads a use of a name where a word is the label of one, or the name of its function.
  ///
  /// - Parameters:
  ///   - call: The token of the parenthesis around the word.
  ///   - brace: That of the brace.
  mutating func nameUse(_ current: Int, in call: Int?, _ brace: Int?) {
    let token = stream.tokens[current]
    if !segueNames.isEmpty { segueNameUse(current) }
    if stream.is(current + 1, "("), stream.is(current + 2, ")"), isController(current) {
      let name = NameExpression.path(stream.text(current))
      file.text.nameUses.append(NameUse(kind: .controller, name: name, offset: token.start))
    }
    // By length: nearly all words are none of these.
    switch token.end - token.start {
    case 5 where stream.is(current, "segue"):
      segueComparison(current)
      addSegueName(current, in: brace)
      segueDestination(current, in: brace)
    case 6 where token.keyword == .switch: segueCases(current)
    case 12 where stream.is(current, "loadNibNamed"):
      if stream.is(current + 1, "(") { addUse(.nib, current + 2, in: current + 1, brace) }
    case 18 where stream.is(current, "shouldPerformSegue"): addSegueParameter(current)
    case 32 where stream.is(current, "instantiateInitialViewController"): initialScene(current, in: brace)
    case 4, 5, 7, 8, 10, 12, 13, 14, 24: labeledName(current, in: call, brace)
    default: break
    }
  }

  /// Whether a word can be the class of a view controller, rather than a method.
  private func isController(_ current: Int) -> Bool {
    guard stream.isName(current), !stream.is(current - 1, "."), stream[current - 1].keyword != .func else {
      return false
    }
    let name = stream.text(current)
    return name.hasSuffix("Controller") || name.hasSuffix("VC")
  }

  private mutating func labeledName(_ label: Int, in call: Int?, _ brace: Int?) {
    // Each is the first argument.
    guard let call, label == call + 1, stream.is(label + 1, ":"),
      [.word, .directive].contains(stream[call - 1].kind) || endsGenericArguments(call - 1)
    else { return }
    if let kind = kind(label, in: call) { addUse(kind, label + 2, in: call, brace) }
  }

  /// Whether a token ends the arguments of a generic type, as in `Provider<PersonCell>(nibName: "PersonCell")`.
  private func endsGenericArguments(_ token: Int) -> Bool {
    stream.is(token, ">") && (stream[token - 1].kind == .word || stream.is(token - 1, ">"))
  }

  private func kind(_ label: Int, in call: Int) -> NameUse.Kind? {
    let isInitializer = stream.is(call - 1, "init") && stream.is(call - 2, ".")
    let callee = isInitializer ? call - 3 : call - 1
    if stream.is(label, "name") {
      if isInitializer, inferredClass(of: call - 2) == "UIStoryboard" { return .storyboard }
      if stream.is(callee, "ImageResource") { return .image }
      if stream.is(callee, "ColorResource") { return .color }
      return stream.is(callee, "UIStoryboard") || stream.is(callee, "NSStoryboard") ? .storyboard : nil
    }
    if stream.is(label, "resourceName") {
      if stream.is(callee, "#imageLiteral") { return .image }
      return stream.is(callee, "#colorLiteral") ? .color : nil
    }
    if stream.is(label, "named") || stream.is(label, "imageLiteralResourceName") {
      if stream.is(callee, "UIImage") || stream.is(callee, "NSImage") { return .image }
      return stream.is(callee, "UIColor") || stream.is(callee, "NSColor") ? .color : nil
    }
    if stream.is(label, "nibName") || stream.is(label, "nibNamed") || stream.is(label, "windowNibName") {
      // The declaration of an initializer has the label, too.
      return stream.is(call - 1, "init") && !isInitializer ? nil : .nib
    }
    guard stream.is(label, "withIdentifier") || stream.is(label, "identifier") else { return nil }
    if stream.is(callee, "instantiateViewController") || stream.is(callee, "instantiateController") { return .scene }
    return stream.is(callee, "performSegue") && stream[callee - 1].keyword != .func ? .segue : nil
  }

  private mutating func addUse(_ kind: NameUse.Kind, _ first: Int, in call: Int, _ brace: Int?) {
    guard let end = stream[call].partner else { return }
    let value = argument(first, before: end)
    guard !value.isEmpty, !stream.is(first, "nil") else { return }
    // Each of the literals in `isNew ? "New" : "Edit"`. Nibs and storyboards can be those of different targets.
    let alternatives = kind == .nib || kind == .storyboard ? [] : stream.alternatives(value)
    for literal in alternatives.isEmpty ? [value] : alternatives { addUse(kind, literal, value, in: call, end, brace) }
  }

  private mutating func addUse(
    _ kind: NameUse.Kind,
    _ name: Range<Int>,
    _ value: Range<Int>,
    in call: Int,
    _ end: Int,
    _ brace: Int?
  ) {
    var use = NameUse(kind: kind, name: stream.name(name), offset: stream[name.lowerBound].start)
    if kind.isResource { use.bundle = bundle(in: call, after: value.upperBound, before: end, brace) }
    if stream.is(call - 2, ".") { use.receiver = receiver(before: call - 2) }
    if kind == .nib {
      if use.receiver == nil, !stream.is(call - 1, "loadNibNamed") { use.receiver = receiver(before: call) }
      let made = instantiation(of: call, after: end, in: brace)
      use.className = rootClass(after: made ?? end) ?? registeredClass(of: call - 1)
      use.owner = owner(in: call, before: made ?? end)
      if use.owner == .caller, let brace, isDecoding(made ?? call, in: brace) { use.owner = .decodedCaller }
    }
    if kind == .scene {
      use.storyboard = storyboard(before: call - 2)
      use.className = sceneClass(of: call, before: end, in: brace)
    }
    if kind == .storyboard, stream.is(call - 2, "="), stream[call - 3].kind == .word {
      let constant = ResourceConstant(name: stream.text(call - 3), value: use.name)
      file.text.resourceConstants.append(constant)
    }
    file.text.nameUses.append(use)
    if kind == .storyboard { addInitialScene(of: use, with: end + 2) }
  }

  /// Reads `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()` if `nil` stops the app.
  private mutating func addInitialScene(of storyboard: NameUse, with method: Int) {
    guard stream.is(method - 1, "."), stream.is(method, "instantiateInitialViewController"),
      let closing = stream[method + 1].partner,
      stream.is(closing + 1, "!") || stream[closing + 1].keyword == .as && stream.is(closing + 2, "!")
    else { return }
    var use = storyboard
    (use.kind, use.className) = (.initialScene, sceneClass(of: method + 1, before: closing, in: nil))
    file.text.nameUses.append(use)
  }

  /// Reads `main.instantiateInitialViewController()` in the same way, if `main` is a constant of the same function.
  private mutating func initialScene(_ method: Int, in brace: Int?) {
    guard stream.is(method - 1, "."), stream[method - 2].kind == .word,
      let first = value(ofConstant: method - 2, after: 0), stream.is(first, "UIStoryboard"),
      stream.is(first + 2, "name"), let end = stream[first + 1].partner
    else { return }
    let name = argument(first + 4, before: end)
    var use = NameUse(kind: .initialScene, name: stream.name(name), offset: stream[method].start)
    use.bundle = bundle(in: first + 1, after: name.upperBound, before: end, brace)
    addInitialScene(of: use, with: method)
  }

  // MARK: - Receivers and bundles

  /// The word before a dot; of a call, the empty text.
  private func receiver(before dot: Int) -> String {
    let last = stream.isMark(dot - 1) ? dot - 2 : dot - 1
    return stream[last].kind == .word ? stream.text(last) : ""
  }

  /// The storyboard in `UIStoryboard(name: "Main", bundle: nil).instantiateViewController`.
  private mutating func storyboard(before dot: Int) -> NameExpression? {
    guard stream.is(dot, "."), stream.is(dot - 1, ")"), let opening = stream[dot - 1].partner,
      stream.is(opening - 1, "UIStoryboard") || stream.is(opening - 1, "NSStoryboard"),
      stream.is(opening + 1, "name"), stream.is(opening + 2, ":")
    else { return nil }
    var end = opening + 3
    while end < dot - 1, !stream.is(end, ",") { end = stream.index(after: end) }
    return stream.name(opening + 3..<end)
  }

  /// The name of the constant that a nib is, where it is instantiated.
  private func instantiation(of call: Int, after end: Int, in brace: Int?) -> Int? {
    guard stream.is(call - 1, "UINib"), stream.is(call - 2, "="), stream[call - 4].keyword == .let,
      let last = brace.flatMap({ stream[$0].partner })
    else { return nil }
    return (end..<max(end, min(last, end + 96))).first { token in
      stream.is(token + 2, "instantiate") && stream.is(token + 1, ".") && stream.is(token + 4, "withOwner")
        && stream.text(token) == stream.text(call - 3)
    }
  }

  /// The owner for which a call loads a nib, if it is `nil` or `self`.
  private func owner(in call: Int, before end: Int) -> NameUse.Owner? {
    let isMade = stream.is(end + 1, ".") && stream.is(end + 2, "instantiate") && stream.is(end + 4, "withOwner")
    let label = isMade ? end + 4 : (call..<end).first { stream.is($0, "owner") && stream.is($0 + 1, ":") }
    guard let label, stream.is(label + 3, ",") || stream.is(label + 3, ")") else { return nil }
    return stream.owner(label + 2)
  }

  /// The bundle in which a call looks; `nil` for the one around the code.
  private mutating func bundle(in call: Int, after first: Int, before end: Int, _ brace: Int?) -> NameExpression? {
    if stream.is(call - 1, "loadNibNamed") {
      guard stream.is(call - 2, ".") else { return .other("") }
      var start = stream[call - 3].partner.map { $0 - 1 } ?? call - 3
      while stream.is(start - 1, "."), stream[start - 2].kind == .word { start -= 2 }
      return bundle(start..<call - 2, after: brace)
    }
    var next = first
    while next < end {
      if stream.is(next, "bundle") || stream.is(next, "in"), stream.is(next + 1, ":") {
        return bundle(argument(next + 2, before: end), after: brace)
      }
      next = stream.index(after: next)
    }
    return NameUse.mainBundle
  }

  private func bundle(_ range: Range<Int>, after brace: Int?) -> NameExpression? {
    let first = range.lowerBound
    if range.isEmpty || stream.is(first, "nil") { return NameUse.mainBundle }
    if range.count == 1 { return bundle(ofConstant: first, after: brace ?? first) }
    let value =
      stream.is(first, ".")
      ? NameExpression.path("Bundle.\(stream.text(first + 1))") : stream.expression(first, before: range.upperBound)
    switch value {
    case .bundle("Self"): return nil
    case .bundle: return value
    case .path(let path): return path.hasSuffix(".main") ? NameUse.mainBundle : path.hasSuffix(".module") ? nil : value
    case .literal, .nameOfType, .fullNameOfType, .rawValue, .call, .other: return .other("")
    }
  }

  /// The bundle that a constant of the same braces holds: `let bundle = Bundle(for: X.self)`.
  private func bundle(ofConstant name: Int, after brace: Int) -> NameExpression? {
    guard let first = value(ofConstant: name, after: brace) else { return .other("") }
    let end = stream[first + 1].partner.map { $0 + 1 } ?? first + 3
    return stream.is(first, "Bundle") && !stream.is(end, ".") ? bundle(first..<end, after: nil) : .other("")
  }

  /// The first token of the value of a constant that comes before, in the same function.
  func value(ofConstant name: Int, after brace: Int) -> Int? {
    var start = name
    var steps = 0
    while start > brace, steps < 64, stream[start].keyword != .func {
      start = stream[start - 1].kind == .close ? stream[start - 1].partner ?? start - 1 : start - 1
      steps += 1
      if stream[start].keyword == .let, stream.text(start + 1) == stream.text(name), stream.is(start + 2, "=") {
        return start + 3
      }
    }
    return nil
  }
}
