/// A date and a time to choose.
@preconcurrency
@MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// A length of time.
    case countDownTimer
  }

  /// How it is chosen.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The minutes between two choices.
  open var minuteInterval = 1
  /// The length of time that is chosen, in seconds.
  open var countDownDuration: TimeInterval = 0

  /// Sets the date. Nothing is animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// By wheels.
  case wheels
  /// In a small field.
  case compact
  /// In a calendar.
  case inline
}

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
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Chooses a row, without telling the delegate. Nothing is animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { choices[component] = row }
  /// The row that is chosen in a column; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    choices[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  /// Asks anew.
  open func reloadAllComponents() { choices = [:] }
  /// Asks anew for a column.
  open func reloadComponent(_ component: Int) { choices[component] = nil }

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
