import ReuseGenDeclarations
import ReuseGenSyntax

/// A method or property that `#selector` names, with the selector that it has.
struct SelectorUse {
  enum Target {
    /// A method of the sources.
    case method(Declarations.Reference, Int)
    /// A method of one of UIKit's protocols, and those of the sources that have its name.
    case requirement([(reference: Declarations.Reference, index: Int)])
    /// A member of a class elsewhere, or a property.
    case other
  }

  var selector: String
  var target: Target
  /// The tokens of the whole expression.
  var tokens: Range<Int>
}

/// Finds the methods that `#selector` names.
struct SelectorReader {
  private let set: SourceSet
  /// The methods of classes and their extensions, by base name.
  private var methods: [String: [(reference: Declarations.Reference, index: Int)]] = [:]
  /// The same by base name and type.
  private var methodsOfTypes: [String: [String: [(reference: Declarations.Reference, index: Int)]]] = [:]
  /// The selectors of UIKit's methods that have parameters and are named without them.
  private static let known = [
    "endEditing": "endEditing:", "copy": "copy:", "paste": "paste:", "cut": "cut:", "select": "select:",
    "selectAll": "selectAll:", "delete": "delete:", "setEditing": "setEditing:animated:",
  ]

  init(_ set: SourceSet) {
    self.set = set
    for reference in set.references {
      for (index, method) in set[reference].methods.enumerated() where method.kind == .method {
        methods[method.baseName, default: []].append((reference, index))
        methodsOfTypes[method.baseName, default: [:]][set.fullName(of: reference), default: []]
          .append((reference, index))
      }
    }
  }

  func uses(in file: Int) -> [SelectorUse] {
    let tree = set.sources[file].tree
    return tree.nodes(.macroExpansion).filter { tree.macroName($0) == "#selector" }.compactMap { use($0, in: file) }
  }

  private func use(_ node: SyntaxTree.Node, in file: Int) -> SelectorUse? {
    let tree = set.sources[file].tree
    guard tree.child(.arguments, of: node) != nil else { return nil }
    var use = SelectorUse(selector: "", target: .other, tokens: tree.tokens(node))
    guard let argument = tree.macroArguments(node).first,
      let reference = argument.value.flatMap({ memberReference($0, tree) })
    else { return use }
    let base = reference.base
    switch argument.label.map({ tree.stream.text($0) }) {
    case "getter": use.selector = base
    case "setter": use.selector = "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
    default:
      if let name = reference.path.last, OptionalProtocol.uiKit[name] != nil, !set.declarations.declares(name) {
        let found = candidates(base, labels: reference.labels)
        use.target = .requirement(found)
        use.selector =
          found.first.map { set[$0.reference].methods[$0.index].selector } ?? Self.selector(base, reference.labels)
        return use
      }
      let container = container(of: reference.path, at: tree.bytes(node).lowerBound, in: file)
      let found = method(base, labels: reference.labels, in: container)
      if let found {
        use.target = .method(found.reference, found.index)
        use.selector = set[found.reference].methods[found.index].selector
      } else {
        use.selector = Self.selector(base, reference.labels)
      }
    }
    return use
  }

  /// The selector of a method that the sources don't declare.
  private static func selector(_ base: String, _ labels: [String]?) -> String {
    guard let labels else { return known[base] ?? base }
    let parameters = labels.map { MethodDeclaration.Parameter(label: $0 == "_" ? nil : $0, name: "", type: nil) }
    return ObjectiveCSelector.selector(baseName: base, parameters: parameters, isAsync: false, isThrowing: false)
  }

  private typealias Reference = (base: String, labels: [String]?, path: [String])

  /// The last name of an expression with its labels, and the names before it.
  private func memberReference(_ node: SyntaxTree.Node, _ tree: SyntaxTree) -> Reference? {
    switch tree.kind(node) {
    case .name:
      let labels = tree.child(.argumentLabels, of: node).map { tree.words($0) }
      return (tree.stream.text(tree.first(node)), labels, [])
    case .memberAccess:
      guard let member = tree.member(node) else { return nil }
      let outer = member.base.flatMap { memberReference($0, tree) }
      let path = outer.map { $0.path + [$0.base] } ?? []
      return (tree.stream.text(member.name), member.labels.map { tree.words($0) }, path)
    case .call:
      // f() names a method without parameters.
      guard let call = tree.call(node), call.arguments.isEmpty, call.trailingClosures.isEmpty else { return nil }
      return memberReference(call.callee, tree).map { ($0.base, [], $0.path) }
    case .tuple: return tree.enclosed(node).flatMap { memberReference($0, tree) }
    // The method and its type: f(_:) as (A) -> (B) -> Void
    case .sequence, .optionalChaining, .forcedUnwrapping:
      return tree.children(node).first.flatMap { memberReference($0, tree) }
    default: return nil
    }
  }

  /// The class whose member is named, as far as the expression determines it.
  private func container(of path: [String], at offset: Int, in file: Int) -> String? {
    let declared = set.sources[file].declared
    if path.isEmpty || path == ["self"] || path == ["Self"] { return set.fullName(around: offset, in: file) }
    let scope = declared.indexOfType(around: offset).map { declared.types[$0].fullName } ?? ""
    if case .declared(let name) = set.declarations.resolve(path.joined(separator: "."), from: scope) { return name }
    return path.joined(separator: ".")
  }

  private func method(
    _ base: String,
    labels: [String]?,
    in container: String?
  ) -> (reference: Declarations.Reference, index: Int)? {
    if let container {
      let chain = set.superclassChain(of: container)
      for name in chain.classes.isEmpty ? [container] : chain.classes {
        let methods = methodsOfTypes[base]?[name] ?? []
        if let found = methods.first(where: { has($0, labels) }) { return found }
      }
    }
    // A variable of a type that isn't known here.
    return methods[base]?.first { has($0, labels) }
  }

  /// The methods of any type with the name of another one.
  func methods(named method: MethodDeclaration) -> [(reference: Declarations.Reference, index: Int)] {
    candidates(method.baseName, labels: method.labels)
  }

  /// The methods with a name, of any class.
  private func candidates(_ base: String, labels: [String]?) -> [(reference: Declarations.Reference, index: Int)] {
    (methods[base] ?? []).filter { has($0, labels) }
  }

  private func has(_ method: (reference: Declarations.Reference, index: Int), _ labels: [String]?) -> Bool {
    labels == nil || set[method.reference].methods[method.index].labels == labels
  }
}
