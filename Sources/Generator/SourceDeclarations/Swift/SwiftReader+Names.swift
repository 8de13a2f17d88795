extension SwiftReader {
  /// Reads a use of a name where a word is the label of one, or the name of its function.
  ///
  /// - Parameters:
  ///   - call: The token of the parenthesis around the word.
  ///   - brace: That of the brace.
  mutating func nameUse(_ current: Int, in call: Int?, _ brace: Int?) {
    let token = stream.tokens[current]
    // By length: nearly all words are none of these.
    switch token.end - token.start {
    case 5 where stream.is(current, "segue"):
      segueComparison(current)
      segueDestination(current, in: brace)
    case 6 where token.keyword == .switch: segueCases(current)
    case 12 where stream.is(current, "loadNibNamed"):
      if stream.is(current + 1, "(") { addUse(.nib, current + 2, in: current + 1, brace) }
    case 4, 5, 7, 8, 10, 12, 13, 14, 24: labeledName(current, in: call, brace)
    default: break
    }
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
    var use = NameUse(kind: kind, name: stream.name(value), offset: stream[first].start)
    (use.bundle, use.bundleClass) = bundle(of: kind, in: call, after: value.upperBound, before: end)
    if stream.is(call - 2, ".") { use.receiver = receiver(before: call - 2) }
    if kind == .nib {
      if use.receiver == nil, !stream.is(call - 1, "loadNibNamed") { use.receiver = receiver(before: call) }
      use.className = rootClass(after: end)
    }
    if kind == .scene {
      use.storyboard = storyboard(before: call - 2)
      use.className = sceneClass(of: call, before: end, in: brace)
    }
    if kind == .storyboard, stream.is(call - 2, "="), stream[call - 3].kind == .word {
      let constant = StoryboardConstant(name: stream.text(call - 3), storyboard: use.name)
      file.text.storyboardConstants.append(constant)
    }
    file.text.nameUses.append(use)
    if kind == .storyboard { addInitialScene(of: use, after: end) }
  }

  /// Reads `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()` if `nil` stops the app.
  private mutating func addInitialScene(of storyboard: NameUse, after end: Int) {
    guard stream.is(end + 1, "."), stream.is(end + 2, "instantiateInitialViewController"),
      let closing = stream[end + 3].partner,
      stream.is(closing + 1, "!") || stream[closing + 1].keyword == .as && stream.is(closing + 2, "!")
    else { return }
    var use = storyboard
    (use.kind, use.className) = (.initialScene, sceneClass(of: end + 3, before: closing, in: nil))
    file.text.nameUses.append(use)
  }

  // MARK: - Receivers and bundles

  /// The word before a dot; of a call, the empty text.
  private func receiver(before dot: Int) -> String {
    let last = stream.is(dot - 1, "?") || stream.is(dot - 1, "!") ? dot - 2 : dot - 1
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

  /// A bundle, and the class whose bundle it is.
  private typealias BundleUse = (NameUse.Bundle, String?)

  private func bundle(of kind: NameUse.Kind, in call: Int, after first: Int, before end: Int) -> BundleUse {
    if stream.is(call - 1, "loadNibNamed") {
      guard stream.is(call - 2, ".") else { return (.unknown, nil) }
      if stream.is(call - 3, "main") || stream.is(call - 3, "module") { return (.own, nil) }
      return stream[call - 3].partner.map { bundle($0 - 1) } ?? (.unknown, nil)
    }
    var next = first
    while next < end {
      if stream.is(next, "bundle") || stream.is(next, "in"), stream.is(next + 1, ":") { return bundle(next + 2) }
      next = stream.index(after: next)
    }
    return (.own, nil)
  }

  private func bundle(_ first: Int) -> BundleUse {
    if stream.is(first, "nil") { return (.own, nil) }
    let member = stream.is(first, "Bundle") ? first + 2 : first + 1
    let isMember = stream.is(member - 1, ".") && (stream.is(member, "main") || stream.is(member, "module"))
    if isMember { return (.own, nil) }
    guard stream.is(first, "Bundle"), stream.is(first + 2, "for"), let end = stream[first + 1].partner else {
      return (.unknown, nil)
    }
    let type = stream.metatype(first + 4, before: end)
    return (.own, type == "Self" ? nil : type)
  }

  // MARK: - Segues

  /// Reads `segue.identifier == "x"` and `segue.identifier == Segues.x`.
  private mutating func segueComparison(_ current: Int) {
    guard let next = endOfSegueIdentifier(current) else { return }
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
    return stream.is(current + 3, "!") || stream.is(current + 3, "?") ? current + 4 : current + 3
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
    default: stream.is(next, ".") || stream.is(next, "?") || stream.is(next, "!")
    }
  }

  /// Reads the cases of `switch segue.identifier`.
  private mutating func segueCases(_ current: Int) {
    guard var next = endOfSegueIdentifier(current + 1) else { return }
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
      if isPattern, let name = comparedName(next) {
        let after = name.upperBound
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
}
