/// The methods that a picker view calls for its content.
@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
