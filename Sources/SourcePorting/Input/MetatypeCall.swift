import SourceDeclarations

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
  ]
}

/// Finds the calls of UIKit's initializers through a metatype in a source.
struct MetatypeCallReader {
  private let set: SourceSet
  private let file: Int
  private let source: ParsedSource
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
    let stream = source.stream
    for index in 0..<stream.count where stream.is(index, "Type") && stream.is(index - 1, ".") {
      guard stream[index - 2].kind == .word, stream.is(index - 3, ":"), stream[index - 4].kind == .word else {
        continue
      }
      metatypes[stream.text(index - 4)] = (stream.text(index - 2), index)
    }
  }

  var calls: [MetatypeCall] { (0..<source.stream.count).compactMap(call) }

  private func call(_ index: Int) -> MetatypeCall? {
    let stream = source.stream
    if stream.is(index, "init"), stream.is(index - 1, "."), stream.is(index + 1, "(") {
      guard let labels = labels(index + 1), isDynamic(basesBefore: index - 1, labels) else { return nil }
      return MetatypeCall(range: stream[index].range, labels: labels)
    }
    guard stream[index].kind == .word, stream.is(index + 1, "("), stream[index].end == stream[index + 1].start,
      !stream.is(index - 1, "."), !stream.is(index - 1, "func")
    else { return nil }
    let name = stream.text(index)
    let bases = stream.is(index, "Self") ? enclosingClass(index).map { [$0] } : parameters.bounds(of: name, at: index)
    guard let bases, let labels = labels(index + 1), bases.contains(where: { isDynamic($0, labels) }) else {
      return nil
    }
    return MetatypeCall(range: stream[index].end..<stream[index].end, labels: labels)
  }

  /// Whether the expression before a dot is a metatype whose initializer must be found while the program runs.
  private func isDynamic(basesBefore dot: Int, _ labels: [String]) -> Bool {
    let stream = source.stream
    let last = dot - 1
    if let open = stream[last].partner, stream.is(last, ")") {
      // (expression as! UIView.Type).init(…), type(of: self).init(…)
      if stream.is(last - 1, "Type"), stream.is(last - 2, ".") { return isDynamic(stream.text(last - 3), labels) }
      guard stream.is(open - 1, "type") else { return false }
      if stream.is(last - 1, "self"), let own = enclosingClass(last) { return isDynamic(own, labels) }
      return !labels.isEmpty && isKnown(labels)
    }
    guard stream[last].kind == .word, !stream.is(last, "super") else { return false }
    if stream.is(last, "self") || stream.is(last, "Self") {
      if stream.is(last, "self"), !isInTypeMember(last) { return false }
      return enclosingClass(last).map { isDynamic($0, labels) } ?? false
    }
    let name = stream.text(last)
    if !stream.is(last - 1, "."), let bounds = parameters.bounds(of: name, at: last) {
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
    if requirements.contains(className, labels) { return true }
    let chain = set.declarations.superclassChain(of: className)
    guard let known = chain.knownClass,
      MetatypeCall.initializers.contains(where: { known.isKind(of: $0.className) && $0.labels == labels })
    else { return false }
    return !chain.classes.contains { name in
      set.declarations.references(to: name).contains { reference in
        set[reference].methods.contains { method in
          method.kind == .initializer && method.modifiers.contains(.required)
            && method.parameters.map { $0.label ?? "_" } == labels
        }
      }
    }
  }

  /// The class, of the sources or of UIKit, in whose body or extension a token is.
  private func enclosingClass(_ token: Int) -> String? {
    guard let index = source.declared.indexOfType(around: source.stream[token].start) else { return nil }
    return set.className(of: .init(file: file, type: index)) ?? source.declared.types[index].fullName
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
  private func labels(_ open: Int) -> [String]? {
    let stream = source.stream
    guard let close = stream[open].partner else { return nil }
    var labels: [String] = []
    var index = open + 1
    var isStart = true
    while index < close {
      if isStart {
        guard stream[index].kind == .word, stream.is(index + 1, ":") else { return nil }
        labels.append(stream.text(index))
      }
      isStart = stream.is(index, ",")
      index = stream.index(after: index)
    }
    return labels
  }
}
