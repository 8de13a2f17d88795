/// The names that a context has, whatever its values are: the vocabulary of templates.
package enum MustacheShape: Sendable {
  /// A text, a number, a flag, or a list of them.
  case value
  /// An object, or a list of objects, with its keys.
  indirect case object([String: MustacheShape])
}

/// A name in a template that no surrounding value has.
package struct UnknownName: Hashable, Sendable {
  /// The template's name.
  package let template: String
  /// The line, starting at 1.
  package let line: Int
  /// The column in bytes of UTF-8, starting at 1.
  package let column: Int
  /// The name, as the template writes it.
  package let name: String
  /// The names that exist at this location, the innermost first.
  package let known: [String]
}

extension MustacheTemplate {
  /// The names in the template that render as nothing, whatever the values are. Partials aren't searched.
  ///
  /// - Parameter shape: The names of the context.
  package func unknownNames(in shape: [String: MustacheShape]) -> [UnknownName] {
    var unknown: [UnknownName] = []
    // The keys of the surrounding values, each until the element at which its section ends.
    var scopes = [(keys: shape, end: elements.count)]
    var index = 0
    while index < elements.count {
      defer { index += 1 }
      while scopes.count > 1, let last = scopes.last, last.end <= index { scopes.removeLast() }
      switch elements[index] {
      case .value(let name, _, let offset):
        if name.shape(in: scopes.map(\.keys)) == nil { unknown.append(report(name, at: offset, scopes.map(\.keys))) }
      case .section(let section):
        switch section.name.shape(in: scopes.map(\.keys)) {
        case .object(let keys) where !section.isInverted: scopes.append((keys, section.elements.upperBound))
        case .object, .value: break
        case nil:
          unknown.append(report(section.name, at: section.offset, scopes.map(\.keys)))
          // The contents of an unknown value are unknown, too.
          if !section.isInverted { index = section.elements.upperBound - 1 }
        }
      case .parent(let parent):
        index = parent.elements.upperBound - 1
      case .text, .blockLineEnd, .partial, .block:
        break
      }
    }
    return unknown
  }

  private func report(_ name: Name, at offset: Int, _ scopes: [[String: MustacheShape]]) -> UnknownName {
    let location = SourceLocation(of: offset, in: source)
    return UnknownName(
      template: self.name,
      line: location.line,
      column: location.column,
      name: name.text,
      known: scopes.reversed().flatMap { $0.keys.sorted() }
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

  /// The shape of the value that the name refers to; nil if there is none.
  fileprivate func shape(in scopes: [[String: MustacheShape]]) -> MustacheShape? {
    func innermost(_ key: String) -> MustacheShape? {
      for scope in scopes.reversed() {
        if let shape = scope[key] { return shape }
      }
      return nil
    }
    switch self {
    case .current: return .value
    case .key(let key): return innermost(key)
    case .path(let keys):
      return keys.dropFirst().reduce(innermost(keys[0])) { shape, key in
        if case .object(let members)? = shape { members[key] } else { nil }
      }
    }
  }
}
