package import Foundation

/// The element that a recycled view shows: a row, an item, a header or footer of a section, or another one of a layout.
package struct AuditedElement: Hashable {
  package enum Kind: Hashable {
    case row
    case item
    case header
    case footer
    /// A supplementary view of another kind, such as "Badge".
    case supplementary(String)
    case decoration(String)

    /// The word for elements of the kind, such as "row".
    var word: String {
      switch self {
      case .row: "row"
      case .item: "item"
      case .header: "header"
      case .footer: "footer"
      case .supplementary(let kind): "\(kind) view"
      case .decoration(let kind): "\(kind) decoration"
      }
    }
  }

  package var kind: Kind
  package var indexPath: IndexPath

  package init(_ kind: Kind, _ indexPath: IndexPath) { (self.kind, self.indexPath) = (kind, indexPath) }

  /// The name in a text, such as "row [0, 1]" or "header 1".
  package var name: String { "\(word) \(position)" }

  var word: String { kind.word }

  private var position: String {
    switch kind {
    case .header, .footer: "\(indexPath.first ?? 0)"
    case .row, .item, .supplementary, .decoration: "\(indexPath)"
    }
  }

  /// Whether the view that shows the element is a cell.
  var isInCell: Bool { kind == .row || kind == .item }
}

extension AuditedElement: CustomStringConvertible {
  /// As part of a sequence: "[0, 1]" or "header 1".
  package var description: String { isInCell ? position : name }
}
