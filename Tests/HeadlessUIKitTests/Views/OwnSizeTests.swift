import Testing

@testable import HeadlessUIKit

/// Controls that have a natural size when they are created, which accessory views rely on.
@MainActor
@Suite struct OwnSizeTests {
  /// A control and its size.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let size: CGSize
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "switch", make: { UISwitch() }, size: CGSize(width: 51, height: 31)),
    Row(name: "stepper", make: { UIStepper() }, size: CGSize(width: 94, height: 32)),
    Row(
      name: "segments",
      make: { UISegmentedControl(items: ["List", "Map"]) },
      size: CGSize(width: 94, height: 32)
    ),
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
}
