/// A view that shows the selected element of its menu.
@MainActor
protocol MenuSelectionShowing: AnyObject {
  func select(_ selected: UIAction)
}
