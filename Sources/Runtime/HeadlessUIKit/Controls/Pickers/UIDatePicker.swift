open class UIDatePicker: UIControl {
  package override class var uiKitClass: UIKitClass { datePickerClass }

  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { requireMode() } }
  /// The style that the picker has: the preferred one, or wheels for a countdown and a compact one otherwise.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }
  /// The time zone. Stored; has no effect here.
  open var timeZone: TimeZone?
  /// The locale. Stored; has no effect here.
  open var locale: Locale?
  /// The calendar. Stored; has no effect here.
  open var calendar: Calendar! = .current
  open var roundsToMinuteInterval = true { didSet { chosen = limited(chosen) } }
  open var datePickerMode = Mode.dateAndTime { didSet { requireMode() } }
  open var date: Date {
    get { chosen }
    set {
      chosen = limited(newValue)
      hasOwnDate = true
    }
  }
  private final var chosen = Date()
  /// Whether the date was set. Otherwise it is the time at which the picker was made.
  private(set) final var hasOwnDate = false
  open var minimumDate: Date? { didSet { chosen = limited(chosen) } }
  /// The latest date. Ignored if it is earlier than `minimumDate`, and for a countdown.
  open var maximumDate: Date? { didSet { chosen = limited(chosen) } }
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      chosen = limited(chosen)
    }
  }
  open var countDownDuration: TimeInterval {
    get { TimeInterval(minutes * 60) }
    set { minutes = Int(min(max(newValue, 0), 86_340) / 60) }
  }
  private final var minutes = 0

  private final func requireMode() {
    guard datePickerMode == .countDownTimer, [.compact, .inline].contains(datePickerStyle) else { return }
    stop("UIDatePickerMode .countDownTimer is unsupported when using style .\(datePickerStyle).")
  }

  private final func limited(_ date: Date) -> Date {
    if datePickerMode == .countDownTimer { return date }
    let date = rounded(date)
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
  }

  /// The date at the beginning of its interval between minutes.
  private final func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let calendar = calendar ?? .current
    let start = calendar.dateInterval(of: .minute, for: date)?.start ?? date
    return start - TimeInterval(60 * (calendar.component(.minute, from: date) % minuteInterval))
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
