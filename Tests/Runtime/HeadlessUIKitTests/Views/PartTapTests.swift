import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Taps on controls that act on the part that is hit.
@MainActor struct PartTapTests {
  /// A control, where it is tapped from the left, and the values that it has when it sends `valueChanged`.
  struct Row: NamedCase {
    let name: String
    let places: [CGFloat]
    let values: [Double]
    let make: @MainActor @Sendable () -> UIControl
  }

  nonisolated static let rows = [
    Row(name: "segments", places: [10, 150, 290, 290], values: [0, 1, 2]) { segments() },
    Row(name: "segments of different widths", places: [60, 45, 180], values: [1, 0, 2]) {
      segments { $0.setWidth(50, forSegmentAt: 0) }
    },
    Row(name: "segments from right to left", places: [290, 10], values: [0, 2]) {
      segments { $0.semanticContentAttribute = .forceRightToLeft }
    },
    Row(name: "a momentary control", places: [10, 10], values: [0, 0]) { segments { $0.isMomentary = true } },
    Row(name: "a disabled segment", places: [150, 290], values: [2]) {
      segments { $0.setEnabled(false, forSegmentAt: 1) }
    },
    Row(name: "a disabled control", places: [10], values: []) { segments { $0.isEnabled = false } },
    Row(name: "a stepper", places: [80, 10, 10, 10], values: [2, 1, 0]) { stepper() },
    Row(name: "a stepper from right to left", places: [10, 80], values: [2, 1]) {
      stepper { $0.semanticContentAttribute = .forceRightToLeft }
    },
    Row(name: "pages", places: [190, 190, 190, 10], values: [1, 2, 1]) { pages() },
    Row(name: "pages from right to left", places: [10, 190], values: [1, 0]) {
      pages { $0.semanticContentAttribute = .forceRightToLeft }
    },
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
