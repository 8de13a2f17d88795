/// A view that shows the selected element of its menu.
@MainActor
protocol MenuSelectionShowing: AnyObject {
  /// Shows an action of the menu, and deselects the others.
  func select(_ selected: UIAction)
}
