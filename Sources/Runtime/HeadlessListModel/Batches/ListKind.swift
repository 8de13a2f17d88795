/// The kind of view a batch of updates is for. UIKit's messages name the view and its elements accordingly.
package enum ListKind: Sendable {
  case table, collection

  package var view: String { self == .table ? "table view" : "collection view" }
  package var element: String { self == .table ? "row" : "item" }
  var elementWithArticle: String { self == .table ? "a row" : "an item" }
}
