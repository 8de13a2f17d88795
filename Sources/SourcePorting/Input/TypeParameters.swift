import SourceDeclarations

/// The type parameters of a source's functions and types, each with the code in which it has its meaning.
struct TypeParameters {
  private struct Parameter {
    var name: String
    /// The classes and protocols that it must be or conform to.
    var bounds: [String]
    var scope: Range<Int>
  }

  private var parameters: [Parameter] = []

  init(_ source: ParsedSource) {
    let stream = source.stream
    for index in 0..<stream.count where stream[index].kind == .word {
      // A name and a list in angle brackets follow the keyword; an initializer has no name.
      let list = stream.is(index, "init") ? index + 1 : index + 2
      guard Self.isIntroducer(index, stream), stream.is(list, "<") else { continue }
      read(list, stream)
    }
  }

  /// The bounds of the type parameter with a name; `nil` if there is none.
  func bounds(of name: String, at token: Int) -> [String]? {
    parameters.filter { $0.name == name && $0.scope.contains(token) }.max { $0.scope.lowerBound < $1.scope.lowerBound }?
      .bounds
  }

  private static func isIntroducer(_ index: Int, _ stream: TokenStream) -> Bool {
    stream.is(index, "func") || stream.is(index, "class") || stream.is(index, "struct") || stream.is(index, "enum")
      || stream.is(index, "init")
  }

  /// Reads a list from its "<", and the requirements after it.
  private mutating func read(_ start: Int, _ stream: TokenStream) {
    guard let end = Self.end(of: start, stream) else { return }
    var index = end
    while index < stream.count, !stream.is(index, "{"), stream[index].kind != .close {
      if stream[index].flags.contains(.startsLine), stream.is(index, "func") || stream.is(index, "var") { return }
      index = stream.index(after: index)
    }
    guard stream.is(index, "{"), let close = stream[index].partner else { return }
    var names: [String: [String]] = [:]
    Self.collect(start + 1..<end, stream, &names)
    if let clause = (end..<index).first(where: { stream.is($0, "where") }) {
      Self.collect(clause + 1..<index, stream, &names)
    }
    parameters += names.map { Parameter(name: $0.key, bounds: $0.value, scope: start..<close) }
  }

  /// The index after the ">" that closes a list.
  private static func end(of start: Int, _ stream: TokenStream) -> Int? {
    var depth = 0
    for index in start..<min(start + 200, stream.count) {
      if stream.is(index, "{") { return nil }
      guard stream[index].kind == .operator, !stream.is(index, "->") else { continue }
      for character in stream.text(in: stream[index].range) {
        if character == "<" { depth += 1 } else if character == ">" { depth -= 1 }
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  /// Reads `A: B & C, D`.
  private static func collect(_ tokens: Range<Int>, _ stream: TokenStream, _ names: inout [String: [String]]) {
    var name: String?
    var isBound = false
    for index in tokens {
      if stream.is(index, ",") {
        (name, isBound) = (nil, false)
      } else if stream.is(index, ":") || stream.is(index, "==") {
        isBound = true
      } else if stream[index].kind == .word, !stream.is(index - 1, ".") {
        let text = stream.text(index)
        if let name, isBound { names[name, default: []].append(text) }
        if !isBound {
          name = text
          names[text, default: []] += []
        }
      }
    }
  }
}
