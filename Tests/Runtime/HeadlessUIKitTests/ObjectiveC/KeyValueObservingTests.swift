#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Key-value observing in tests that await, which run on the main queue and not on the main thread.
@MainActor struct KeyValueObservingTests {
  /// A class as ported sources declare it: the property was `@objc dynamic`.
  private final class Model: NSObject {
    var age = 1 { didSet { didChangeValue(forKey: "age") } }
  }

  private final class Listener: NSObject, KeyValueObserver {
    var changes: [String] = []

    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.oldKey], change?[.newKey]].map { value in value.map { "\($0)" } ?? "-" }
      changes.append("\(keyPath ?? "") \(values[0]) \(values[1])")
    }
  }

  enum Geometry: String, CaseIterable, Sendable {
    case bounds, contentOffset, contentSize

    @MainActor func change(_ view: UIScrollView) {
      switch self {
      case .bounds: view.frame.size = CGSize(width: 50, height: 60)
      case .contentOffset: view.contentOffset = CGPoint(x: 0, y: 7)
      case .contentSize: view.contentSize = CGSize(width: 10, height: 200)
      }
    }

    @MainActor func observe(_ view: UIScrollView, _ changed: @escaping () -> Void) -> NSKeyValueObservation {
      switch self {
      case .bounds: view.observe(\.bounds) { _, _ in changed() }
      case .contentOffset: view.observe(\.contentOffset) { _, _ in changed() }
      case .contentSize: view.observe(\.contentSize) { _, _ in changed() }
      }
    }
  }

  @Test func textsImagesAndStatesAreObserved() {
    let (label, field, image, button) = (UILabel(), UITextField(), UIImageView(), UIButton())
    var changes: [String] = []
    let observations = [
      label.observe(\.text, options: .new) { changes.append("text \(($1.newValue ?? nil) ?? "-")") },
      field.observe(\.text) { _, _ in changes.append("field") },
      image.observe(\.image) { _, _ in changes.append("image") },
      button.observe(\.isSelected, options: .new) { changes.append("selected \($1.newValue ?? false)") },
      button.observe(\.isHidden) { _, _ in changes.append("hidden") },
    ]
    label.text = "a"
    field.text = "b"
    image.image = UIImage()
    (button.isSelected, button.isEnabled) = (true, false)
    button.isHidden = true
    #expect(changes == ["text a", "field", "image", "selected true", "hidden"])
    withExtendedLifetime(observations) {}
  }

  @Test(arguments: Geometry.allCases) func theGeometryOfAViewIsObserved(geometry: Geometry) async {
    await Task.yield()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    var count = 0
    let observation = geometry.observe(view) { count += 1 }
    view.addObserver(listener, forKeyPath: geometry.rawValue, options: .new, context: nil)
    geometry.change(view)
    #expect(count == 1)
    #expect(listener.changes.count == 1)
    observation.invalidate()
    view.removeObserver(listener, forKeyPath: geometry.rawValue)
    view.frame.size.width = 1
    view.contentOffset.y = 1
    view.contentSize.height = 300
    #expect(count == 1)
    #expect(listener.changes.count == 1)
  }

  @Test func aChangeHasTheValuesThatTheOptionsAskFor() async {
    await Task.yield()
    let view = UIScrollView()
    var heights: [CGFloat?] = []
    let observation = view.observe(\.contentSize, options: [.old, .new]) { _, change in
      heights += [change.oldValue?.height, change.newValue?.height]
    }
    view.contentSize.height = 30
    observation.invalidate()
    #expect(heights == [0, 30])
  }

  @Test func aPropertyOfTheAppIsObservedByItsName() async {
    await Task.yield()
    let model = Model()
    let listener = Listener()
    var ages: [Int] = []
    let observation = model.observe(\.age) { model, _ in ages.append(model.age) }
    model.addObserver(listener, forKeyPath: "age", options: [.old, .new], context: nil)
    model.age = 2
    // An equal value is a change for the observer of a name, as on a device.
    model.age = 2
    model.removeObserver(listener, forKeyPath: "age")
    observation.invalidate()
    model.age = 3
    #expect(listener.changes == ["age 1 2", "age 2 2"])
    #expect(ages == [2, 2])
  }
}
#endif
