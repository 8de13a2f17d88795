import SourceDeclarations

/// The variables of a source that hold `AnyObject`, each with the code in which it has its name.
struct ObjectVariables {
  private struct Variable {
    /// `nil` for a variable of another type, which hides one of the same name.
    var type: ObjectType?
    var scope: Range<Int>
  }

  private let set: SourceSet
  private let file: Int
  private let stream: TokenStream
  private var variables: [String: [Variable]] = [:]
  /// The maximum number of tokens in a declaration, more than people write.
  private static let longest = 400

  init(_ set: SourceSet, _ file: Int) {
    (self.set, self.file) = (set, file)
    stream = set.sources[file].stream
    guard !set.objectProperties.isEmpty || (0..<stream.count).contains(where: { stream.is($0, "AnyObject") }) else {
      return
    }
    read()
  }

  /// The type of a variable or a property of the class around it; `nil` for others.
  func type(of name: String, at token: Int) -> ObjectType? {
    if let variable = variables[name]?.last(where: { $0.scope.contains(token) }) { return variable.type }
    return propertyType(of: name, at: token)
  }

  /// The type of a property of the type around a token.
  func propertyType(of name: String, at token: Int) -> ObjectType? {
    guard let types = set.objectProperties[name],
      let index = set.sources[file].declared.indexOfType(around: stream[token].start)
    else { return nil }
    let scope = set.sources[file].declared.types[index]
    let className = set.className(of: .init(file: file, type: index)) ?? scope.fullName
    return ([className] + set.ancestors(of: className)).lazy.compactMap { types[$0] }.first
  }

  // MARK: - Reading

  private mutating func read() {
    // The ends of the blocks around a token.
    var ends: [Int] = []
    /// The conditions and loops whose bodies have not begun: their variables are visible in them.
    var heads: [(body: Int, end: Int)] = []
    for index in 0..<stream.count {
      while let last = ends.last, last <= index { ends.removeLast() }
      while let last = heads.last, last.body <= index { heads.removeLast() }
      let end = ends.last ?? stream.count
      if stream.is(index, "{") {
        if let close = stream[index].partner { ends.append(close) }
        readClosure(index)
        continue
      }
      guard stream[index].kind == .word else { continue }
      switch stream[index].keyword {
      case .if, .while, .for, .switch, .guard:
        guard let body = body(of: index) else { break }
        let isGuard = stream[index].keyword == .guard
        heads.append((body, isGuard ? end : stream[body].partner ?? end))
        if stream[index].keyword == .for { readLoop(index, body) }
      case .let, .var:
        readVariable(index, scopeEnd: heads.last?.end ?? end, isCondition: heads.last != nil)
      case .func, .`init`: readParameters(index)
      default: break
      }
    }
  }

  /// The brace that begins the body of a condition or a loop.
  private func body(of keyword: Int) -> Int? {
    var index = keyword + 1
    while index < min(keyword + Self.longest, stream.count) {
      if stream.is(index, "{") { return index }
      if stream[index].kind == .close || Self.startsStatement(stream[index].keyword) { return nil }
      index = stream.index(after: index)
    }
    return nil
  }

  private static func startsStatement(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .if, .guard, .while, .for, .switch, .func, .class, .return: true
    default: false
    }
  }

  /// `let name`, `let name: AnyObject`, `let name = value as AnyObject`, and those of conditions.
  private mutating func readVariable(_ keyword: Int, scopeEnd: Int, isCondition: Bool) {
    let name = keyword + 1
    if stream.is(name, "("), let close = stream[name].partner {
      for index in name + 1..<close where stream[index].kind == .word { add(index, nil, keyword..<scopeEnd) }
      return
    }
    guard stream[name].kind == .word, scopeEnd > keyword else { return }
    var type: ObjectType?
    var start = keyword
    if stream.is(name + 1, ":") {
      type = ObjectType.read(name + 2, stream)?.type
    } else if stream.is(name + 1, "=") {
      let value = name + 2..<end(ofValue: name + 2)
      type = self.type(ofValue: value)
      // The variable is visible after its value, which may be one of the same name.
      start = value.upperBound
    } else if isCondition {
      type = self.type(of: stream.text(name), at: keyword)
      start = name + 1
    }
    if isCondition { type = type?.unwrapped }
    if start < scopeEnd { add(name, type, start..<scopeEnd) }
  }

  private func end(ofValue start: Int) -> Int {
    var index = start
    while index < min(start + Self.longest, stream.count) {
      let token = stream[index]
      if token.kind == .close || stream.is(index, "=") || stream.is(index, ",") || stream.is(index, ";")
        || stream.is(index, "{")
      {
        return index
      }
      if index > start, token.flags.contains(.startsLine), token.kind == .word, stream[index].keyword != .as {
        return index
      }
      if token.keyword == .else { return index }
      index = stream.index(after: index)
    }
    return index
  }

  /// `x as AnyObject`, `x as? [String: AnyObject]`, a variable, or an element of one.
  private func type(ofValue value: Range<Int>) -> ObjectType? {
    if let base = ObjectExpression(at: value.lowerBound, stream, self), base.end == value.upperBound {
      return base.type
    }
    if let cast = value.last(where: { stream[$0].keyword == .as }) {
      let isOptional = stream.is(cast + 1, "?")
      let start = isOptional || stream.is(cast + 1, "!") ? cast + 2 : cast + 1
      guard let read = ObjectType.read(start, stream), read.end >= value.upperBound else { return nil }
      return isOptional && read.type == .object ? .optional : read.type
    }
    // [AnyObject]()
    return ObjectType.read(value.lowerBound, stream).flatMap { stream.is($0.end, "(") ? $0.type : nil }
  }

  /// `for item in items`, `for (index, item) in items.enumerated()`, `for (key, value) in values`
  private mutating func readLoop(_ keyword: Int, _ body: Int) {
    let first = keyword + 1
    let next = stream.index(after: first)
    guard stream[next].keyword == .in, let end = stream[body].partner else { return }
    let condition = (next..<body).first { stream[$0].keyword == .where } ?? body
    let names = (first..<next).filter { stream[$0].kind == .word }
    var list = next + 1..<condition
    let isEnumerated = stream.is(condition - 3, "enumerated") && stream.is(condition - 4, ".") && list.count > 4
    if isEnumerated { list = next + 1..<condition - 4 }
    let type = type(ofValue: list)
    let element = names.count == 1 || isEnumerated ? type?.element : type == .dictionary ? .object : nil
    for name in names { add(name, name == names.last ? element : nil, condition..<end) }
  }

  /// The parameters of a function.
  private mutating func readParameters(_ keyword: Int) {
    let name = stream[keyword].keyword == .func ? keyword + 1 : keyword
    var open = name + 1
    while open < name + 20, stream[open].kind != .open { open += 1 }
    guard stream.is(open, "("), let close = stream[open].partner, let body = body(of: close),
      let end = stream[body].partner
    else { return }
    readList(open + 1..<close, scope: body..<end)
  }

  /// The methods of arrays whose closures take elements.
  private static let iterations: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "contains", "first", "last", "firstIndex", "allSatisfy",
    "sorted", "sort", "min", "max",
  ]

  /// The type of the elements that a closure takes: `items.forEach { … }`, `items.first(where: { … })`.
  private func element(takenBy open: Int) -> ObjectType? {
    var method = open - 1
    if stream.is(method, ":"), stream[method - 1].kind == .word { method -= 2 }
    if stream.is(method, "(") { method -= 1 }
    guard stream.is(method - 1, "."), Self.iterations.contains(stream.text(method)) else { return nil }
    let dot = method - 1
    var start = stream.is(dot - 2, ".") && stream.is(dot - 3, "self") ? dot - 3 : dot - 1
    if stream.is(start, ")"), let open = stream[start].partner { start = open }
    let base = ObjectExpression(at: start, stream, self)
    return base?.end == dot ? base?.type.element : nil
  }

  /// The parameters of a closure.
  private mutating func readClosure(_ open: Int) {
    guard let end = stream[open].partner else { return }
    let element = element(takenBy: open)
    if element != nil {
      for name in ["$0", "$1"] { variables[name, default: []].append(Variable(type: element, scope: open..<end)) }
    }
    var index = open + 1
    if stream.is(index, "["), let close = stream[index].partner { index = close + 1 }
    let start = index
    while index < min(open + 60, end), stream[index].keyword != .in {
      let isHead =
        stream[index].kind == .word && !stream[index].keyword.declares || stream[index].kind == .open
        || stream.is(index, ",") || stream.is(index, ":") || stream.is(index, "?") || stream.is(index, ".")
        || stream.is(index, "->")
      guard isHead, !stream.is(index, "{") else { return }
      index = stream.index(after: index)
    }
    guard index < end, stream[index].keyword == .in else { return }
    var list = start..<index
    if stream.is(start, "("), let close = stream[start].partner, close < index { list = start + 1..<close }
    readList(list, scope: index..<end, type: element)
  }

  /// - Parameter type: The type of parameters that don't specify one.
  private mutating func readList(_ list: Range<Int>, scope: Range<Int>, type: ObjectType? = nil) {
    var index = list.lowerBound
    var last: Int?
    var isType = false
    while index < list.upperBound {
      if stream.is(index, ":"), let name = last {
        add(name, ObjectType.read(index + 1, stream)?.type, scope)
        (last, isType) = (nil, true)
      } else if stream.is(index, ",") || stream.is(index, "->") {
        if let name = last, !isType { add(name, type, scope) }
        (last, isType) = (nil, false)
      } else if stream[index].kind == .word, !isType {
        last = index
      }
      index = stream.index(after: index)
    }
    if let name = last, !isType { add(name, type, scope) }
  }

  private mutating func add(_ name: Int, _ type: ObjectType?, _ scope: Range<Int>) {
    guard !scope.isEmpty else { return }
    variables[stream.text(name), default: []].append(Variable(type: type, scope: scope))
  }
}
