/// The start tag of an element. It is valid only until the scanner reads on.
struct XMLStartTag {
  let bytes: UnsafePointer<UInt8>
  var name: XMLName
  /// The offset of the tag's "<".
  var start: Int
  /// The scanner's count of the lines before the tag.
  let lines: UnsafeMutablePointer<LineCounter>
  // A pointer, because a debug build calls generic functions for each access to an array.
  var attributes: UnsafePointer<XMLAttribute>
  var attributeCount: Int

  /// Where the tag's "<" is. It is found when asked for, because most elements state no facts.
  var location: IBLocation { lines.pointee.location(of: start) }

  /// The location of an attribute's name.
  func location(of name: XMLName) -> IBLocation {
    // Counted on a copy, because the location of the tag itself is asked for again.
    var lines = lines.pointee
    return lines.location(of: name.start)
  }

  var nameText: String { name.text(in: bytes) }

  /// The value of an attribute, `nil` if the tag doesn't have it.
  subscript(name: StaticString) -> String? { value(of: name)?.string }

  /// The undecoded value of an attribute.
  func value(of name: StaticString) -> XMLText? { attribute(name).map { XMLText(bytes, valueOf: $0) } }

  /// An attribute, `nil` if the tag doesn't have it.
  func attribute(_ name: StaticString) -> XMLAttribute? {
    let count = name.utf8CodeUnitCount
    var index = 0
    while index < attributeCount {
      if attributes[index].name.count == count, attributes[index].name.equals(name, in: bytes) {
        return attributes[index]
      }
      index &+= 1
    }
    return nil
  }

  /// The attributes in a form for what isn't done for every tag.
  var allAttributes: UnsafeBufferPointer<XMLAttribute> { .init(start: attributes, count: attributeCount) }

  /// The name of the first attribute that the tag has a second time.
  var duplicateAttribute: XMLName? {
    if attributeCount > 24 { return duplicateOfMany }
    var index = 1
    while index < attributeCount {
      var other = 0
      while other < index {
        if attributes[other].name.count == attributes[index].name.count,
          attributes[other].name.equals(attributes[index].name, in: bytes)
        {
          return attributes[index].name
        }
        other &+= 1
      }
      index &+= 1
    }
    return nil
  }

  /// The same in a time that doesn't grow with the square of the number.
  private var duplicateOfMany: XMLName? {
    var names: Set<String> = []
    return allAttributes.first { !names.insert($0.name.text(in: bytes)).inserted }?.name
  }
}
