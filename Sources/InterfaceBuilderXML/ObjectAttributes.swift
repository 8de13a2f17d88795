/// The attributes that many elements have and several facts need, found in one pass over a tag.
struct ObjectAttributes {
  /// The object identifier.
  private(set) var id: XMLText?
  private(set) var reuseIdentifier: XMLText?
  private(set) var customClass: XMLText?
  private(set) var customModule: XMLText?
  private(set) var customModuleProvider: XMLText?

  init(_ tag: XMLStartTag) {
    var index = 0
    while index < tag.attributes.count {
      let attribute = tag.attributes[index]
      let name = attribute.name
      // By length first: most attributes are none of these.
      switch name.count {
      case 2: if name.equals("id", in: tag.bytes) { id = XMLText(tag.bytes, valueOf: attribute) }
      case 11: if name.equals("customClass", in: tag.bytes) { customClass = XMLText(tag.bytes, valueOf: attribute) }
      case 12: if name.equals("customModule", in: tag.bytes) { customModule = XMLText(tag.bytes, valueOf: attribute) }
      case 15:
        if name.equals("reuseIdentifier", in: tag.bytes) { reuseIdentifier = XMLText(tag.bytes, valueOf: attribute) }
      case 20:
        if name.equals("customModuleProvider", in: tag.bytes) {
          customModuleProvider = XMLText(tag.bytes, valueOf: attribute)
        }
      default: break
      }
      index += 1
    }
  }
}
