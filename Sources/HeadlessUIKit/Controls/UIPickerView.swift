/// Columns of rows of which one each is chosen.
@preconcurrency
@MainActor
open class UIPickerView: UIView {
  /// Who answers about the content.
  open weak var dataSource: UIPickerViewDataSource?
  /// Who answers about looks and hears what is chosen.
  open weak var delegate: UIPickerViewDelegate?
  private var choices: [Int: Int] = [:]

  /// The number of columns.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of a column's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses a row, without telling the delegate. Nothing is animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { choices[component] = row }
  /// The row that is chosen in a column: the first one at the beginning; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    max(-1, min(max(choices[component] ?? 0, 0), numberOfRows(inComponent: component) - 1))
  }
  /// Asks anew. What is chosen stays, as far as there are as many rows.
  open func reloadAllComponents() {
    for component in choices.keys { reloadComponent(component) }
  }
  /// Asks anew for a column. What is chosen stays, as far as there are as many rows.
  open func reloadComponent(_ component: Int) { choices[component] = selectedRow(inComponent: component) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// What a picker asks about its content.
@preconcurrency
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of a column's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who answers about a picker's looks and hears what is chosen. All methods are optional.
@preconcurrency
@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No title.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
