/// Reads property lists in XML.
enum MarkupPropertyList {
  static func read(_ bytes: [UInt8]) throws(ReadFault) -> PropertyList {
    let root = try MarkupElement.read(bytes)
    guard root.name == "plist" else { return try value(of: root) }
    guard let first = root.children.first else { throw ReadFault("the property list is empty", at: root.offset) }
    return try value(of: first)
  }

  /// Elements are nested in few levels: the reader of elements limits them.
  private static func value(of element: MarkupElement) throws(ReadFault) -> PropertyList {
    switch element.name {
    case "dict": return PropertyList(.dictionary(try dictionary(of: element)), at: element.offset)
    case "array":
      let values = try element.children.map { child throws(ReadFault) in try value(of: child) }
      return PropertyList(.array(values), at: element.offset)
    case "true", "false": return PropertyList(.string(element.name == "true" ? "YES" : "NO"), at: element.offset)
    case "string", "integer", "real", "date", "data": return PropertyList(.string(element.text), at: element.offset)
    default: throw ReadFault("the element <\(element.name)> isn't one of property lists", at: element.offset)
    }
  }

  private static func dictionary(of element: MarkupElement) throws(ReadFault) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    var children = element.children[...]
    while let key = children.popFirst() {
      guard key.name == "key" else { throw ReadFault("<key> is expected, but there is <\(key.name)>", at: key.offset) }
      guard let child = children.popFirst() else {
        throw ReadFault("the key “\(key.text)” has no value", at: key.offset)
      }
      dictionary.entries.append(.init(key: key.text, offset: key.offset, value: try value(of: child)))
    }
    return dictionary
  }
}
