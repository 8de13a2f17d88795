import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The values that controls accept, and the events that they send.
@MainActor struct ControlTests {
  /// An action on a control, and the resulting state as text.
  struct Case: NamedCase {
    let name: String
    let reads: String
    let act: @MainActor @Sendable () -> String
  }

  // MARK: Steppers

  private static func stepper(_ change: (UIStepper) -> Void) -> String {
    let stepper = UIStepper()
    (stepper.maximumValue, stepper.stepValue, stepper.value) = (10, 4, 5)
    var told: [String] = []
    stepper.addAction(UIAction { told.append("\(($0.sender as? UIStepper)?.value ?? -1)") }, for: .valueChanged)
    change(stepper)
    return ([stepper.value.description] + told).joined(separator: " ")
  }

  nonisolated static let steppers = [
    Case(name: "the value may not exceed", reads: "10.0") { stepper { $0.value = 50 } },
    Case(name: "nor fall short", reads: "0.0") { stepper { $0.value = -50 } },
    Case(name: "a greater least value lifts it", reads: "7.0") { stepper { $0.minimumValue = 7 } },
    Case(name: "a lower greatest value lowers it", reads: "3.0") { stepper { $0.maximumValue = 3 } },
    Case(name: "a step up", reads: "9.0 9.0") { stepper { $0.user.increment() } },
    Case(name: "a step down", reads: "1.0 1.0") { stepper { $0.user.decrement() } },
    Case(name: "it stays at the end, and sends one event", reads: "10.0 9.0 10.0") {
      stepper { stepper in
        for _ in 0..<3 { stepper.user.increment() }
      }
    },
    Case(name: "it wraps at the end", reads: "4.0 9.0 0.0 4.0") {
      stepper { stepper in
        stepper.wraps = true
        for _ in 0..<3 { stepper.user.increment() }
      }
    },
    Case(name: "it wraps at the beginning", reads: "10.0 1.0 10.0") {
      stepper { stepper in
        stepper.wraps = true
        for _ in 0..<2 { stepper.user.decrement() }
      }
    },
  ]

  // MARK: Pages, progress, activity

  private static func pages(_ count: Int, _ change: (UIPageControl) -> Void) -> String {
    let control = UIPageControl()
    control.numberOfPages = count
    change(control)
    control.sizeToFit()
    return "\(control.currentPage) of \(control.numberOfPages), \(control.frame.width) wide"
  }

  private static func activity(_ change: (UIActivityIndicatorView) -> Void) -> String {
    let view = UIActivityIndicatorView(style: .large)
    change(view)
    return "\(view.isAnimating ? "going" : "still")\(view.isHidden ? ", hidden" : ""), \(view.frame.width) wide"
  }

  private static func progress(_ value: Float) -> String {
    let view = UIProgressView()
    view.setProgress(value, animated: true)
    return "\(view.progress)"
  }

  nonisolated static let others = [
    Case(name: "page", reads: "3 of 5, 87.0 wide") { pages(5) { $0.currentPage = 3 } },
    Case(name: "page beyond the last", reads: "4 of 5, 87.0 wide") { pages(5) { $0.currentPage = 9 } },
    Case(name: "page before the first", reads: "0 of 5, 87.0 wide") { pages(5) { $0.currentPage = -1 } },
    Case(name: "page of none", reads: "0 of 0, 7.0 wide") { pages(0) { $0.currentPage = 2 } },
    Case(name: "less than no pages", reads: "0 of 0, 7.0 wide") { pages(-2) { $0.currentPage = 2 } },
    Case(name: "fewer pages", reads: "1 of 2, 39.0 wide") {
      pages(5) {
        $0.currentPage = 4
        $0.numberOfPages = 2
      }
    },
    Case(name: "progress", reads: "0.25") { progress(0.25) },
    Case(name: "no less than none", reads: "0.0") { progress(-1) },
    Case(name: "no more than all", reads: "1.0") { progress(2) },
    Case(name: "hidden at first", reads: "still, hidden, 37.0 wide") { activity { _ in } },
    Case(name: "shown while it goes", reads: "going, 37.0 wide") { activity { $0.startAnimating() } },
    Case(name: "hidden again", reads: "still, hidden, 37.0 wide") {
      activity {
        $0.startAnimating()
        $0.stopAnimating()
      }
    },
    Case(name: "always shown", reads: "still, 37.0 wide") { activity { $0.hidesWhenStopped = false } },
  ]

  // MARK: Dates

  private static func date(_ change: (UIDatePicker) -> Void) -> String {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: 100)
    change(picker)
    return "\(picker.date.timeIntervalSinceReferenceDate)"
  }

  private static func countDown(_ duration: TimeInterval) -> String {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = duration
    return "\(picker.countDownDuration)"
  }

  private static func interval(_ minutes: Int) -> String {
    let picker = UIDatePicker()
    picker.minuteInterval = minutes
    return "\(picker.minuteInterval)"
  }

  private nonisolated static func second(_ second: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: second)
  }

  nonisolated static let dates = [
    Case(name: "no earlier", reads: "150.0") { date { $0.minimumDate = second(150) } },
    Case(name: "no later", reads: "50.0") { date { $0.maximumDate = second(50) } },
    Case(name: "rounded to the interval", reads: "900.0") {
      date {
        $0.minuteInterval = 15
        $0.date = second(1_000)
      }
    },
    Case(name: "rounded when the interval changes", reads: "0.0") { date { $0.minuteInterval = 15 } },
    Case(name: "not rounded", reads: "100.0") {
      date {
        $0.roundsToMinuteInterval = false
        $0.minuteInterval = 15
      }
    },
    Case(name: "limits also what is set", reads: "120.0") {
      date {
        $0.maximumDate = second(120)
        $0.setDate(second(900), animated: true)
      }
    },
    Case(name: "not limits the wrong way round", reads: "100.0") {
      date {
        $0.minimumDate = second(50)
        $0.maximumDate = second(20)
        $0.date = second(100)
      }
    },
    Case(name: "not for a length of time", reads: "100.0") {
      date {
        $0.datePickerMode = .countDownTimer
        $0.maximumDate = second(20)
      }
    },
    Case(name: "whole minutes", reads: "60.0") { countDown(119) },
    Case(name: "no length below nothing", reads: "0.0") { countDown(-60) },
    Case(name: "less than a day", reads: "86340.0") { countDown(100_000) },
    Case(name: "quarters of an hour", reads: "15") { interval(15) },
    Case(name: "no part of an hour", reads: "1") { interval(7) },
    Case(name: "too long", reads: "1") { interval(60) },
    Case(name: "too short", reads: "1") { interval(0) },
  ]

  @Test(arguments: steppers + others + dates)
  func controlsKeepTheirValuesWithinLimits(_ row: Case) { #expect(row.act() == row.reads) }

  @Test func aDatePickerBeginsWithTheCurrentDate() { #expect(abs(UIDatePicker().date.timeIntervalSinceNow) < 60) }

  // MARK: Pickers

  /// An action on a picker with 3 and 2 rows, the resulting selected rows, and the calls of its delegate.
  struct Picking: NamedCase {
    let name: String
    let chosen: [Int]
    var told: [String] = []
    let act: @MainActor @Sendable (UIPickerView, Columns) -> Void
  }

  @Test(arguments: [
    Picking(name: "at first", chosen: [0, 0]) { _, _ in },
    Picking(name: "by the program", chosen: [2, 0]) { picker, _ in picker.selectRow(2, inComponent: 0, animated: true)
    },
    Picking(name: "beyond the last", chosen: [0, 1]) { picker, _ in picker.selectRow(9, inComponent: 1, animated: false)
    },
    Picking(name: "by a finger", chosen: [0, 1], told: ["1 in 1"]) { picker, _ in picker.user.tapRow(1, inComponent: 1)
    },
    Picking(name: "the same by a finger", chosen: [0, 0]) { picker, _ in picker.user.tapRow(0, inComponent: 1) },
    Picking(name: "loaded again", chosen: [2, 0]) { picker, _ in
      picker.selectRow(2, inComponent: 0, animated: true)
      picker.reloadAllComponents()
    },
    Picking(name: "loaded again with fewer rows, then more", chosen: [1, 0]) { picker, columns in
      picker.selectRow(2, inComponent: 0, animated: true)
      columns.counts = [2, 2]
      picker.reloadComponent(0)
      columns.counts = [3, 2]
    },
    Picking(name: "with fewer rows that aren't loaded again", chosen: [2, 0]) { picker, columns in
      picker.selectRow(picker.numberOfRows(inComponent: 0) - 1, inComponent: 0, animated: false)
      columns.counts = [1, 2]
    },
    Picking(name: "without rows", chosen: [-1, 0]) { _, columns in columns.counts = [0, 2] },
  ])
  func aPickerSelectsRowsAndTellsItsDelegate(_ row: Picking) {
    let columns = Columns()
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = columns
    picker.delegate = columns
    row.act(picker, columns)
    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == row.chosen)
    #expect(picker.selectedRow(inComponent: 2) == -1)
    #expect(columns.told == row.told)
  }

  final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 2]
    private(set) var told: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told.append("\(row) in \(component)")
    }
  }

  // MARK: Menus of buttons

  @Test(arguments: [(false, ["primary", "inside"]), (true, ["menu"])])
  func aMenuAsPrimaryActionReplacesTheAction(isPrimary: Bool, events: [String]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: window.bounds)
    window.addSubview(button)
    var told: [String] = []
    button.addAction(UIAction { _ in told.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in told.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in told.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [])
    button.showsMenuAsPrimaryAction = isPrimary
    window.user.tap(at: CGPoint(x: 50, y: 50))
    #expect(told == events)
  }
}
