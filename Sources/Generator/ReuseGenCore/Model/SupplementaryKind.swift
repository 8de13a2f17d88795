/// UIKit's own kinds of supplementary views.
package enum SupplementaryKind {
  /// `UICollectionView.elementKindSectionHeader`
  static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`
  static let footer = "UICollectionElementKindSectionFooter"

  /// The element kind for a word of the manifest: "header" and "footer" are short for UIKit's own.
  package static func named(_ word: String) -> String {
    switch word {
    case "header": header
    case "footer": footer
    default: word
    }
  }

  /// The manifest's word for an element kind.
  package static func word(for kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
