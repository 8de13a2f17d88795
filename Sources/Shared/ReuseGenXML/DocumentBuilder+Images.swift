extension DocumentBuilder {
  /// The nearest object around or at the current element.
  private var nearestObject: String? {
    var index = depth
    while index > 0 {
      index -= 1
      if let id = open[index].id, open[index].tag != .connections { return id.string }
    }
    return nil
  }

  mutating func addImages(of tag: XMLStartTag, _ kind: DocumentTag) {
    var index = 0
    while index < tag.attributeCount {
      if Self.isImage(tag.attributes[index].name, in: tag, kind) { addImage(tag.attributes[index], of: tag) }
      index &+= 1
    }
  }

  /// Whether the value of an attribute is the name of an image.
  private static func isImage(_ name: XMLName, in tag: XMLStartTag, _ kind: DocumentTag) -> Bool {
    if name.count < 5 { return false }
    switch tag.bytes[name.end - 1] {
    case UInt8(ascii: "e"):
      if kind == .userDefinedRuntimeAttribute, name.equals("value", in: tag.bytes) {
        return tag.value(of: "type")?.equals("image") ?? false
      }
      return tag.bytes[name.end - 2] == UInt8(ascii: "g")
        && (name.hasSuffix("Image", in: tag.bytes) || name.equals("image", in: tag.bytes))
    case UInt8(ascii: "d"):
      return kind != .userDefinedRuntimeAttribute
        && (name.equals("background", in: tag.bytes) || name.equals("disabledBackground", in: tag.bytes))
    case UInt8(ascii: "k"):
      return kind != .userDefinedRuntimeAttribute && name.equals("backIndicatorTransitionMask", in: tag.bytes)
    default:
      return false
    }
  }

  private mutating func addImage(_ attribute: XMLAttribute, of tag: XMLStartTag) {
    let name = XMLText(tag.bytes, valueOf: attribute)
    // `doesNotDimImage` and the like aren't images.
    if name.isEmpty || name.equals("YES") || name.equals("NO") { return }
    facts.images.append(
      .init(
        owner: nearestObject,
        attribute: decoded(attribute.name, in: tag),
        name: name.string,
        isSystemSymbol: tag.value(of: "catalog")?.equals("system") ?? false,
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate(attribute, in: tag)
  }

  mutating func addColor(_ tag: XMLStartTag) {
    guard let name = tag["name"] else { return }
    facts.colors.append(
      .init(
        owner: nearestObject,
        key: tag["key"],
        name: name,
        isSystemColor: tag["catalog"] == "System",
        sceneID: scene?.id,
        location: tag.location
      )
    )
    locate("name", in: tag)
  }
}
