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

  /// Whether there are variations for size classes, not only a default.
  package var dependsOnSizeClasses: Bool { !variationsForSizeClasses.isEmpty }

  /// The identifiers that variations for size classes include in a list, or exclude from it.
  package func varyingReferences(in list: String) -> Set<String> {
    let masks = variationsForSizeClasses.compactMap { $0.child(key: list) }
    return Set(masks.flatMap(\.children).compactMap { $0["reference"] })
  }

  /// The element with nothing but the attributes and values that differ between size classes, as variations for some
  /// keys specify them; `nil` if there are none. Missing attributes have a default.
  package func varyingPart(by keys: [String], defaults: [String: String]) -> IBElement? {
    let names = Set(variationsForSizeClasses.flatMap(\.attributes).map(\.key)).subtracting(["key"])
    let values = Set(variationsForSizeClasses.flatMap(\.children).filter { $0.name != "mask" }.compactMap(\.key))
    if names.isEmpty, values.isEmpty { return nil }
    let varied = varied(by: keys)
    var attributes = IBAttributes(varied.attributes.filter { names.contains($0.key) })
    for (name, value) in defaults where names.contains(name) && attributes[name] == nil { attributes[name] = value }
    var part = IBElement(name: name, attributes: attributes, location: location)
    part.children = varied.children.filter { $0.key.map(values.contains) ?? false }
    return part
  }

  private var variationsForSizeClasses: [IBElement] {
    children.filter { $0.name == "variation" && $0.key != "default" }
  }

  private func variations(of keys: [String]) -> [IBElement] {
    let all = children.filter { $0.name == "variation" }
    if all.isEmpty { return [] }
    return keys.flatMap { key in all.filter { $0.key == key } }
  }
}
