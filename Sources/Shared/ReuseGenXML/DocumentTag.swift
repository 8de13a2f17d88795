/// The elements that state facts about the document. All others are `other`.
enum DocumentTag {
  case other
  case document, resources, scenes, scene, objects, prototypes, cells, connections
  case outlet, outletCollection, action, segue
  case userDefinedRuntimeAttribute, viewControllerPlaceholder
  case image, color
  case tableView, collectionView
  case tableViewCell, contentView, collectionViewCell, collectionReusableView
  case constraint, exclude, include
  /// Another element whose attributes refer to objects.
  case referring

  /// Whether the element is a reusable view, with or without a reuse identifier.
  var isReusableView: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  init(_ tag: XMLStartTag) {
    let (name, bytes) = (tag.name, tag.bytes)
    let first = bytes[name.start]
    // By length and first letter, where others share the length: most elements of a document are none of these. A debug
    // build would call a closure for each name, and functions for UInt8(ascii:).
    switch name.count {
    case 5 where first == 0x63 /* c */ && name.equals("color", in: bytes): self = .color
    case 5 where first == 0x73 /* s */ && name.equals("scene", in: bytes): self = .scene
    case 5 where first == 0x73 /* s */ && name.equals("segue", in: bytes): self = .segue
    case 5 where first == 0x63 /* c */ && name.equals("cells", in: bytes): self = .cells
    case 5 where first == 0x69 /* i */ && name.equals("image", in: bytes): self = .image
    case 6 where first == 0x6F /* o */ && name.equals("outlet", in: bytes): self = .outlet
    case 6 where first == 0x61 /* a */ && name.equals("action", in: bytes): self = .action
    case 6 where first == 0x73 /* s */ && name.equals("scenes", in: bytes): self = .scenes
    case 7 where first == 0x65 /* e */ && name.equals("exclude", in: bytes): self = .exclude
    case 7 where first == 0x69 /* i */ && name.equals("include", in: bytes): self = .include
    case 7 where first == 0x62 /* b */ && name.equals("binding", in: bytes): self = .referring
    case 7 where name.equals("objects", in: bytes): self = .objects
    case 8 where first == 0x64 /* d */ && name.equals("document", in: bytes): self = .document
    case 8 where first == 0x67 /* g */ && name.equals("gridCell", in: bytes): self = .referring
    case 9 where first == 0x74 /* t */ && name.equals("tableView", in: bytes): self = .tableView
    case 9 where first == 0x72 /* r */ && name.equals("resources", in: bytes): self = .resources
    case 9 where first == 0x72 /* r */ && name.equals("reference", in: bytes): self = .referring
    case 10 where first == 0x63 /* c */ && name.equals("constraint", in: bytes): self = .constraint
    case 10 where first == 0x70 /* p */ && name.equals("prototypes", in: bytes): self = .prototypes
    case 11 where first == 0x63 /* c */ && name.equals("connections", in: bytes): self = .connections
    case 11 where first == 0x6F /* o */ && name.equals("outlineView", in: bytes): self = .referring
    case 11 where first == 0x74 /* t */ && name.equals("toolbarItem", in: bytes): self = .referring
    case 13 where name.equals("tableViewCell", in: bytes): self = .tableViewCell
    case 14 where name.equals("collectionView", in: bytes): self = .collectionView
    case 15 where name.equals("popUpButtonCell", in: bytes): self = .referring
    case 16 where first == 0x6F /* o */ && name.equals("outletCollection", in: bytes): self = .outletCollection
    case 18 where name.equals("collectionViewCell", in: bytes): self = .collectionViewCell
    case 22 where name.equals("collectionReusableView", in: bytes): self = .collectionReusableView
    case 23 where name.equals("accessibilityConnection", in: bytes): self = .referring
    case 24 where name.equals("tableViewCellContentView", in: bytes): self = .contentView
    case 25 where name.equals("viewControllerPlaceholder", in: bytes): self = .viewControllerPlaceholder
    case 27 where name.equals("userDefinedRuntimeAttribute", in: bytes): self = .userDefinedRuntimeAttribute
    default: self = .other
    }
  }
}
