/// The prefixes that are declared for the names of elements and attributes.
///
/// Interface Builder uses no namespaces. Names with a prefix are checked all the same: a stray colon is a fault.
struct NamespaceScopes {
  private static let xml = "http://www.w3.org/XML/1998/namespace"
  private static let xmlns = "http://www.w3.org/2000/xmlns/"

  /// The namespaces of each declared prefix, the innermost last.
  private var namespaces: [String: [String]] = [:]
  /// The prefixes that each open element declares.
  private var declared: [(depth: Int, prefixes: [String])] = []

  /// Enters an element whose tag declares or uses prefixes.
  mutating func open(_ tag: XMLStartTag, depth: Int) throws(XMLFault) {
    var prefixes: [String] = []
    for attribute in tag.allAttributes {
      guard let (prefix, local) = try parts(of: attribute.name, in: tag) else {
        if attribute.isDefaultNamespace(in: tag.bytes) { try checkDefault(attribute, in: tag) }
        continue
      }
      guard prefix == "xmlns" else { continue }
      let namespace = XMLText(tag.bytes, valueOf: attribute).string
      let isReserved = local == "xmlns" || (local == "xml") != (namespace == Self.xml) || namespace == Self.xmlns
      if namespace.isEmpty || isReserved { throw XMLFault(.malformed(.namespace), at: attribute.name.start) }
      guard local != "xml" else { continue }
      namespaces[local, default: []].append(namespace)
      prefixes.append(local)
    }
    if !prefixes.isEmpty { declared.append((depth, prefixes)) }
    try checkUses(in: tag)
  }

  /// Leaves an element.
  mutating func close(depth: Int) {
    guard let last = declared.last, last.depth == depth else { return }
    for prefix in last.prefixes { namespaces[prefix]?.removeLast() }
    declared.removeLast()
  }

  private func namespace(of prefix: String) -> String? { prefix == "xml" ? Self.xml : namespaces[prefix]?.last }

  private func checkDefault(_ attribute: XMLAttribute, in tag: XMLStartTag) throws(XMLFault) {
    let namespace = XMLText(tag.bytes, valueOf: attribute).string
    if namespace == Self.xml || namespace == Self.xmlns {
      throw XMLFault(.malformed(.namespace), at: attribute.name.start)
    }
  }

  private func checkUses(in tag: XMLStartTag) throws(XMLFault) {
    if let (prefix, _) = try parts(of: tag.name, in: tag), namespace(of: prefix) == nil {
      throw XMLFault(.malformed(.undeclaredPrefix), at: tag.name.start)
    }
    var expanded: Set<[String]> = []
    for attribute in tag.allAttributes {
      guard let (prefix, local) = try parts(of: attribute.name, in: tag), prefix != "xmlns" else { continue }
      guard let namespace = namespace(of: prefix) else {
        throw XMLFault(.malformed(.undeclaredPrefix), at: attribute.name.start)
      }
      guard expanded.insert([namespace, local]).inserted else {
        throw XMLFault(.malformed(.duplicateAttribute), at: attribute.name.start)
      }
    }
  }

  /// The prefix and the rest of a name, `nil` for a name without a colon.
  private func parts(of name: XMLName, in tag: XMLStartTag) throws(XMLFault) -> (prefix: String, local: String)? {
    guard let colon = name.colon(in: tag.bytes) else { return nil }
    let prefix = XMLName(start: name.start, count: colon - name.start)
    let local = XMLName(start: colon + 1, count: name.end - colon - 1)
    let text = local.text(in: tag.bytes)
    guard prefix.count > 0, let first = text.unicodeScalars.first, !text.utf8.contains(UInt8(ascii: ":")),
      first.value >= 0x80 ? XMLCharacters.startsName(first.value) : ASCIIName.starts(UInt8(first.value))
    else { throw XMLFault(.malformed(.qualifiedName), at: name.start) }
    return (prefix.text(in: tag.bytes), text)
  }
}
