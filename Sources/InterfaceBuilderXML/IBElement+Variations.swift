extension IBElement {
  /// The element with the attributes and values of its variations for some keys, such as "widthClass=compact". Later
  /// keys take precedence.
  package func varied(by keys: [String]) -> IBElement {
    let variations = variations(of: keys)
    if variations.isEmpty { return self }
    var attributes = attributes
    var children = children
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children where child.name != "mask" {
        if let key = child.key { children.removeAll { $0.key == key } }
        children.append(child)
      }
    }
    var varied = IBElement(name: name, attributes: attributes, location: location)
    varied.children = children
    varied.text = text
    return varied
  }

  /// The identifiers that variations for some keys exclude from a list, "subviews" or "constraints".
  package func leftOut(of list: String, by keys: [String]) -> Set<String> {
    var leftOut: Set<String> = []
    for mask in variations(of: keys).compactMap({ $0.child(key: list) }) {
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { leftOut.insert(reference) } else { leftOut.remove(reference) }
      }
    }
    return leftOut
  }

  private func variations(of keys: [String]) -> [IBElement] {
    let all = children.filter { $0.name == "variation" }
    if all.isEmpty { return [] }
    return keys.flatMap { key in all.filter { $0.key == key } }
  }
}
