/// The attributes that many elements have and several facts need, found in one pass over a tag.
struct ObjectAttributes {
  /// The object identifier.
  private(set) var id: XMLText?
  private(set) var reuseIdentifier: XMLText?
  private(set) var customClass: XMLText?
  private(set) var customModule: XMLText?
  private(set) var customModuleProvider: XMLText?

  /// Whether one of the attributes of a custom class is there.
  var statesClass: Bool { customClass != nil || customModule != nil || customModuleProvider != nil }

  init(_ tag: XMLStartTag) {
    let (bytes, attributes) = (tag.bytes, tag.attributes)
    var index = 0
    while index < attributes.count {
      let attribute = attributes[index]
      let name = attribute.name
      // By length first: most attributes are none of these.
      switch name.count {
      case 2: if name.equals("id", in: bytes) { id = XMLText(bytes, valueOf: attribute) }
      case 11: if name.equals("customClass", in: bytes) { customClass = XMLText(bytes, valueOf: attribute) }
      case 12: if name.equals("customModule", in: bytes) { customModule = XMLText(bytes, valueOf: attribute) }
      case 15:
        if name.equals("reuseIdentifier", in: bytes) { reuseIdentifier = XMLText(bytes, valueOf: attribute) }
      case 20:
        if name.equals("customModuleProvider", in: bytes) {
          customModuleProvider = XMLText(bytes, valueOf: attribute)
        }
      default: break
      }
      index += 1
    }
  }
}
