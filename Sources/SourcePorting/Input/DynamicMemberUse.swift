import SourceDeclarations

/// A member or a subscript of `AnyObject`: `(sender as AnyObject).tag`, `sender.tag` where `sender: AnyObject`,
/// `values["a"]?.count` where `values: [String: AnyObject]`.
struct DynamicMemberUse {
  /// The tokens of the object, with its parentheses and an exclamation mark.
  var base: Range<Int>
  /// `as AnyObject` in the parentheses of the base.
  var cast: Range<Int>?
  /// Whether a question mark follows the base.
  var isUnwrapped: Bool
  /// The token of the member's name; `nil` for a subscript.
  var member: Int?
  /// "?" or "!" between the name of a method and its arguments.
  var callMark: String?

  var isInParentheses: Bool { cast != nil }
}

/// Finds the members of `AnyObject` in a source.
struct DynamicMemberReader {
  private let stream: TokenStream
  private let variables: ObjectVariables

  init(_ set: SourceSet, _ file: Int) {
    stream = set.sources[file].stream
    variables = ObjectVariables(set, file)
  }

  var uses: [DynamicMemberUse] {
    (0..<stream.count).compactMap { index in
      if stream[index].keyword == .as { return use(ofCast: index) }
      let isStart = stream[index].kind == .word || stream.is(index, "(") && !isCall(index)
      guard isStart, let found = ObjectExpression(at: index, stream, variables),
        found.type == .object || found.type == .optional
      else { return nil }
      return use(DynamicMemberUse(base: index..<found.end, isUnwrapped: false))
    }
  }

  /// `(value as AnyObject)`
  private func use(ofCast keyword: Int) -> DynamicMemberUse? {
    let isMarked = stream.is(keyword + 1, "?") || stream.is(keyword + 1, "!")
    let type = isMarked ? keyword + 2 : keyword + 1
    guard let read = ObjectType.read(type, stream), read.type == .object || read.type == .optional,
      stream.is(read.end, ")"), let open = stream[read.end].partner, stream.is(open, "("), !isCall(open)
    else { return nil }
    return use(DynamicMemberUse(base: open..<read.end + 1, cast: keyword..<read.end, isUnwrapped: false))
  }

  /// Whether a parenthesis opens arguments.
  private func isCall(_ open: Int) -> Bool {
    guard open > 0, !stream[open].flags.contains(.followsSpace) else { return false }
    let before = stream[open - 1]
    if before.kind == .word { return before.keyword == .none || before.keyword == .`init` }
    return before.kind == .close || before.kind == .string || stream.is(open - 1, "?")
      || stream.is(open - 1, "!")
        && !stream[open - 1].flags.contains(.followsSpace) && stream[open - 2].kind == .word
  }

  private func use(_ base: DynamicMemberUse) -> DynamicMemberUse? {
    var use = base
    var next = base.base.upperBound
    if stream.is(next, "!"), !stream[next].flags.contains(.followsSpace) {
      use.base = base.base.lowerBound..<next + 1
      next += 1
    } else if stream.is(next, "?"), !stream[next].flags.contains(.followsSpace) {
      use.isUnwrapped = true
      next += 1
    }
    if stream.is(next, "["), !stream[next].flags.contains(.followsSpace) { return use }
    guard stream.is(next, "."), stream[next + 1].kind == .word, !stream.is(next + 1, "self") else { return nil }
    use.member = next + 1
    let mark = next + 2
    if stream.is(mark, "?") || stream.is(mark, "!"), stream.is(mark + 1, "("),
      !stream[mark].flags.contains(.followsSpace), !stream[mark + 1].flags.contains(.followsSpace)
    {
      use.callMark = stream.text(in: stream[mark].range)
    }
    return use
  }
}
