/// The attributes that many elements have and several facts need, found in one pass over a tag.
struct ObjectAttributes {
  /// The object identifier.
  private(set) var id: XMLText?
  private(set) var reuseIdentifier: XMLText?
  private(set) var customClass: XMLText?
  private(set) var customModule: XMLText?
  private(set) var customModuleProvider: XMLText?

  /// Whether one of the attributes of a custom class is there.
  private(set) var statesClass = false

  init(_ tag: XMLStartTag) {
    let (bytes, attributes) = (tag.bytes, tag.attributes)
    var index = 0
    while index < tag.attributeCount {
      // By length first: most attributes are none of these.
      switch attributes[index].name.count {
      case 2:
        if attributes[index].name.equals("id", in: bytes) { id = XMLText(bytes, valueOf: attributes[index]) }
      case 11:
        if attributes[index].name.equals("customClass", in: bytes) {
          customClass = XMLText(bytes, valueOf: attributes[index])
          statesClass = true
        }
      case 12:
        if attributes[index].name.equals("customModule", in: bytes) {
          customModule = XMLText(bytes, valueOf: attributes[index])
          statesClass = true
        }
      case 15:
        if attributes[index].name.equals("reuseIdentifier", in: bytes) {
          reuseIdentifier = XMLText(bytes, valueOf: attributes[index])
        }
      case 20:
        if attributes[index].name.equals("customModuleProvider", in: bytes) {
          customModuleProvider = XMLText(bytes, valueOf: attributes[index])
          statesClass = true
        }
      default: break
      }
      index &+= 1
    }
  }
}
