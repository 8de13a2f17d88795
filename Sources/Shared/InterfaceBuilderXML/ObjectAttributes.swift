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

  /// Whether an attribute names the nib of a controller.
  private(set) var namesNib = false

  /// Whether an attribute may name an image, as far as the end of its name shows.
  private(set) var mayNameImage = false

  init(_ tag: XMLStartTag) {
    var attribute = tag.attributes
    while attribute < tag.attributes + tag.attributeCount {
      // By length and a letter first: most attributes are none of these.
      switch attribute.pointee.name.count {
      case 2 where tag.bytes[attribute.pointee.name.start] == 0x69 /* i */:
        if tag.bytes[attribute.pointee.name.start &+ 1] == 0x64 /* d */ {
          id = XMLText(tag.bytes, valueOf: attribute.pointee)
        }
      case 7 where tag.bytes[attribute.pointee.name.start] == 0x6E /* n */:
        if attribute.pointee.name.equals("nibName", in: tag.bytes) { namesNib = true }
      case 11, 12, 20:
        if tag.bytes[attribute.pointee.name.start &+ 1] == 0x75 /* u */ { addClass(attribute.pointee, in: tag.bytes) }
      case 15 where tag.bytes[attribute.pointee.name.start] == 0x72 /* r */:
        if attribute.pointee.name.equals("reuseIdentifier", in: tag.bytes) {
          reuseIdentifier = XMLText(tag.bytes, valueOf: attribute.pointee)
        }
      default:
        break
      }
      // By the last three letters of the names in `DocumentBuilder.isImage`. A tag has at least as many bytes before an
      // attribute's name.
      switch Int(tag.bytes[attribute.pointee.name.start &+ attribute.pointee.name.count &- 3]) &* 0x10000
        &+ Int(tag.bytes[attribute.pointee.name.start &+ attribute.pointee.name.count &- 2]) &* 0x100
        &+ Int(tag.bytes[attribute.pointee.name.start &+ attribute.pointee.name.count &- 1])
      {
      // "image" and "selectedImage", "value", "background", "backIndicatorTransitionMask".
      case 0x61_6765 /* age */, 0x6C_7565 /* lue */, 0x75_6E64 /* und */, 0x61_736B /* ask */: mayNameImage = true
      default: break
      }
      attribute += 1
    }
  }

  private mutating func addClass(_ attribute: XMLAttribute, in bytes: UnsafePointer<UInt8>) {
    if attribute.name.equals("customClass", in: bytes) {
      customClass = XMLText(bytes, valueOf: attribute)
    } else if attribute.name.equals("customModule", in: bytes) {
      customModule = XMLText(bytes, valueOf: attribute)
    } else if attribute.name.equals("customModuleProvider", in: bytes) {
      customModuleProvider = XMLText(bytes, valueOf: attribute)
    } else {
      return
    }
    statesClass = true
  }
}
