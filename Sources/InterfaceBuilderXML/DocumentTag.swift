/// The elements that state facts about the document. All others are `other`.
enum DocumentTag: UInt8 {
  case other
  case document, resources, scenes, scene, objects, prototypes, cells, connections
  case outlet, outletCollection, action, segue
  case userDefinedRuntimeAttribute, viewControllerPlaceholder
  case image, color
  case tableView, collectionView
  case tableViewCell, collectionViewCell, collectionReusableView

  /// Whether the element is a reusable view, with or without a reuse identifier.
  var isReusableView: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  init(_ tag: XMLStartTag) {
    // Not the tag, of which the function would keep a copy.
    let (tagName, bytes) = (tag.name, tag.bytes)
    func named(_ name: StaticString, _ result: DocumentTag) -> DocumentTag? {
      tagName.equals(name, in: bytes) ? result : nil
    }
    // By length first: most elements of a document are none of these.
    let found: DocumentTag? =
      switch tagName.count {
      case 5:
        named("color", .color) ?? named("scene", .scene) ?? named("segue", .segue) ?? named("cells", .cells)
          ?? named("image", .image)
      case 6: named("outlet", .outlet) ?? named("action", .action) ?? named("scenes", .scenes)
      case 7: named("objects", .objects)
      case 8: named("document", .document)
      case 9: named("tableView", .tableView) ?? named("resources", .resources)
      case 10: named("prototypes", .prototypes)
      case 11: named("connections", .connections)
      case 13: named("tableViewCell", .tableViewCell)
      case 14: named("collectionView", .collectionView)
      case 16: named("outletCollection", .outletCollection)
      case 18: named("collectionViewCell", .collectionViewCell)
      case 22: named("collectionReusableView", .collectionReusableView)
      case 25: named("viewControllerPlaceholder", .viewControllerPlaceholder)
      case 27: named("userDefinedRuntimeAttribute", .userDefinedRuntimeAttribute)
      default: nil
      }
    self = found ?? .other
  }
}
