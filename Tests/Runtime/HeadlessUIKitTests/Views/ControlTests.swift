import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// The values that controls accept, and the events that they send.
@MainActor
@Suite struct ControlTests {
  /// An action on a control, and the resulting state as text.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let act: @MainActor @Sendable () -> String
    let reads: String
    var testDescription: String { name }
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
    Case(name: "the value may not exceed", act: { stepper { $0.value = 50 } }, reads: "10.0"),
    Case(name: "nor fall short", act: { stepper { $0.value = -50 } }, reads: "0.0"),
    Case(name: "a greater least value lifts it", act: { stepper { $0.minimumValue = 7 } }, reads: "7.0"),
    Case(name: "a lower greatest value lowers it", act: { stepper { $0.maximumValue = 3 } }, reads: "3.0"),
    Case(name: "a step up", act: { stepper { $0.user.increment() } }, reads: "9.0 9.0"),
    Case(name: "a step down", act: { stepper { $0.user.decrement() } }, reads: "1.0 1.0"),
    Case(
      name: "it stays at the end, and sends one event",
      act: {
        stepper { stepper in
          for _ in 0..<3 { stepper.user.increment() }
        }
      },
      reads: "10.0 9.0 10.0"
    ),
    Case(
      name: "it wraps at the end",
      act: {
        stepper { stepper in
          stepper.wraps = true
          for _ in 0..<3 { stepper.user.increment() }
        }
      },
      reads: "4.0 9.0 0.0 4.0"
    ),
    Case(
      name: "it wraps at the beginning",
      act: {
        stepper { stepper in
          stepper.wraps = true
          for _ in 0..<2 { stepper.user.decrement() }
        }
      },
      reads: "10.0 1.0 10.0"
    ),
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
    Case(name: "page", act: { pages(5) { $0.currentPage = 3 } }, reads: "3 of 5, 87.0 wide"),
    Case(name: "page beyond the last", act: { pages(5) { $0.currentPage = 9 } }, reads: "4 of 5, 87.0 wide"),
    Case(name: "page before the first", act: { pages(5) { $0.currentPage = -1 } }, reads: "0 of 5, 87.0 wide"),
    Case(name: "page of none", act: { pages(0) { $0.currentPage = 2 } }, reads: "0 of 0, 7.0 wide"),
    Case(name: "less than no pages", act: { pages(-2) { $0.currentPage = 2 } }, reads: "0 of 0, 7.0 wide"),
    Case(
      name: "fewer pages",
      act: {
        pages(5) {
          $0.currentPage = 4
          $0.numberOfPages = 2
        }
      },
      reads: "1 of 2, 39.0 wide"
    ),
    Case(name: "progress", act: { progress(0.25) }, reads: "0.25"),
    Case(name: "no less than none", act: { progress(-1) }, reads: "0.0"),
    Case(name: "no more than all", act: { progress(2) }, reads: "1.0"),
    Case(name: "hidden at first", act: { activity { _ in } }, reads: "still, hidden, 37.0 wide"),
    Case(name: "shown while it goes", act: { activity { $0.startAnimating() } }, reads: "going, 37.0 wide"),
    Case(
      name: "hidden again",
      act: {
        activity {
          $0.startAnimating()
          $0.stopAnimating()
        }
      },
      reads: "still, hidden, 37.0 wide"
    ),
    Case(name: "always shown", act: { activity { $0.hidesWhenStopped = false } }, reads: "still, 37.0 wide"),
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
    Case(name: "no earlier", act: { date { $0.minimumDate = second(150) } }, reads: "150.0"),
    Case(name: "no later", act: { date { $0.maximumDate = second(50) } }, reads: "50.0"),
    Case(
      name: "rounded to the interval",
      act: {
        date {
          $0.minuteInterval = 15
          $0.date = second(1_000)
        }
      },
      reads: "900.0"
    ),
    Case(name: "rounded when the interval changes", act: { date { $0.minuteInterval = 15 } }, reads: "0.0"),
    Case(
      name: "not rounded",
      act: {
        date {
          $0.roundsToMinuteInterval = false
          $0.minuteInterval = 15
        }
      },
      reads: "100.0"
    ),
    Case(
      name: "limits also what is set",
      act: {
        date {
          $0.maximumDate = second(120)
          $0.setDate(second(900), animated: true)
        }
      },
      reads: "120.0"
    ),
    Case(
      name: "not limits the wrong way round",
      act: {
        date {
          $0.minimumDate = second(50)
          $0.maximumDate = second(20)
          $0.date = second(100)
        }
      },
      reads: "100.0"
    ),
    Case(
      name: "not for a length of time",
      act: {
        date {
          $0.datePickerMode = .countDownTimer
          $0.maximumDate = second(20)
        }
      },
      reads: "100.0"
    ),
    Case(name: "whole minutes", act: { countDown(119) }, reads: "60.0"),
    Case(name: "no length below nothing", act: { countDown(-60) }, reads: "0.0"),
    Case(name: "less than a day", act: { countDown(100_000) }, reads: "86340.0"),
    Case(name: "quarters of an hour", act: { interval(15) }, reads: "15"),
    Case(name: "no part of an hour", act: { interval(7) }, reads: "1"),
    Case(name: "too long", act: { interval(60) }, reads: "1"),
    Case(name: "too short", act: { interval(0) }, reads: "1"),
  ]

  @Test(arguments: steppers + others + dates)
  func controlsKeepTheirValuesWithinLimits(_ row: Case) {
    #expect(row.act() == row.reads)
  }

  @Test func aDatePickerBeginsWithTheCurrentDate() {
    #expect(abs(UIDatePicker().date.timeIntervalSinceNow) < 60)
  }

  // MARK: Pickers

  /// An action on a picker with 3 and 2 rows, the resulting selected rows, and the calls of its delegate.
  struct Picking: Sendable, CustomTestStringConvertible {
    let name: String
    let act: @MainActor @Sendable (UIPickerView, Columns) -> Void
    let chosen: [Int]
    var told: [String] = []
    var testDescription: String { name }
  }

  @Test(arguments: [
    Picking(name: "at first", act: { _, _ in }, chosen: [0, 0]),
    Picking(
      name: "by the program",
      act: { picker, _ in picker.selectRow(2, inComponent: 0, animated: true) },
      chosen: [2, 0]
    ),
    Picking(
      name: "beyond the last",
      act: { picker, _ in picker.selectRow(9, inComponent: 1, animated: false) },
      chosen: [0, 1]
    ),
    Picking(
      name: "by a finger",
      act: { picker, _ in picker.user.tapRow(1, inComponent: 1) },
      chosen: [0, 1],
      told: ["1 in 1"]
    ),
    Picking(name: "the same by a finger", act: { picker, _ in picker.user.tapRow(0, inComponent: 1) }, chosen: [0, 0]),
    Picking(
      name: "loaded again",
      act: { picker, _ in
        picker.selectRow(2, inComponent: 0, animated: true)
        picker.reloadAllComponents()
      },
      chosen: [2, 0]
    ),
    Picking(
      name: "loaded again with fewer rows, then more",
      act: { picker, columns in
        picker.selectRow(2, inComponent: 0, animated: true)
        columns.counts = [2, 2]
        picker.reloadComponent(0)
        columns.counts = [3, 2]
      },
      chosen: [1, 0]
    ),
    Picking(name: "without rows", act: { _, columns in columns.counts = [0, 2] }, chosen: [-1, 0]),
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
