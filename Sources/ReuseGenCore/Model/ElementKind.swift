/// UIKit's own kinds of supplementary views.
enum ElementKind {
  /// `UICollectionView.elementKindSectionHeader`
  static let header = "UICollectionElementKindSectionHeader"
  /// `UICollectionView.elementKindSectionFooter`
  static let footer = "UICollectionElementKindSectionFooter"

  /// The kind that the manifest's word stands for: short for UIKit's own, any other as it is.
  static func named(_ word: String) -> String {
    switch word {
    case "header": header
    case "footer": footer
    default: word
    }
  }

  /// The manifest's word for a kind.
  static func word(for kind: String) -> String {
    switch kind {
    case header: "header"
    case footer: "footer"
    default: kind
    }
  }
}
