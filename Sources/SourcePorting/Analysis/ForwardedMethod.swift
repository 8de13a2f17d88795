import SourceDeclarations
import SourceSyntax

/// A method that another one of the same signature calls. Parameters without a name get one.
struct ForwardedMethod {
  /// The parameters and the result, as written.
  let signature: String
  /// The arguments with their parentheses.
  let arguments: String

  /// `nil` for a method whose arguments can't be passed on.
  init?(_ method: MethodDeclaration, in source: ParsedSource) {
    guard !method.parameters.contains(where: { $0.type?.text.hasSuffix("...") ?? false }) else { return nil }
    let tree = source.tree
    let name = source.token(at: method.nameOffset)
    guard let declaration = tree.declaration(at: name), let list = tree.child(.parameters, of: declaration) else {
      return nil
    }
    var names: [Int: String] = [:]
    for parameter in tree.children(list) where tree.kind(parameter) == .parameter {
      guard let own = tree.nameOfParameter(parameter), tree.stream.is(own, "_") else { continue }
      // A label stays, "_" as well.
      names[own] = (tree.labelOfParameter(parameter) == own ? "_ " : "") + Self.name(names.count)
    }
    let end = tree.child(.codeBlock, of: declaration).map(tree.first) ?? tree.end(declaration)
    signature = source.line(name + 1..<end, replacing: names)
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
