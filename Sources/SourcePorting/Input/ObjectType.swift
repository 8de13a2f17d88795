import SourceDeclarations

/// The type of a variable that holds `AnyObject`, or a collection of it.
enum ObjectType {
  /// `AnyObject`, also implicitly unwrapped.
  case object
  /// `AnyObject?`
  case optional
  /// `[AnyObject]`
  case array
  /// `[Key: AnyObject]`
  case dictionary
  /// `[[Key: AnyObject]]`
  case dictionaries

  /// The type of the elements of an array.
  var element: ObjectType? {
    switch self {
    case .array: .object
    case .dictionaries: .dictionary
    case .object, .optional, .dictionary: nil
    }
  }

  /// The type of a subscript's value.
  var subscripted: ObjectType? { self == .dictionary ? .optional : element }

  /// Reads a type from its first token on, and returns the index of the token after it; `nil` for other types.
  static func read(_ start: Int, _ stream: TokenStream) -> (type: ObjectType, end: Int)? {
    var type: ObjectType
    var end: Int
    if stream.is(start, "AnyObject") {
      (type, end) = (.object, start + 1)
    } else if stream.is(start, "["), let close = stream[start].partner, stream.is(close - 1, "AnyObject") {
      guard close == start + 2 || stream.is(close - 2, ":") else { return nil }
      (type, end) = (close == start + 2 ? .array : .dictionary, close + 1)
    } else if stream.is(start, "["), let close = stream[start].partner, stream.is(start + 1, "["),
      let inner = read(start + 1, stream), inner.type == .dictionary, inner.end == close
    {
      (type, end) = (.dictionaries, close + 1)
    } else {
      return nil
    }
    if stream.is(end, "?") || stream.is(end, "!") {
      if type == .object, stream.is(end, "?") { type = .optional }
      end += 1
    }
    // AnyObject & P, AnyObject.Type
    return stream.is(end, "&") || stream.is(end, ".") ? nil : (type, end)
  }

  /// The type that `if let` and `guard let` unwrap.
  var unwrapped: ObjectType { self == .optional ? .object : self }
}
