extension SwiftReader {
  /// The labels that name a reuse identifier.
  private static let labels:
    [(label: StaticString, operation: ReuseIdentifierUse.Operation, role: ReuseIdentifierUse.Role)] = [
      ("forCellReuseIdentifier", .register, .tableCell),
      ("forHeaderFooterViewReuseIdentifier", .register, .headerFooter),
      ("forCellWithReuseIdentifier", .register, .collectionCell),
      ("withReuseIdentifier", .dequeue, .unspecified),
      ("withIdentifier", .dequeue, .unspecified),
    ]

  /// Finds what bodies contain among all tokens: local types, string literals, uses of reuse identifiers.
  mutating func readBodies() {
    /// The tokens of the parentheses around.
    var calls: [Int] = []
    /// The tokens of the braces around.
    var braces: [Int] = []
    // The last of each, for which a debug build calls a generic function.
    var (call, brace): (Int?, Int?)
    for current in 0..<stream.count {
      let token = stream.tokens[current]
      switch token.kind {
      case .string:
        file.add(stringLiteral(current))
        if let name = nameOfConstant(current) { addConstant(name, current, isGlobal: braces.isEmpty) }
      case .open where token.first == UInt8(ascii: "{"):
        braces.append(current)
        brace = current
      case .close where token.first == UInt8(ascii: "}"):
        _ = braces.popLast()
        brace = braces.last
      case .open where token.first == UInt8(ascii: "("):
        calls.append(current)
        call = current
      case .close where token.first == UInt8(ascii: ")"):
        if let opening = token.partner { while let last = calls.last, last >= opening { calls.removeLast() } }
        call = calls.last
      case .word:
        if stream.isName(current) {
          file.text.names.insert(stream.bytes[token.range])
          if stream.is(current + 1, ".") {
            memberUse(current, in: call)
            if token.end - token.start == 1 { addResource(current) }
          }
        }
        if let change = stream.presentationChange(current) { file.text.names.insert(change) }
        if token.keyword.declaresType {
          if !token.flags.contains(.isRead) { localType(current) }
        } else {
          if token.end - token.start >= 7 { accessorUse(current, in: brace) }
          if token.end - token.start >= 14, let call { identifierUse(current, in: call) }
          nameUse(current, in: call, brace)
          bindNames(current)
        }
      default: break
      }
    }
    file.steps += stream.count
  }

  /// The token of the name in `let name = "…"`, or with a type.
  private func nameOfConstant(_ literal: Int) -> Int? {
    guard stream.is(literal - 1, "=") else { return nil }
    let name = stream.is(literal - 3, ":") ? literal - 4 : literal - 2
    guard stream[name].kind == .word, [.let, .var].contains(stream[name - 1].keyword) else { return nil }
    // A literal that an operator follows is only a part of the value.
    let next = stream[literal + 1]
    let isWhole = next.kind == .end || next.flags.contains(.startsLine) && next.kind != .operator || next.kind == .close
    return isWhole || stream.is(literal + 1, ";") ? name : nil
  }

  private mutating func addConstant(_ name: Int, _ literal: Int, isGlobal: Bool) {
    let constant = StringConstant(name: stream.text(name), literal: stringLiteral(literal), isGlobal: isGlobal)
    file.text.stringConstants.append(constant)
  }

  /// Reads `let cellID = R.reuseIdentifier.person`.
  private mutating func addResource(_ first: Int) {
    guard stream.isIdentifierOfRswift(first), stream.is(first - 1, "="), stream[first - 2].kind == .word else { return }
    let value = NameExpression.path("R.reuseIdentifier.\(stream.text(first + 4))")
    let name = stream.is(first - 3, ":") ? first - 4 : first - 2
    file.text.resourceConstants.append(ResourceConstant(name: stream.text(name), value: value))
  }

  /// Reads a type in a body if one is declared there, rather than a parameter with such a label.
  private mutating func localType(_ current: Int) {
    let next = current + 1
    if stream.is(current - 1, "(") || stream.is(current - 1, ",") { return }
    guard stream[next].kind == .word, !stream[next].keyword.declares, !stream[next].flags.contains(.startsLine),
      !stream.is(current - 1, "."), stream[current].keyword != .extension,
      stream.is(next + 1, ":") || stream.is(next + 1, "{") || stream.is(next + 1, "<")
    else { return }
    isLocal = true
    index = current
    limit = stream.count
    scopes = []
    conditions = []
    type(Start(token: current, attributes: [], modifiers: []))
    guard let scope = scopes.first else { return }
    limit = scope.end + 1
    readDeclarationsOfLocalType()
  }

  private mutating func readDeclarationsOfLocalType() {
    let end = limit
    if let last = scopes.indices.last {
      scopes[last].outerLimit = end
      limit = scopes[last].end
    }
    readDeclarations()
  }

  // MARK: - Reuse identifiers

  private mutating func identifierUse(_ current: Int, in call: Int) {
    guard stream.is(current + 1, ":"), let end = stream[call].partner else { return }
    if stream.is(current, "cellIdentifier"), stream.is(call - 1, "items") {
      // `rx.items(cellIdentifier: cellID, cellType: PersonCell.self)`
      let entry = stream.name(argument(current + 2, before: end))
      if case .path = entry { add(.dequeue, entry, by: call - 1, at: current) }
    }
    guard
      let found = Self.labels.first(where: { stream.is(current, $0.label) })
    else { return }
    let callee = stream.text(call - 1)
    let isRegistration = callee == "register"
    // withReuseIdentifier: registers supplementary views, and withIdentifier: also finds scenes and segues.
    guard isRegistration || callee.hasPrefix("dequeue") else { return }
    var use = ReuseIdentifierUse(
      operation: isRegistration ? .register : .dequeue,
      role: found.role,
      identifier: .other(""),
      offset: stream[current].start
    )
    if found.role == .unspecified {
      if isRegistration || callee.hasPrefix("dequeueReusableSupplementary") { use.role = .supplementary }
      if callee == "dequeueReusableHeaderFooterView" { use.role = .headerFooter }
      // A table's method has another label than a collection's.
      if callee == "dequeueReusableCell" {
        use.role = stream.is(current, "withIdentifier") ? .tableCell : .collectionCell
      }
    }
    use.identifier = stream.name(argument(current + 2, before: end))
    use.isRequired = isForIndexPath(current, in: call, before: end) || isForced(current, in: call, before: end)
    readArguments(of: call, before: end, into: &use)
    if !isRegistration { use.className = castClass(end + 1) }
    file.text.identifierUses.append(use)
  }

  /// Reads `X.self` in a call that registers or dequeues an X. A member of X in any place but the latter may register
  /// the class. The names of reusable views end in Cell, View, Header or Footer.
  private mutating func memberUse(_ current: Int, in call: Int?) {
    let token = stream.tokens[current]
    let last = stream.bytes[token.end - 1]
    let mayBeView = last == 0x6C /* l */ || last == 0x77 /* w */ || last == 0x72 /* r */
    let isType = stream.is(current + 2, "self")
    guard mayBeView || isType else { return }
    let isOfRxCocoa = stream.is(current - 2, "cellType") && call.map { stream.is($0 - 1, "items") } ?? false
    let dequeues = isOfRxCocoa || call.map { stream.hasPrefix($0 - 1, "dequeue") } ?? false
    if isType, let call, dequeues || stream.hasPrefix(call - 1, "register") {
      add(dequeues ? .dequeue : .register, .nameOfType(stream.text(current)), by: call - 1, at: current)
    }
    if mayBeView, !dequeues { file.text.names.insert(stream.bytes[token.start..<stream[current + 1].end]) }
  }

  private mutating func add(
    _ operation: ReuseIdentifierUse.Operation,
    _ entry: NameExpression,
    by callee: Int,
    at token: Int
  ) {
    let name = stream.text(callee)
    file.text.accessorUses.append(
      AccessorUse(operation: operation, callee: name, entry: entry, offset: stream[token].start)
    )
  }

  /// The class of the view that an app's own generic method dequeues: `let cell: X = table.dequeue(for: indexPath)`.
  private func dequeuedClass(_ callee: Int, in brace: Int?) -> String? {
    guard stream.is(callee + 1, "("), let end = stream[callee + 1].partner, end < callee + 64,
      !stream.hasPrefix(callee, "dequeueConfigured"),
      !(callee + 2..<end).contains(where: {
        stream[$0].kind == .string || stream.is($0, "withIdentifier") || stream.is($0, "withReuseIdentifier")
      })
    else { return nil }
    return resultClass(of: callee + 1, before: end, in: brace)
  }

  /// Reads `registerPersonCell()`, `dequeue(.personCell, for: indexPath)` and `registerAll(in: tableView)`.
  private mutating func accessorUse(_ callee: Int, in brace: Int?) {
    let isRegistration = stream.hasPrefix(callee, "register")
    guard isRegistration || stream.hasPrefix(callee, "dequeue"), stream[callee - 1].keyword != .func else { return }
    if !isRegistration, let name = dequeuedClass(callee, in: brace) {
      add(.dequeue, .nameOfType(name), by: callee, at: callee)
    }
    let suffix = stream.text(callee).dropFirst(isRegistration ? 8 : 7)
    let isUIKit = suffix.hasPrefix("Reusable") || suffix.hasPrefix("Configured")
    guard !isUIKit, suffix.first.map({ !$0.isLowercase }) ?? true else { return }
    var entry = suffix.isEmpty ? NameExpression.other("") : .call(String(suffix))
    if suffix.isEmpty, stream.is(callee + 1, "("), let end = stream[callee + 1].partner {
      let first = argument(callee + 2, before: end)
      // UIKit's methods, which have an identifier.
      if isRegistration, first.upperBound < end { return }
      if let last = first.last, stream.is(last - 1, "."), stream[last].kind == .word, !stream.is(last, "self") {
        entry = .path(stream.text(last))
      }
    }
    add(isRegistration ? .register : .dequeue, entry, by: callee, at: callee)
  }

  /// The tokens up to the comma or the parenthesis after an argument. A long argument isn't searched for each use
  /// within it.
  mutating func argument(_ first: Int, before end: Int) -> Range<Int> {
    var next = first
    while next < end, next < first + 64, !stream.is(next, ",") { next = stream.index(after: next) }
    file.steps += 1
    return first..<max(first, min(next, end))
  }

  private mutating func readArguments(of call: Int, before end: Int, into use: inout ReuseIdentifierUse) {
    var next = call + 1
    var count = 0
    while next < end, count < 8 {
      var value = argument(next, before: end)
      let argumentEnd = value.upperBound
      if stream[next].kind == .word, stream.is(next + 1, ":") {
        let label = next
        value = min(next + 2, argumentEnd)..<argumentEnd
        if stream.is(label, "forSupplementaryViewOfKind") || stream.is(label, "ofKind"), let last = value.last {
          use.elementKind = stream.text(in: stream[value.lowerBound].start..<stream[last].end)
        }
      } else if use.operation == .register {
        use.className = stream.metatype(value.lowerBound, before: value.upperBound)
        use.nibName = nibName(in: value)
      }
      next = argumentEnd + 1
      count += 1
    }
  }

  /// Whether the call is one of UIKit's that dequeue for an index path, rather than one with arguments of its own.
  private mutating func isForIndexPath(_ label: Int, in call: Int, before end: Int) -> Bool {
    let isCell = label == call + 1 && stream.is(call - 1, "dequeueReusableCell")
    let isView = stream.is(call + 1, "ofKind") && stream.is(call - 1, "dequeueReusableSupplementaryView")
    guard isCell || isView else { return false }
    let next = argument(label + 2, before: end).upperBound + 1
    guard stream.is(next, "for"), stream.is(next + 1, ":") else { return false }
    let last = argument(next + 2, before: end).upperBound
    return last == end || last + 1 == end
  }

  /// Whether the result of a table's call without an index path is unwrapped by force.
  private mutating func isForced(_ label: Int, in call: Int, before end: Int) -> Bool {
    guard label == call + 1, argument(label + 2, before: end).upperBound == end,
      stream.is(call - 1, "dequeueReusableCell") || stream.is(call - 1, "dequeueReusableHeaderFooterView")
    else { return false }
    if stream.is(end + 1, "!") { return true }
    guard stream[end + 1].keyword == .as, stream.is(end + 2, "!") else { return false }
    // `as! Cell?` accepts `nil`.
    var type = end + 3
    while stream.is(type + 1, ".") { type += 2 }
    return !stream.is(type + 1, "?")
  }

  /// The name in `UINib(nibName: "X"`, or in that of the constant that an argument is.
  private mutating func nibName(in value: Range<Int>) -> NameExpression? {
    let first = value.count == 1 ? self.value(ofConstant: value.lowerBound, after: 0) : value.lowerBound
    guard let first, stream.is(first, "UINib"), stream.is(first + 1, "("), stream.is(first + 2, "nibName"),
      let end = stream[first + 1].partner
    else { return nil }
    return stream.name(argument(first + 4, before: end))
  }
}
