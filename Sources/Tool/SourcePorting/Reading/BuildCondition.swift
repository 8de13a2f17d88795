import SourceDeclarations

/// Evaluates the condition of `#if` as in a build for an iPhone.
struct BuildCondition {
  private let stream: TokenStream
  private let modules: Set<String>
  private var index: Int
  private let end: Int
  private var depth = 0
  /// Deeper conditions have no value: reading them takes stack in proportion.
  private static let maximumDepth = 64

  /// The value of a condition; `nil` if the build decides, as for `DEBUG`.
  static func value(_ text: String, modules: Set<String>) -> Bool? {
    let stream = SwiftLexer.tokens(of: Array(text.utf8))
    return value(of: 0..<stream.count, in: stream, modules: modules)
  }

  static func value(of tokens: Range<Int>, in stream: TokenStream, modules: Set<String>) -> Bool? {
    var condition = BuildCondition(stream: stream, modules: modules, index: tokens.lowerBound, end: tokens.upperBound)
    return condition.disjunction()
  }

  /// The value of `os(…)` or `targetEnvironment(…)`, which differs from the compiler's on Linux.
  static func platformValue(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    default: nil
    }
  }

  private init(stream: TokenStream, modules: Set<String>, index: Int, end: Int) {
    self.stream = stream
    self.modules = modules
    self.index = index
    self.end = end
  }

  private func isNext(_ text: StaticString) -> Bool { index < end && stream.is(index, text) }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while isNext("||") {
      index += 1
      let next = conjunction()
      value = value == true || next == true ? true : value == false && next == false ? false : nil
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while isNext("&&") {
      index += 1
      let next = operand()
      value = value == false || next == false ? false : value == true && next == true ? true : nil
    }
    return value
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard index < end, depth < Self.maximumDepth else {
      index = end
      return nil
    }
    if isNext("!") {
      index += 1
      return operand().map { !$0 }
    }
    if isNext("(") {
      let close = stream.index(after: index)
      index += 1
      let value = disjunction()
      index = max(index, close)
      return value
    }
    let name = stream.text(index)
    index += 1
    guard isNext("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let close = stream.index(after: index)
    let argument = stream.text(in: stream[index].end..<max(stream[index].end, stream[close - 1].start))
      .filter { !$0.isWhitespace }
    index = max(index + 1, close)
    return value(of: name, argument)
  }

  private func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "canImport": modules.contains(String(argument.prefix { $0 != "." && $0 != "," }))
    case "swift", "compiler": version(argument)
    default: Self.platformValue(function, argument)
    }
  }

  /// Compares with the version of this toolchain's language; `nil` if the comparison is too close to decide.
  private func version(_ comparison: String) -> Bool? {
    guard let major = Int(comparison.drop { !$0.isNumber }.prefix { $0.isNumber }), major != 6 else { return nil }
    let isLower = major < 6
    return comparison.hasPrefix("<") ? !isLower : isLower
  }
}
