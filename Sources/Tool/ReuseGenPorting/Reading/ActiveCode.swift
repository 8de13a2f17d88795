import ReuseGenDeclarations

/// Finds the branches of conditional compilation that a build for an iPhone skips.
struct ActiveCode {
  /// The source with spaces in place of the skipped branches: all offsets stay.
  private(set) var bytes: [UInt8]
  /// The calls in conditions whose values differ on Linux, with their values for an iPhone.
  private(set) var replacements: [(range: Range<Int>, value: Bool)] = []
  /// Whether no branch is skipped.
  private(set) var isWhole = true
  private let stream: TokenStream
  private let modules: Set<String>

  private struct Condition {
    /// Whether an earlier branch is built; `nil` if the build decides.
    var isSettled: Bool?
    /// The first byte of the present branch if it is skipped.
    var skippedFrom: Int?
    /// Whether the condition itself is in a skipped branch.
    var isOuterSkipped: Bool
  }

  init(_ stream: TokenStream, modules: Set<String>) {
    self.stream = stream
    self.modules = modules
    bytes = stream.bytes
    run()
  }

  private mutating func run() {
    var conditions: [Condition] = []
    for index in 0..<stream.count where stream[index].kind == .directive {
      let keyword = stream[index].keyword
      switch keyword {
      case .conditionStart:
        let isSkipped = conditions.last.map { $0.isOuterSkipped || $0.skippedFrom != nil } ?? false
        conditions.append(Condition(isSettled: false, skippedFrom: nil, isOuterSkipped: isSkipped))
        branch(index, &conditions[conditions.count - 1])
      case .conditionElseIf, .conditionElse, .conditionEnd:
        guard var condition = conditions.popLast() else { continue }
        if let start = condition.skippedFrom { blank(start..<stream[index].start) }
        condition.skippedFrom = nil
        guard keyword != .conditionEnd else { continue }
        branch(index, &condition)
        conditions.append(condition)
      default: break
      }
    }
  }

  /// Reads the condition after a directive, and decides whether the branch is skipped.
  private mutating func branch(_ directive: Int, _ condition: inout Condition) {
    var end = directive + 1
    if stream[directive].keyword != .conditionElse {
      while end < stream.count, stream[end].kind != .directive,
        !stream[end].flags.contains(.startsLine) || joins(end) || joins(end - 1)
      {
        end += 1
      }
    }
    let tokens = directive + 1..<end
    let own = tokens.isEmpty ? true : BuildCondition.value(of: tokens, in: stream, modules: modules)
    if !condition.isOuterSkipped { replace(in: tokens) }
    if condition.isSettled == true || own == false { condition.skippedFrom = stream[end - 1].end }
    if own == true, condition.isSettled == false { condition.isSettled = true }
    if own == nil, condition.isSettled == false { condition.isSettled = nil }
    if own == true, condition.isSettled == nil { condition.isSettled = true }
  }

  private func joins(_ index: Int) -> Bool { stream.is(index, "&&") || stream.is(index, "||") }

  private mutating func replace(in tokens: Range<Int>) {
    for index in tokens where stream[index].kind == .word && stream.is(index + 1, "(") {
      let end = stream.index(after: index + 1)
      guard end <= tokens.upperBound,
        let value = BuildCondition.platformValue(stream.text(index), stream.text(index + 2))
      else { continue }
      replacements.append((stream[index].start..<stream[end - 1].end, value))
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    isWhole = isWhole && range.isEmpty
    for offset in range where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
  }
}
