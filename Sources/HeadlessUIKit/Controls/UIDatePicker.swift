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
  /// The date: as in UIKit the one at which the picker was made, and never beyond the earliest and the latest.
  open var date: Date {
    get { chosen }
    set { chosen = limited(newValue) }
  }
  private var chosen = Date()
  /// The earliest date. It doesn't count where it lies behind the latest, nor for a length of time.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest date. It doesn't count where it lies before the earliest, nor for a length of time.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// The minutes between two choices: a part of 60, up to 30. As in UIKit 1 takes the place of other values.
  open var minuteInterval = 1 {
    didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// The length of time that is chosen, in seconds: whole minutes, up to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(minutes * 60) }
    set { minutes = Int(min(max(newValue, 0), 86_340) / 60) }
  }
  private var minutes = 0

  private func limited(_ date: Date) -> Date {
    if datePickerMode == .countDownTimer { return date }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// Sets the date. Nothing is animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
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
