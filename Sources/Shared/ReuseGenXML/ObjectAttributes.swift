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
      // By the last letters first: most attributes are none of these. A tag has bytes before an attribute's name.
      let end = attribute.pointee.name.start &+ attribute.pointee.name.count
      switch tag.bytes[end &- 1] {
      case 0x64 /* d */:
        if attribute.pointee.name.count == 2, tag.bytes[end &- 2] == 0x69 /* i */ {
          id = XMLText(tag.bytes, valueOf: attribute.pointee)
        } else if attribute.pointee.name.count >= 10 /* as in "background" */ {
          mayNameImage = true
        }
      case 0x65 /* e */:
        switch tag.bytes[end &- 2] {
        case 0x67 /* g, as in "image" and "selectedImage" */: mayNameImage = true
        case 0x75 /* u, as in "value" */: if attribute.pointee.name.count == 5 { mayNameImage = true }
        case 0x6C /* l */: addClass(attribute.pointee, in: tag.bytes)
        case 0x6D /* m */: if attribute.pointee.name.equals("nibName", in: tag.bytes) { namesNib = true }
        default: break
        }
      case 0x6B /* k, as in "backIndicatorTransitionMask" */:
        if attribute.pointee.name.count == 27 { mayNameImage = true }
      case 0x72 /* r */:
        if attribute.pointee.name.equals("reuseIdentifier", in: tag.bytes) {
          reuseIdentifier = XMLText(tag.bytes, valueOf: attribute.pointee)
        } else {
          addClass(attribute.pointee, in: tag.bytes)
        }
      case 0x73 /* s */: addClass(attribute.pointee, in: tag.bytes)
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
