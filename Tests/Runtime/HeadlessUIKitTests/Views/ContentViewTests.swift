import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Labels and image views within other views.
@MainActor struct ContentViewTests {
  @Test func touchesPassThroughLabelsAndImages() {
    let views = [UILabel(), UILabel(frame: .zero), UIImageView(), UIImageView(image: nil)]
    for view in views { #expect(!view.isUserInteractionEnabled) }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for view in views {
      view.frame = button.bounds
      button.addSubview(view)
    }
    #expect(button.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
    views[0].isUserInteractionEnabled = true
    #expect(button.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[0])
  }

  /// Interface Builder writes the attribute only if a label doesn't receive touches.
  @Test(arguments: [("", true), (" userInteractionEnabled=\"NO\"", false), (" userInteractionEnabled=\"YES\"", true)])
  func documentsSpecifyWhetherAViewReceivesTouches(_ attribute: String, isEnabled: Bool) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <label\(attribute) contentMode="left" text="Name" id="One-00-001"/>
              <imageView\(attribute) contentMode="left" id="Two-00-001"/>
          </objects>
      </document>
      """
    let document = try DocumentPictures(of: Data(text.utf8), path: "A.xib")
    #expect(document.document.views.map(\.isUserInteractionEnabled) == [isEnabled, isEnabled])
  }

  @Test func aCellLeavesNoRoomForAnAbsentImage() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Name"
    _ = cell.imageView
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.minX ?? 0) > (cell.imageView?.frame.maxX ?? .infinity))
    #expect((cell.imageView?.frame.width ?? 0) > 0)
    cell.imageView?.image = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 16)
  }
}
