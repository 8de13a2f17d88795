import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenXML

/// The role of a class of views in the container that reuses it.
enum ReusableKind: Sendable {
  case tableCell, headerOrFooter, collectionCell, supplementary

  /// `nil`: UIKit's containers don't reuse views of the class.
  init?(_ known: AppleClass) {
    // A collection's cell is a reusable view as well.
    if known.isKind(of: "UITableViewCell") {
      self = .tableCell
    } else if known.isKind(of: "UITableViewHeaderFooterView") {
      self = .headerOrFooter
    } else if known.isKind(of: "UICollectionViewCell") {
      self = .collectionCell
    } else if known.isKind(of: "UICollectionReusableView") {
      self = .supplementary
    } else {
      return nil
    }
  }

  /// `nil`: the element isn't one of a reusable view.
  init?(element: String) {
    switch IBObjectType.category(of: element) {
    case .tableViewCell: self = .tableCell
    case .collectionViewCell: self = .collectionCell
    case .collectionReusableView: self = .supplementary
    default: return nil
    }
  }

  /// The kind of the views that a call registers; `nil` if the call doesn't determine it.
  init?(_ role: ReuseIdentifierUse.Role) {
    switch role {
    case .tableCell: self = .tableCell
    case .headerFooter: self = .headerOrFooter
    case .collectionCell: self = .collectionCell
    case .supplementary: self = .supplementary
    case .unspecified: return nil
    }
  }

  var part: DraftEntry.Part {
    switch self {
    case .tableCell, .collectionCell: .cells
    case .headerOrFooter, .supplementary: .views
    }
  }

  /// The value of "in"; `nil` if it is the default.
  var container: Container? {
    switch self {
    case .tableCell: nil
    case .headerOrFooter: .table
    case .collectionCell, .supplementary: .collection
    }
  }
}
