import Testing

@testable import HeadlessUIKit

/// Controls that have a natural size when they are created, which accessory views rely on.
@MainActor struct OwnSizeTests {
  /// A control and its size.
  struct Row: NamedCase {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let size: CGSize
  }

  @Test(arguments: [
    Row(name: "switch", make: { UISwitch() }, size: CGSize(width: 51, height: 31)),
    Row(name: "stepper", make: { UIStepper() }, size: CGSize(width: 94, height: 32)),
    Row(name: "segments", make: { UISegmentedControl(items: ["List", "Map"]) }, size: CGSize(width: 94, height: 32)),
  ])
  func newControlsHaveTheirNaturalSize(_ row: Row) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let control = row.make()
    #expect(control.frame.size == row.size)
    cell.accessoryView = control
    cell.layoutIfNeeded()
    #expect(control.frame.size == row.size)
  }

  /// A view, and a change that gives it another natural size.
  struct Change: NamedCase {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let side: CGFloat
    let change: @MainActor @Sendable (UIView) -> Void
  }

  private static func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private static func button() -> UIButton {
    let button = UIButton()
    button.setImage(image(10), for: .normal)
    return button
  }

  private static func buttonWithSelectedImages() -> UIButton {
    let made = button()
    made.setImage(image(12), for: .selected)
    made.setBackgroundImage(image(50), for: .disabled)
    return made
  }

  @Test(arguments: [
    Change(name: "a first image", make: { UIImageView() }, side: 24) { ($0 as? UIImageView)?.image = image(24) },
    Change(name: "an image", make: { button() }, side: 24) {
      ($0 as? UIButton)?.setImage(image(24), for: .normal)
    },
    Change(name: "a background", make: { button() }, side: 40) {
      ($0 as? UIButton)?.setBackgroundImage(image(40), for: .normal)
    },
    Change(name: "the image of another state", make: { buttonWithSelectedImages() }, side: 12) {
      ($0 as? UIButton)?.isSelected = true
    },
    Change(name: "the background of another state", make: { buttonWithSelectedImages() }, side: 50) {
      ($0 as? UIButton)?.isEnabled = false
    },
  ])
  func constraintsFollowANewNaturalSize(_ row: Change) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = row.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    box.layoutIfNeeded()
    row.change(view)
    box.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: row.side, height: row.side))
  }

  @Test func aTextViewThatStopsScrollingIsAsHighAsItsText() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let text = UITextView()
    text.text = "Ada"
    text.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: box.topAnchor), text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 80),
    ])
    box.layoutIfNeeded()
    #expect(text.frame.height == 0)
    text.isScrollEnabled = false
    box.layoutIfNeeded()
    #expect(text.frame.height > 16)
  }
}
