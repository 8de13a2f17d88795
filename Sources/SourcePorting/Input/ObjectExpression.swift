import SourceDeclarations

/// An expression that is a variable of `AnyObject`, or an element of one: `sender`, `self.item`, `values["key"]`.
struct ObjectExpression {
  /// The token after the expression.
  private(set) var end: Int
  /// The token of the variable's name, or the parenthesis before a cast.
  let name: Int
  private(set) var type: ObjectType

  /// Reads an expression from its first token on; `nil` for others.
  init?(at start: Int, _ stream: TokenStream, _ variables: ObjectVariables) {
    if stream.is(start, "(") {
      guard let list = Self.cast(in: start, stream) else { return nil }
      (name, type, end) = (start, list.type, list.end)
    } else {
      let isOwn = stream.is(start, "self") && stream.is(start + 1, ".")
      name = isOwn ? start + 2 : start
      guard stream[name].kind == .word, isOwn || !stream.is(start - 1, ".") else { return nil }
      let text = stream.text(name)
      let found = isOwn ? variables.propertyType(of: text, at: start) : variables.type(of: text, at: start)
      guard let found else { return nil }
      (type, end) = (found, name + 1)
    }
    while let next = type.subscripted {
      let isMarked = stream.is(end, "?") || stream.is(end, "!")
      let open = isMarked ? end + 1 : end
      guard stream.is(open, "["), !stream[open].flags.contains(.followsSpace), let close = stream[open].partner else {
        break
      }
      (type, end) = (next, close + 1)
    }
  }

  /// `(value as! [AnyObject])`
  private static func cast(in open: Int, _ stream: TokenStream) -> (type: ObjectType, end: Int)? {
    guard let close = stream[open].partner else { return nil }
    let keyword = (max(open + 1, close - 12)..<close).last { stream[$0].keyword == .as }
    guard let keyword else { return nil }
    let isMarked = stream.is(keyword + 1, "?") || stream.is(keyword + 1, "!")
    guard let read = ObjectType.read(isMarked ? keyword + 2 : keyword + 1, stream), read.end == close,
      read.type.subscripted != nil
    else { return nil }
    return (read.type, close + 1)
  }
}
