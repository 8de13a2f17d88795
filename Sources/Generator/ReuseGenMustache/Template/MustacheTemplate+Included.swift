extension MustacheTemplate {
  /// The names of the templates that `{{>name}}` and `{{<name}}` insert, in the order of the text.
  ///
  /// - Returns: `nil` if one of them is known only when the template is rendered: `{{>*name}}`.
  package var includedNames: [String]? {
    var names: [String] = []
    for element in elements {
      let partial: Partial
      switch element {
      case .partial(let included): partial = included
      case .parent(let parent): partial = parent.partial
      case .text, .blockLineEnd, .value, .section, .block: continue
      }
      guard case .named(let name) = partial.reference else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
