import ReuseGenDeclarations
import ReuseGenSyntax

/// The type of a variable that holds `AnyObject`, or a collection of it.
enum AnyObjectType {
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
  var element: AnyObjectType? {
    switch self {
    case .array: .object
    case .dictionaries: .dictionary
    case .object, .optional, .dictionary: nil
    }
  }

  /// The type of a subscript's value.
  var subscripted: AnyObjectType? { self == .dictionary ? .optional : element }

  /// The type that `if let` and `guard let` unwrap.
  var unwrapped: AnyObjectType { self == .optional ? .object : self }

  /// Reads a written type; `nil` for others.
  init?(_ type: SyntaxTree.Node, in tree: SyntaxTree) {
    let stream = tree.stream
    var tokens = tree.tokens(type)
    var isOptional = false
    if let last = tokens.last, stream.is(last, "?") || stream.is(last, "!") {
      isOptional = stream.is(last, "?")
      tokens = tokens.dropLast()
    }
    if tokens.count == 1, stream.is(tokens.lowerBound, "AnyObject") {
      self = isOptional ? .optional : .object
    } else if stream.is(tokens.lowerBound, "["), let last = tokens.last, stream[last].partner == tokens.lowerBound,
      let collection = Self.collection(of: tree.children(type), tree)
    {
      self = collection
    } else {
      return nil
    }
  }

  /// The type of an array or a dictionary of types.
  private static func collection(of types: [SyntaxTree.Node], _ tree: SyntaxTree) -> AnyObjectType? {
    guard let last = types.last else { return nil }
    let isObject = tree.tokens(last).count == 1 && AnyObjectType(last, in: tree) == .object
    if types.count == 2 { return isObject ? .dictionary : nil }
    if isObject { return .array }
    return AnyObjectType(last, in: tree) == .dictionary ? .dictionaries : nil
  }

  /// The type of `[AnyObject]()` or `[Key: AnyObject]()`.
  init?(ofEmptyCollection node: SyntaxTree.Node, in tree: SyntaxTree) {
    guard let call = tree.call(node), tree.kind(call.callee) == .array else { return nil }
    // A type in an expression is read as a literal.
    self.init(ofLiteral: call.callee, in: tree)
  }

  private init?(ofLiteral node: SyntaxTree.Node, in tree: SyntaxTree) {
    let elements = tree.children(node)
    guard elements.count == 1, let values = elements.first.map(tree.children), let last = values.last else {
      return nil
    }
    if tree.isName(last, "AnyObject") {
      self = values.count == 2 ? .dictionary : .array
    } else if values.count == 1, tree.kind(last) == .array, AnyObjectType(ofLiteral: last, in: tree) == .dictionary {
      self = .dictionaries
    } else {
      return nil
    }
  }
}
