extension UISearchTextField {
  static let searchTextFieldClass = UIKitClass(
    UISearchTextField.self,
    drawing: .inherited,
    accessibility: StandardAccessibility(kind: .searchField)
  )
}
