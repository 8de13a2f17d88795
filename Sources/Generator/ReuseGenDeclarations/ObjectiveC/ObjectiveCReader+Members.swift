extension ObjectiveCReader {
  // MARK: - Methods

  mutating func method() {
    let start = token.start
    let modifiers: Modifiers = isNext("+") ? .class : []
    advance()
    var attributes: [Attribute] = []
    var returnType: WrittenType?
    if isNext("(") { (returnType, attributes) = parenthesizedType() }
    guard token.kind == .word else { return }
    let nameOffset = token.start
    var selector = ""
    var parameters: [MethodDeclaration.Parameter] = []
    while token.kind == .word || isNext(":") {
      var label: String?
      // A word without a colon is the name of a method without parameters, or a macro after the last parameter.
      if token.kind == .word {
        guard stream.is(index + 1, ":") || selector.isEmpty else { break }
        label = stream.text(index)
        selector += stream.text(index)
        advance()
      }
      guard isNext(":") else { break }
      selector += ":"
      advance()
      parameters.append(parameter(labeled: label))
    }
    while index < stream.count, !isNext(";"), !isNext("{"), token.kind != .directive { skip() }
    let end = index
    if isNext("{") { skip() } else if isNext(";") { advance() }
    if isNext("{"), stream.is(index - 1, ";") { skip() }
    let isInitializer = !modifiers.contains(.class) && selector.hasPrefix("init")
    var method = MethodDeclaration(
      kind: isInitializer ? .initializer : .method,
      baseName: selector.split(separator: ":").first.map(String.init) ?? selector,
      selector: selector,
      nameOffset: nameOffset,
      range: start..<max(stream[min(end, stream.count)].start, start)
    )
    method.parameters = parameters
    method.returnType = returnType
    method.attributes = attributes
    method.modifiers = modifiers
    method.conditions = conditions
    if let section { file.types[section].methods.append(method) }
  }

  private mutating func parameter(labeled label: String?) -> MethodDeclaration.Parameter {
    var type: WrittenType?
    if isNext("(") { type = parenthesizedType().type }
    // __unused and macros come before the name.
    while token.kind == .word, stream[index + 1].kind == .word, !stream.is(index + 2, ":"), isQualifier(index) {
      advance()
    }
    var name = ""
    if token.kind == .word {
      name = stream.text(index)
      advance()
    }
    return MethodDeclaration.Parameter(label: label, name: name, type: type)
  }

  private mutating func parenthesizedType() -> (type: WrittenType?, attributes: [Attribute]) {
    let opening = index
    guard let closing = token.partner, closing > opening else {
      advance()
      return (nil, [])
    }
    index = closing + 1
    file.steps += 1
    return declared(opening + 1..<closing)
  }

  // MARK: - Properties and variables

  mutating func property() {
    let start = token.start
    advance()
    var stated: [String] = []
    if isNext("("), let closing = token.partner {
      stated = (index + 1..<max(closing, index + 1)).filter { stream[$0].kind == .word }.map(stream.text)
      skip()
    }
    let first = index
    skipDeclaration()
    var modifiers: Modifiers = stated.contains("weak") ? .weak : []
    if stated.contains("class") { modifiers.insert(.class) }
    for var property in variables(first..<index) {
      property.kind = .property
      property.modifiers = modifiers
      property.isConstant = stated.contains("readonly")
      property.range = start..<max(start, stream[index].end)
      property.conditions = conditions
      if let section { file.types[section].properties.append(property) }
    }
    if isNext(";") { advance() }
  }

  /// Reads instance variables if there are braces.
  mutating func readVariables(into type: inout TypeDeclaration) {
    guard isNext("{") else { return }
    guard let closing = token.partner, closing > index else {
      type.doubt = Doubt(reason: .unbalanced, offset: token.start)
      return advance()
    }
    type.bodyRange = token.end..<stream[closing].start
    advance()
    while index < closing {
      if token.kind == .directive {
        advance()
        continue
      }
      let first = index
      while index < closing, !isNext(";"), token.kind != .directive { skip() }
      type.properties += variables(first..<min(index, closing))
      if index < closing, isNext(";") { advance() }
    }
    index = closing + 1
  }

  private mutating func skipDeclaration() {
    while index < stream.count, !isNext(";"), token.kind != .directive, !isNext("{"), !isNext("}") { skip() }
  }

  /// The variables that a declaration without its semicolon declares.
  private mutating func variables(_ range: Range<Int>) -> [PropertyDeclaration] {
    guard !range.isEmpty else { return [] }
    file.steps += range.count
    let names = declaredNames(range)
    let (type, attributes) = declared(range)
    return names.map { name in
      let text = stream.text(name)
      var property = PropertyDeclaration(
        kind: .instanceVariable,
        name: text,
        objectiveCName: text,
        nameOffset: stream[name].start,
        range: stream[range.lowerBound].start..<stream[range.upperBound - 1].end
      )
      property.attributes = attributes
      property.type = type
      return property
    }
  }

  /// The tokens of the names in a declaration: the last word of each of its parts, or the word after "^" or "*" in
  /// parentheses.
  private func declaredNames(_ range: Range<Int>) -> [Int] {
    var names: [Int] = []
    var last: Int?
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      let token = stream[index]
      if token.kind == .open, stream.is(index, "("), stream.is(index + 1, "^") || stream.is(index + 1, "*"),
        last == nil || names.isEmpty, let name = nameOfBlock(index), depth == 0
      {
        names.append(name)
        return names
      }
      if stream.is(index, "<") { depth += 1 }
      if stream.is(index, ">") { depth -= 1 }
      if depth == 0 {
        // A macro with arguments isn't a name, nor is a word in capitals after a name.
        if token.kind == .word, !stream.is(index + 1, "("), !(isMacro(index) && last.map { !isMacro($0) } ?? false),
          !isQualifier(index)
        {
          last = index
        }
        if stream.is(index, ",") || stream.is(index, ":") || stream.is(index, "=") {
          if let last { names.append(last) }
          last = nil
          if !stream.is(index, ",") {
            // The width of a bit field, or a value.
            while index + 1 < range.upperBound, !stream.is(index + 1, ",") { index = stream.index(after: index) }
          }
        }
      }
      index = min(stream.index(after: index), range.upperBound)
    }
    if let last { names.append(last) }
    return names
  }

  private func nameOfBlock(_ opening: Int) -> Int? {
    guard let closing = stream[opening].partner else { return nil }
    return (opening + 1..<max(closing, opening + 1)).last { stream[$0].kind == .word && !isQualifier($0) }
  }

  /// Whether a word has capitals and underscores only, and more than one of them.
  private func isMacro(_ index: Int) -> Bool {
    let token = stream[index]
    guard token.kind == .word, token.end - token.start > 2 else { return false }
    return stream.bytes[token.range].allSatisfy { $0 == .underscore || $0.isDigit || ($0 >= 0x41 && $0 <= 0x5A) }
      && stream.bytes[token.range].contains(.underscore)
  }

  /// Whether a word qualifies a type or a variable.
  private func isQualifier(_ index: Int) -> Bool {
    switch stream.text(index) {
    case "const", "volatile", "static", "extern", "nullable", "nonnull", "null_unspecified", "null_resettable",
      "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "__weak", "__strong",
      "__unsafe_unretained", "__block", "__kindof", "__unused", "IBOutlet", "IBInspectable", "oneway", "inout", "in",
      "out", "byref", "bycopy", "struct", "enum", "unsigned", "signed", "__autoreleasing", "__covariant",
      "__contravariant", "__bridge", "weak", "strong", "UNUSED":
      true
    default: false
    }
  }

  /// The type that tokens write, and the macros of Interface Builder before it.
  private func declared(_ range: Range<Int>) -> (type: WrittenType?, attributes: [Attribute]) {
    var attributes: [Attribute] = []
    var flags: WrittenType.Flags = []
    var name: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      let token = stream[index]
      if token.kind == .word {
        if stream.is(index, "IBOutlet") || stream.is(index, "IBAction") || stream.is(index, "IBInspectable")
          || stream.is(index, "IBSegueAction")
        {
          attributes.append(Attribute(name: stream.text(index), arguments: nil, range: token.range))
        } else if stream.is(index, "IBOutletCollection"), stream.is(index + 1, "("), let end = stream[index + 1].partner
        {
          let inner = stream[index + 1].end..<max(stream[index + 1].end, stream[end].start)
          attributes.append(
            Attribute(name: "IBOutlet", arguments: stream.text(in: inner), range: token.start..<stream[end].end)
          )
          flags.insert(.array)
          index = end
        } else if stream.is(index, "nullable") || stream.is(index, "_Nullable") || stream.is(index, "__nullable") {
          flags.insert(.optional)
        } else if name == nil, !isQualifier(index), !stream.is(index + 1, "(") || !isMacro(index) {
          name = index
        }
      } else if stream.is(index, "^") {
        flags.insert(.function)
      } else if stream.is(index, "<"), let base = name, base == index - 1 {
        if stream.is(base, "NSArray") || stream.is(base, "NSMutableArray") {
          flags.insert(.array)
          name = index + 1
        } else {
          flags.insert(.composition)
        }
      }
      index += 1
    }
    guard let name, name < range.upperBound else { return (nil, attributes) }
    let text = stream.text(in: stream[range.lowerBound].start..<stream[range.upperBound - 1].end)
    let collection = attributes.first { $0.arguments != nil }?.arguments
    let isBlock = flags.contains(.function)
    return (
      WrittenType(text: text, name: isBlock ? "" : collection ?? stream.text(name), flags: flags), attributes
    )
  }
}
