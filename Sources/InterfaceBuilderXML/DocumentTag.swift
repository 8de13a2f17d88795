/// The tags that say something of the document; all others are `other`.
enum DocumentTag: UInt8 {
  case other
  case document, scenes, scene, objects, prototypes, cells, connections
  case outlet, outletCollection, action, segue
  case userDefinedRuntimeAttribute, viewControllerPlaceholder
  case tableView, collectionView
  case tableViewCell, collectionViewCell, collectionReusableView

  /// Whether an element is a reusable view with or without an identifier.
  var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  init(_ name: String) {
    // By length first: most of a document's elements are none of these, and that tells them at once.
    self =
      switch name.utf8.count {
      case 5: name == "scene" ? .scene : name == "segue" ? .segue : name == "cells" ? .cells : .other
      case 6: name == "outlet" ? .outlet : name == "action" ? .action : name == "scenes" ? .scenes : .other
      case 7: name == "objects" ? .objects : .other
      case 8: name == "document" ? .document : .other
      case 9: name == "tableView" ? .tableView : .other
      case 10: name == "prototypes" ? .prototypes : .other
      case 11: name == "connections" ? .connections : .other
      case 13: name == "tableViewCell" ? .tableViewCell : .other
      case 14: name == "collectionView" ? .collectionView : .other
      case 16: name == "outletCollection" ? .outletCollection : .other
      case 18: name == "collectionViewCell" ? .collectionViewCell : .other
      case 22: name == "collectionReusableView" ? .collectionReusableView : .other
      case 25: name == "viewControllerPlaceholder" ? .viewControllerPlaceholder : .other
      case 27: name == "userDefinedRuntimeAttribute" ? .userDefinedRuntimeAttribute : .other
      default: .other
      }
  }
}
