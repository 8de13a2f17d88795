/// The names that a context has, whatever its values are: the vocabulary of templates.
package enum MustacheShape: Sendable {
  /// A text, a number, a flag, or a list of them.
  case value
  /// An object, or a list of objects, with its keys.
  indirect case object([String: MustacheShape])

  /// Whether this value or one in it has a key.
  fileprivate func contains(_ key: String) -> Bool {
    if case .object(let keys) = self { keys[key] != nil || keys.values.contains { $0.contains(key) } } else { false }
  }
}

/// A name in a template that no surrounding value has.
package struct UnknownName: Sendable {
  /// The template's name.
  package let template: String
  /// The line, starting at 1.
  package let line: Int
  /// The column in bytes of UTF-8, starting at 1.
  package let column: Int
  /// The name, as the template writes it.
  package let name: String
  /// The names that exist at this location, those of the innermost value first.
  package let known: [String]
}

extension MustacheTemplate {
  /// The names in the template that render as nothing, whatever the values are. Partials aren't searched.
  ///
  /// A parent can render its blocks in any of its sections, so a name in a block is unknown only if no value has it.
  ///
  /// - Parameter shape: The names of the context.
  package func unknownNames(in shape: [String: MustacheShape]) -> [UnknownName] {
    var unknown: [UnknownName] = []
    var scopes = ShapeScopes(shape, end: elements.count)
    var location = TemplateLocation()
    var index = 0
    var parentEnd = 0
    func isInherited(_ name: Name) -> Bool {
      index < parentEnd && MustacheShape.object(shape).contains(name.text.prefix { $0 != "." }.description)
    }
    while index < elements.count {
      defer { index += 1 }
      scopes.leave(before: index)
      switch elements[index] {
      case .value(let name, _, let offset):
        if name.shape(in: scopes) == nil, !isInherited(name) {
          unknown.append(report(name, at: offset, &location, scopes))
        }
      case .section(let section):
        switch section.name.shape(in: scopes) {
        case .object(let keys) where !section.isInverted: scopes.enter(keys, end: section.elements.upperBound)
        case .object, .value: break
        case nil:
          if !isInherited(section.name) { unknown.append(report(section.name, at: section.offset, &location, scopes)) }
          // The contents of an unknown value are also unknown.
          if !section.isInverted { index = section.elements.upperBound - 1 }
        }
      case .parent(let parent):
        parentEnd = max(parentEnd, parent.elements.upperBound)
      case .text, .blockLineEnd, .partial, .block:
        break
      }
    }
    return unknown
  }

  private func report(
    _ name: Name,
    at offset: Int,
    _ location: inout TemplateLocation,
    _ scopes: ShapeScopes
  ) -> UnknownName {
    location.move(to: offset, in: source)
    return UnknownName(
      template: self.name,
      line: location.line,
      column: location.column,
      name: name.text,
      known: scopes.known
    )
  }
}

extension Name {
  fileprivate var text: String {
    switch self {
    case .current: "."
    case .key(let key): key
    case .path(let keys): keys.joined(separator: ".")
    }
  }

  /// The shape of the value that the name refers to; `nil` if there is none.
  fileprivate func shape(in scopes: ShapeScopes) -> MustacheShape? {
    switch self {
    case .current: return .value
    case .key(let key): return scopes[key]
    case .path(let keys):
      return keys.dropFirst().reduce(scopes[keys[0]]) { shape, key in
        if case .object(let members)? = shape { members[key] } else { nil }
      }
    }
  }
}

/// The keys of the values that surround an element, found in a time that doesn't depend on their number.
private struct ShapeScopes {
  /// Each value's keys, and the element before which its section ends.
  private var scopes: [(keys: [String], end: Int)] = []
  /// The shapes of a key in the surrounding values, the innermost last.
  private var shapes: [String: [MustacheShape]] = [:]

  init(_ shape: [String: MustacheShape], end: Int) { enter(shape, end: end) }

  mutating func enter(_ keys: [String: MustacheShape], end: Int) {
    scopes.append((Array(keys.keys), end))
    for (key, shape) in keys { shapes[key, default: []].append(shape) }
  }

  /// Leaves the sections that end before an element; never the whole template.
  mutating func leave(before index: Int) {
    while scopes.count > 1, let last = scopes.last, last.end <= index {
      for key in last.keys { shapes[key]?.removeLast() }
      scopes.removeLast()
    }
  }

  subscript(key: String) -> MustacheShape? { shapes[key]?.last }

  /// The keys that exist, those of the innermost value first.
  var known: [String] {
    let innermost = Set(scopes.last?.keys ?? [])
    return innermost.sorted() + shapes.filter { !$1.isEmpty && !innermost.contains($0) }.map(\.key).sorted()
  }
}
