extension SwiftReader {
  /// Whether a call is made whenever a document makes the object: in `init(coder:)` or `awakeFromNib`, or in a method
  /// that the former calls, and under no condition.
  func isDecoding(_ call: Int, in brace: Int) -> Bool {
    guard call - brace < 1024, isUnconditional(brace + 1..<call), let name = nameOfMethod(brace) else { return false }
    if stream.is(name, "init") || stream.is(name, "awakeFromNib") { return decodes(brace) || !stream.is(name, "init") }
    // The braces of the type around the method. Those of a very long type aren't looked for.
    var next = brace - 1
    while next > max(0, brace - 4096), !stream.is(next, "{") {
      next = (stream[next].kind == .close ? stream[next].partner ?? next : next) - 1
    }
    let end = min(stream[next].partner ?? 0, next + 4096)
    while next < end {
      next += 1
      guard stream.is(next, "{"), let body = stream[next].partner else { continue }
      if decodes(next) {
        return (next..<min(body, next + 256)).contains { token in
          stream.is(token + 1, "(") && stream.is(token + 2, ")") && stream.text(token) == stream.text(name)
            && (!stream.is(token - 1, ".") || stream.is(token - 2, "self")) && isUnconditional(next + 1..<token)
        }
      }
      next = body
    }
    return false
  }

  /// Whether a brace is that of `init(coder:)`.
  private func decodes(_ brace: Int) -> Bool {
    guard let name = nameOfMethod(brace), let opening = stream[brace - 1].partner else { return false }
    return stream.is(name, "init") && stream.is(opening + 1, "coder")
  }

  /// The token of the name of a method or an initializer without a result, by that of its brace.
  private func nameOfMethod(_ brace: Int) -> Int? {
    guard stream.is(brace - 1, ")"), let opening = stream[brace - 1].partner else { return nil }
    let name = stream.isMark(opening - 1) ? opening - 2 : opening - 1
    return stream.is(name, "init") || stream[name - 1].keyword == .func ? name : nil
  }

  /// Whether nothing in the tokens of a body before a call can keep it from being made.
  private func isUnconditional(_ range: Range<Int>) -> Bool {
    var isCondition = false
    var next = range.lowerBound
    while next < range.upperBound {
      switch stream[next].keyword {
      case .return: return false
      case .if, .guard, .while, .for, .switch: isCondition = true
      default:
        let joins = stream.is(next, "??") || stream.is(next, "&&") || stream.is(next, "||") || stream.is(next, "?")
        // A brace around the call is that of a closure or a condition.
        if joins || stream.is(next, ",") && isCondition
          || (stream[next].partner ?? 0) >= range.upperBound
            && stream.is(next, "{")
        {
          return false
        }
      }
      next += 1
    }
    return true
  }
}
