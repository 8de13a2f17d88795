import ReuseGenDeclarations
import ReuseGenXML

/// A kind of view that UIKit registers and dequeues apart from others: the same identifier can lead to one of each.
struct ReusedKind: Equatable {
  private let role: ReuseIdentifierUse.Role
  /// Which of a collection's own supplementary views it is; `nil` if that isn't known.
  private let section: Section?

  private enum Section: String {
    case header, footer
  }

  /// The kind that a call registers or dequeues; `nil` if the call doesn't determine it.
  init?(_ use: ReuseIdentifierUse) {
    if use.role == .unspecified { return nil }
    role = use.role
    section = use.elementKind.flatMap(Self.section)
  }

  /// The kind of a prototype, or of the root of a nib; `nil` for an object that can be registered as any kind.
  init?(_ reusable: InterfaceBuilderDocument.Reusable) {
    switch reusable.element {
    case "tableViewCell": role = .tableCell
    case "collectionViewCell": role = .collectionCell
    case "collectionReusableView": role = .supplementary
    default: return nil
    }
    section = reusable.key.flatMap { Self.section($0.replacing("View", with: "")) }
  }

  init(_ cell: ResolvedCell) {
    role = cell.container == .table ? .tableCell : .collectionCell
    section = nil
  }

  /// The kind of a listed view; `nil` if it isn't reused.
  init?(_ view: ResolvedView) {
    switch view.role {
    case .headerOrFooter: (role, section) = (.headerFooter, nil)
    case .supplementary(let kind): (role, section) = (.supplementary, Self.section(kind))
    case .standalone: return nil
    }
  }

  /// The section view that a constant names, such as `UICollectionView.elementKindSectionHeader`.
  private static func section(_ kind: String) -> Section? {
    if kind.hasSuffix("ectionHeader") { return .header }
    return kind.hasSuffix("ectionFooter") ? .footer : nil
  }

  func mayBe(_ other: ReusedKind) -> Bool {
    guard role == other.role else { return false }
    return section == nil || other.section == nil || section == other.section
  }

  /// The kind with its article.
  var description: String {
    switch role {
    case .tableCell: "a table's cell"
    case .headerFooter: "a table's header or footer"
    case .collectionCell: "a collection's cell"
    case .supplementary, .unspecified: section.map { "a collection's \($0.rawValue)" } ?? "a supplementary view"
    }
  }
}
