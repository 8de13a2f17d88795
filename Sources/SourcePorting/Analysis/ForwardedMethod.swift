import SourceDeclarations

/// A method that another one of the same signature calls. Parameters without a name get one.
struct ForwardedMethod {
  /// The parameters and the result, as written.
  let signature: String
  /// The arguments with their parentheses.
  let arguments: String

  /// `nil` for a method whose arguments can't be passed on.
  init?(_ method: MethodDeclaration, in source: ParsedSource) {
    guard !method.parameters.contains(where: { $0.type?.text.hasSuffix("...") ?? false }) else { return nil }
    let stream = source.stream
    let tokens = source.tokens(in: method.range)
    guard let start = tokens.first(where: { stream[$0].start > method.nameOffset && stream.is($0, "(") }),
      let close = stream[start].partner
    else { return nil }
    var end = tokens.upperBound
    if stream.is(end - 1, "}"), let open = stream[end - 1].partner { end = open }
    var text = ""
    var unnamed = 0
    var index = start
    // Generic parameters, if any, precede the parameters.
    if let name = tokens.first(where: { stream[$0].start == method.nameOffset }), name + 1 < start {
      text = source.line(name + 1..<start)
    }
    while index < end {
      if stream[index].flags.contains(.followsSpace), index > start { text += " " }
      text += source.written(index)
      let isParameter = index < close && stream.is(index, "_") && stream.is(index + 1, ":")
      if isParameter, stream[index - 1].kind == .word || stream.is(index - 1, "(") || stream.is(index - 1, ",") {
        // A label stays, "_" as well.
        let isNameOnly = stream[index - 1].kind == .word
        text = isNameOnly ? String(text.dropLast()) + Self.name(unnamed) : text + " " + Self.name(unnamed)
        unnamed += 1
      }
      index += 1
    }
    while text.last == " " { text.removeLast() }
    signature = text
    var next = 0
    let values = method.parameters.map { parameter in
      let isInOut = parameter.type?.text.hasPrefix("inout ") ?? false
      var name = "`\(parameter.name)`"
      if parameter.name == "_" {
        name = Self.name(next)
        next += 1
      }
      let value = (isInOut ? "&" : "") + name
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    arguments = "(\(values.joined(separator: ", ")))"
  }

  private static func name(_ index: Int) -> String { "unnamed\(index + 1)" }
}
