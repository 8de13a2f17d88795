import ReuseGenDeclarations
import ReuseGenSyntax

/// A call of one of UIKit's initializers through a metatype: `T(frame: .zero)`, `Self()`, `type.init(nibName:bundle:)`.
struct MetatypeCall {
  /// The tokens that `dynamicallyMade` replaces; empty if it follows the type.
  var range: Range<Int>
  /// The labels of the arguments.
  var labels: [String]

  /// The initializers that the runtime can call through a metatype.
  static let initializers: [(className: String, labels: [String])] = [
    ("NSObject", []), ("UIView", ["frame"]), ("UITableViewCell", ["style", "reuseIdentifier"]),
    ("UITableViewHeaderFooterView", ["reuseIdentifier"]), ("UIViewController", ["nibName", "bundle"]),
    ("UITableViewController", ["style"]), ("UICollectionViewController", ["collectionViewLayout"]),
    ("UINavigationController", ["rootViewController"]), ("UIGestureRecognizer", ["target", "action"]),
    ("UIStoryboardSegue", ["identifier", "source", "destination"]),
  ]

  /// Whether UIKit's initializer with these labels can make objects of a class.
  static func isInitializer(_ labels: [String], of className: String, _ set: SourceSet) -> Bool {
    guard let known = set.superclassChain(of: className).knownClass else { return false }
    return initializers.contains { known.isKind(of: $0.className) && $0.labels == labels }
  }
}

extension SourceSet {
  /// Whether a class of the sources, or one above it, requires an initializer of its subclasses.
  func requiresInitializer(_ labels: [String], _ className: String) -> Bool {
    superclassChain(of: className).classes.flatMap { references(to: $0) }.contains { reference in
      self[reference].methods.contains { method in
        method.kind == .initializer && method.modifiers.contains(.required) && method.labels == labels
      }
    }
  }
}

/// Finds the calls of UIKit's initializers through a metatype in a source.
struct MetatypeCallReader {
  private let set: SourceSet
  private let file: Int
  private let source: ParsedSource
  private let tree: SyntaxTree
  private let parameters: TypeParameters
  private let requirements: InitializerRequirements
  /// The types of variables and parameters that hold a metatype, by their names.
  private var metatypes: [String: (type: String, token: Int)] = [:]

  init(_ set: SourceSet, _ file: Int, _ requirements: InitializerRequirements) {
    self.set = set
    self.requirements = requirements
    self.file = file
    source = set.sources[file]
    parameters = TypeParameters(source)
    tree = source.tree
    for node in tree.nodes(.type) { readMetatype(node) }
  }

  /// `name: View.Type`, `let name = value as! View.Type`
  private mutating func readMetatype(_ node: SyntaxTree.Node) {
    let stream = tree.stream
    let path = tree.tokens(node).filter { stream[$0].kind == .word }
    guard let last = path.last, path.count > 1, stream.is(last, "Type"), last == tree.end(node) - 1,
      var owner = tree.parent(node)
    else { return }
    if tree.kind(owner) == .cast {
      let around = tree.ancestors(owner).first { [.binding, .optionalBinding].contains(tree.kind($0)) }
      guard let around, tree.end(around) == tree.end(owner) else { return }
      owner = around
    }
    let name: Int? =
      switch tree.kind(owner) {
      case .parameter: tree.nameOfParameter(owner)
      case .binding, .optionalBinding: tree.child(.pattern, of: owner).map(tree.first)
      default: nil
      }
    guard let name else { return }
    metatypes[stream.text(name)] = (stream.text(path[path.count - 2]), last)
  }

  var calls: [MetatypeCall] { tree.nodes(.call).compactMap(call) }

  private func call(_ node: SyntaxTree.Node) -> MetatypeCall? {
    let stream = tree.stream
    guard let call = tree.call(node), let parentheses = call.parentheses, let labels = labels(call.arguments) else {
      return nil
    }
    if let member = tree.member(call.callee), stream.is(member.name, "init") {
      guard let base = member.base, isDynamic(base, labels) else { return nil }
      return MetatypeCall(range: stream[member.name].range, labels: labels)
    }
    let name = tree.first(call.callee)
    guard tree.kind(call.callee) == .name, stream[name].end == stream[tree.first(parentheses)].start else { return nil }
    let bases =
      stream.is(name, "Self")
      ? enclosingClass(name).map { [$0] } : parameters.bounds(of: stream.text(name), at: name)
    guard let bases, bases.contains(where: { isDynamic($0, labels) }) else { return nil }
    return MetatypeCall(range: stream[name].end..<stream[name].end, labels: labels)
  }

  /// Whether an expression is a metatype whose initializer must be found while the program runs.
  private func isDynamic(_ base: SyntaxTree.Node, _ labels: [String]) -> Bool {
    switch tree.kind(base) {
    case .tuple: tree.enclosed(base).map { isDynamic(ofCast: $0, labels) } ?? false
    case .call: isDynamic(ofCall: base, labels)
    case .name, .memberAccess: isDynamic(ofName: base, labels)
    default: false
    }
  }

  /// `(expression as! UIView.Type).init(…)`
  private func isDynamic(ofCast node: SyntaxTree.Node, _ labels: [String]) -> Bool {
    guard let cast = tree.children(node).last, tree.kind(cast) == .cast, let type = tree.child(.type, of: cast) else {
      return false
    }
    let path = tree.words(type)
    return path.count > 1 && path.last == "Type" && isDynamic(path[path.count - 2], labels)
  }

  /// `type(of: self).init(…)`
  private func isDynamic(ofCall node: SyntaxTree.Node, _ labels: [String]) -> Bool {
    guard let call = tree.call(node), let name = tree.nameOfCallee(call.callee), tree.stream.is(name, "type") else {
      return false
    }
    if let value = call.arguments.last?.value, tree.isName(value, "self"), let own = enclosingClass(name) {
      return isDynamic(own, labels)
    }
    return !labels.isEmpty && isKnown(labels)
  }

  private func isDynamic(ofName node: SyntaxTree.Node, _ labels: [String]) -> Bool {
    guard let token = tree.nameOfCallee(node), !tree.stream.is(token, "super") else { return false }
    if tree.isName(node, "self") || tree.isName(node, "Self") {
      if tree.isName(node, "self"), !isInTypeMember(token) { return false }
      return enclosingClass(token).map { isDynamic($0, labels) } ?? false
    }
    let name = tree.stream.text(token)
    if tree.kind(node) == .name, let bounds = parameters.bounds(of: name, at: token) {
      return bounds.contains { isDynamic($0, labels) }
    }
    guard name.first?.isLowercase ?? false else { return false }
    if let variable = metatypes[name] {
      let bounds = parameters.bounds(of: variable.type, at: variable.token) ?? [variable.type]
      return bounds.contains { isDynamic($0, labels) }
    }
    return !labels.isEmpty && isKnown(labels)
  }

  private func isKnown(_ labels: [String]) -> Bool { MetatypeCall.initializers.contains { $0.labels == labels } }

  /// Whether a class has a UIKit initializer with labels, and no required initializer of its own.
  private func isDynamic(_ className: String, _ labels: [String]) -> Bool {
    requirements.contains(className, labels)
      || MetatypeCall.isInitializer(labels, of: className, set) && !set.requiresInitializer(labels, className)
  }

  /// The class, of the sources or of UIKit, in whose body or extension a token is.
  private func enclosingClass(_ token: Int) -> String? {
    set.fullName(around: source.stream[token].start, in: file)
  }

  /// Whether a token is in a static function or property, where `self` is the type.
  private func isInTypeMember(_ token: Int) -> Bool {
    let offset = source.stream[token].start
    guard let index = source.declared.indexOfType(around: offset) else { return false }
    let type = source.declared.types[index]
    return type.methods.contains { $0.isTypeMember && $0.range.contains(offset) }
      || type.properties.contains { $0.isTypeMember && $0.range.contains(offset) }
  }

  /// The labels of a call's arguments; `nil` if one has none.
  private func labels(_ arguments: [Call.Argument]) -> [String]? {
    arguments.allSatisfy { $0.label != nil } ? tree.labels(arguments) : nil
  }
}
