import ReuseGenDeclarations
import ReuseGenSyntax

/// A method that another one of the same signature calls. Parameters without a name get one.
struct ForwardedMethod {
  /// The parameters and the result, as written.
  let signature: String
  /// The arguments with their parentheses.
  let arguments: String

  /// `nil` for a method whose arguments can't be passed on. The signature has the labels of the method, or others.
  init?(_ method: MethodDeclaration, labeled labels: [String]? = nil, in source: ParsedSource) {
    guard !method.parameters.contains(where: { $0.type?.text.hasSuffix("...") ?? false }) else { return nil }
    let tree = source.tree
    let name = source.token(at: method.nameOffset)
    guard let declaration = tree.declaration(at: name), let list = tree.child(.parameters, of: declaration) else {
      return nil
    }
    var names: [Int: String] = [:]
    var unnamed = 0
    for (index, parameter) in tree.children(list).filter({ tree.kind($0) == .parameter }).enumerated() {
      guard let own = tree.nameOfParameter(parameter), let label = tree.labelOfParameter(parameter) else { continue }
      if tree.stream.is(own, "_") {
        names[own] = Self.name(unnamed)
        unnamed += 1
      }
      let given = labels.map { $0[index] }
      if label != own {
        if let given { names[label] = given }
      } else if names[own] != nil || given.map({ $0 != tree.stream.text(own) }) == true {
        // A label stays, "_" as well.
        names[own] = "\(given ?? tree.stream.text(own)) \(names[own] ?? source.written(own))"
      }
    }
    let end = tree.child(.codeBlock, of: declaration).map(tree.first) ?? tree.end(declaration)
    signature = source.line(name + 1..<end, replacing: names)
    var next = 0
    let values = method.parameters.map { parameter in
      let isInOut = parameter.type?.text.hasPrefix("inout ") ?? false
      var name = SwiftName.quoted(parameter.name)
      if parameter.name == "_" {
        name = Self.name(next)
        next += 1
      }
      let value = (isInOut ? "&" : "") + name
      return parameter.label.map { "\(SwiftName.label($0)): \(value)" } ?? value
    }
    arguments = "(\(values.joined(separator: ", ")))"
  }

  private static func name(_ index: Int) -> String { "unnamed\(index + 1)" }
}
