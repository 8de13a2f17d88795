extension UIPickerView {
  static let pickerViewClass = UIKitClass(
    UIPickerView.self,
    elements: ["pickerView"],
    keys: [KeyedOutlet("delegate", \UIPickerView.delegate), KeyedOutlet("dataSource", \UIPickerView.dataSource)],
    drawing: .content { $0.drawContent(on: $1, in: $2) },
    audited: { view, properties in
      for component in 0..<view.numberOfComponents {
        properties.add("selectedRow(inComponent: \(component))", view.selectedRow(inComponent: component))
      }
    }
  )
}
