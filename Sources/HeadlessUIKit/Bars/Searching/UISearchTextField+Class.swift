extension UISearchTextField {
  static let searchTextFieldClass = UIKitClass(
    UISearchTextField.self,
    // A bar draws its field.
    drawing: .content { if $0.bar == nil { $0.drawContent(on: $1, in: $2) } },
    accessibility: StandardAccessibility(kind: .searchField)
  )
}
