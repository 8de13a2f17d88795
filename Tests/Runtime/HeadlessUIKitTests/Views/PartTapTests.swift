import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Taps on controls that act on the part that is hit.
@MainActor
@Suite struct PartTapTests {
  /// A control, where it is tapped from the left, and the values that it has when it sends `valueChanged`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIControl
    let places: [CGFloat]
    let values: [Double]
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "segments", make: { segments() }, places: [10, 150, 290, 290], values: [0, 1, 2]),
    Row(
      name: "segments of different widths",
      make: { segments { $0.setWidth(50, forSegmentAt: 0) } },
      places: [60, 45, 180],
      values: [1, 0, 2]
    ),
    Row(
      name: "segments from right to left",
      make: { segments { $0.semanticContentAttribute = .forceRightToLeft } },
      places: [290, 10],
      values: [0, 2]
    ),
    Row(name: "a momentary control", make: { segments { $0.isMomentary = true } }, places: [10, 10], values: [0, 0]),
    Row(
      name: "a disabled segment",
      make: { segments { $0.setEnabled(false, forSegmentAt: 1) } },
      places: [150, 290],
      values: [2]
    ),
    Row(name: "a disabled control", make: { segments { $0.isEnabled = false } }, places: [10], values: []),
    Row(name: "a stepper", make: { stepper() }, places: [80, 10, 10, 10], values: [2, 1, 0]),
    Row(
      name: "a stepper from right to left",
      make: { stepper { $0.semanticContentAttribute = .forceRightToLeft } },
      places: [10, 80],
      values: [2, 1]
    ),
    Row(name: "pages", make: { pages() }, places: [190, 190, 190, 10], values: [1, 2, 1]),
    Row(
      name: "pages from right to left",
      make: { pages { $0.semanticContentAttribute = .forceRightToLeft } },
      places: [10, 190],
      values: [1, 0]
    ),
  ]

  @Test(arguments: rows, [true, false]) func aTapChangesTheValue(_ row: Row, isWhole: Bool) throws {
    let (window, control) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), row.make())
    window.addSubview(control)
    var values: [Double] = []
    control.addAction(UIAction { _ in values.append(Self.value(of: control)) }, for: .valueChanged)
    for place in row.places {
      let point = CGPoint(x: place, y: 10)
      if isWhole {
        window.user.tap(at: point)
      } else {
        window.user.endTouch(try #require(window.user.beginTouch(at: point)))
      }
    }
    #expect(values == row.values)
  }

  @Test func pagesAreTurnedByActions() {
    let control = Self.pages()
    control.user.increment()
    control.user.increment()
    control.user.increment()
    #expect(control.currentPage == 2)
    control.user.decrement()
    #expect(control.currentPage == 1)
  }

  private static func segments(_ prepare: (UISegmentedControl) -> Void = { _ in }) -> UIControl {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    prepare(control)
    return control
  }

  private static func stepper(_ prepare: (UIStepper) -> Void = { _ in }) -> UIControl {
    let control = UIStepper()
    control.value = 1
    prepare(control)
    return control
  }

  private static func pages(_ prepare: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    prepare(control)
    return control
  }

  private static func value(of control: UIControl) -> Double {
    switch control {
    case let segments as UISegmentedControl: Double(segments.selectedSegmentIndex)
    case let stepper as UIStepper: stepper.value
    case let pages as UIPageControl: Double(pages.currentPage)
    default: .nan
    }
  }
}
