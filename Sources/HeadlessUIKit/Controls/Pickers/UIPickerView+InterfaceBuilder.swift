extension UIPickerView {
  static let pickerViewElement = ElementClass(UIPickerView.self, "pickerView", drawing: .content { $1.wheels(in: $2) })
}
