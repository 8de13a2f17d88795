import SourceDeclarations

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
      }
    }
  }

  /// The uses in a file.
  func uses(in file: Int) -> [SelectorUse] {
    let stream = set.sources[file].stream
    return (0..<stream.count).filter { stream.is($0, "#selector") && stream.is($0 + 1, "(") }.map { use($0, in: file) }
  }

  private func use(_ index: Int, in file: Int) -> SelectorUse {
    let stream = set.sources[file].stream
    let end = stream.index(after: index + 1)
    var use = SelectorUse(selector: "", target: .other, tokens: index..<end)
    var first = index + 2
    let accessor = stream.is(first + 1, ":") ? stream.text(first) : ""
    if accessor == "getter" || accessor == "setter" { first += 2 }
    guard let reference = memberReference(from: first, before: end - 1, stream) else { return use }
    let base = reference.base
    switch accessor {
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
      let container = container(of: reference.path, at: stream[index].start, in: file)
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

  /// The last name of an expression with its labels, and the names before it.
  private func memberReference(
    from first: Int,
    before end: Int,
    _ stream: TokenStream
  ) -> (base: String, labels: [String]?, path: [String])? {
    var path: [String] = []
    var labels: [String]?
    var index = first
    while index < end {
      if stream[index].keyword == .as { break }
      if stream[index].kind == .word {
        path.append(stream.text(index))
        labels = nil
      } else if stream.is(index, "("), !path.isEmpty {
        let close = stream.index(after: index) - 1
        let isLabels = index + 1 < close && stream.is(close - 1, ":")
        if isLabels { labels = (index + 1..<close).filter { stream[$0].kind == .word }.map { stream.text($0) } }
        if index + 1 == close { labels = [] }
        index = close
      }
      index += 1
    }
    guard let base = path.popLast() else { return nil }
    return (base, labels, path)
  }

  /// The class whose member is named, as far as the expression determines it.
  private func container(of path: [String], at offset: Int, in file: Int) -> String? {
    let declared = set.sources[file].declared
    if path.isEmpty || path == ["self"] || path == ["Self"] {
      return declared.indexOfType(around: offset).flatMap {
        set.className(of: .init(file: file, type: $0)) ?? declared.types[$0].fullName
      }
    }
    let scope = declared.indexOfType(around: offset).map { declared.types[$0].fullName } ?? ""
    if case .declared(let name) = set.declarations.resolve(path.joined(separator: "."), from: scope) { return name }
    return path.joined(separator: ".")
  }

  private func method(
    _ base: String,
    labels: [String]?,
    in container: String?
  ) -> (reference: Declarations.Reference, index: Int)? {
    let candidates = candidates(base, labels: labels)
    guard let container else { return candidates.first }
    let chain = set.declarations.superclassChain(of: container)
    let names = chain.classes.isEmpty ? [container] : chain.classes
    for name in names {
      if let found = candidates.first(where: { owner(of: $0.reference) == name }) { return found }
    }
    // A variable of a type that isn't known here.
    return candidates.first
  }

  /// The methods with a name, of any class.
  private func candidates(_ base: String, labels: [String]?) -> [(reference: Declarations.Reference, index: Int)] {
    (methods[base] ?? []).filter { candidate in
      guard let labels else { return true }
      return set[candidate.reference].methods[candidate.index].parameters.map { $0.label ?? "_" } == labels
    }
  }

  private func owner(of reference: Declarations.Reference) -> String {
    set.className(of: reference) ?? set[reference].fullName
  }
}
