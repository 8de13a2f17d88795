package import HeadlessUIKit

/// The recycled views of a list that an audit shows one at a time: its cells, or its headers and footers.
@MainActor
package protocol AuditedViews {
  associatedtype View: UIView

  var list: UIScrollView { get }
  /// All elements that have such a view.
  var all: [AuditedElement] { get }
  /// Whether an element still exists.
  func has(_ element: AuditedElement) -> Bool
  /// Removes all views from view and from the pools.
  func removeAll()
  /// Shows one element as scrolling does. The data source and the delegate can dequeue the idle views and no others.
  func show(_ element: AuditedElement, idleViews: [View]) -> View?
  /// Ends showing the element.
  func hide()
  /// A new view from the registration that a view came from.
  func newView(like view: View) -> View?
  /// The name of the pool to which a view returns; `nil` if it isn't reused.
  func poolName(of view: View) -> String?
  /// Selects and highlights a view, as a finger does. Returns `false` if such views can't be selected.
  func select(_ view: View) -> Bool
}
