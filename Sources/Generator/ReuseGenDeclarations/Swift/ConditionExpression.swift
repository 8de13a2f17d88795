/// The condition of `#if`, with three values: `nil` if something in it isn't known.
package struct ConditionExpression {
  /// The value of a name, or of a function with its argument: `DEBUG`, or `os` with `iOS`.
  package typealias Value = (_ name: String, _ argument: String?) -> Bool?

  private let stream: TokenStream
  private var index: Int
  private let end: Int
  private var depth = 0
  /// Deeper conditions have no value: reading them takes stack in proportion.
  private static let maximumDepth = 64

  package static func value(of text: String, _ value: Value) -> Bool? {
    let stream = SwiftLexer.tokens(of: Array(text.utf8))
    return self.value(of: 0..<stream.count, in: stream, value)
  }

  package static func value(of tokens: Range<Int>, in stream: TokenStream, _ value: Value) -> Bool? {
    var condition = ConditionExpression(stream: stream, index: tokens.lowerBound, end: tokens.upperBound)
    return condition.disjunction(value)
  }

  private func isNext(_ text: StaticString) -> Bool { index < end && stream.is(index, text) }

  private mutating func disjunction(_ atom: Value) -> Bool? {
    var value = conjunction(atom)
    while isNext("||") {
      index += 1
      let next = conjunction(atom)
      value = value == true || next == true ? true : value == false && next == false ? false : nil
    }
    return value
  }

  private mutating func conjunction(_ atom: Value) -> Bool? {
    var value = operand(atom)
    while isNext("&&") {
      index += 1
      let next = operand(atom)
      value = value == false || next == false ? false : value == true && next == true ? true : nil
    }
    return value
  }

  private mutating func operand(_ atom: Value) -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard index < end, depth < Self.maximumDepth else {
      index = end
      return nil
    }
    if isNext("!") {
      index += 1
      return operand(atom).map { !$0 }
    }
    if isNext("(") {
      let close = stream.index(after: index)
      index += 1
      let value = disjunction(atom)
      index = max(index, close)
      return value
    }
    let name = stream.text(index)
    index += 1
    guard isNext("(") else { return name == "true" ? true : name == "false" ? false : atom(name, nil) }
    let close = stream.index(after: index)
    let argument = stream.text(in: stream[index].end..<max(stream[index].end, stream[close - 1].start))
      .filter { !$0.isWhitespace }
    index = max(index + 1, close)
    return atom(name, argument)
  }

  /// Compares with the version of this toolchain's language; `nil` if the comparison is too close to decide.
  package static func version(_ comparison: String) -> Bool? {
    guard let major = Int(comparison.drop { !$0.isNumber }.prefix { $0.isNumber }), major != 6 else { return nil }
    let isLower = major < 6
    return comparison.hasPrefix("<") ? !isLower : isLower
  }
}
