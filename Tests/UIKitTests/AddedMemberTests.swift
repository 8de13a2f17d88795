import Testing
import UIKit

/// Members that apps use and that were added late.
@MainActor
@Suite struct AddedMemberTests {
  @Test func aSegmentPerformsTheActionThatIsSetForIt() {
    var told: [String] = []
    let control = UISegmentedControl(frame: .zero, actions: [UIAction(title: "A") { _ in told.append("a") }])
    control.setAction(UIAction(title: "B") { _ in told.append("b") }, forSegmentAt: 0)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    #expect(told == ["b"] && control.titleForSegment(at: 0) == "B")
  }

  @Test func aStepperKeepsItsImages() {
    let stepper = UIStepper()
    let image = UIImage()
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .normal) === image && stepper.decrementImage(for: .normal) == nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
  }

  @Test func anAnchorOfAConstraintEqualsThatOfItsItem() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(constraint.firstAnchor == one.topAnchor && constraint.firstAnchor != one.bottomAnchor)
    #expect(constraint.secondAnchor == other.bottomAnchor)
    #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func textIsWrittenAsADocument() throws {
    let text = NSAttributedString(string: "a < b\nc")
    let whole = NSRange(location: 0, length: text.length)
    let page = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    #expect(String(decoding: page, as: UTF8.self).contains("<p>a &lt; b</p>\n<p>c</p>"))
    #expect(try text.data(from: NSRange(location: 0, length: 1)) == Data("a".utf8))
    #expect(throws: (any Error).self) {
      try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test func otherMembersAreThere() {
    let space = CGColorSpaceCreateDeviceRGB()
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    #expect(CGGradient(colorSpace: space, colorComponents: parts, locations: nil, count: 2) != nil)
    #expect(kUTTypeImage as String == "public.image")
    let picker = UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration())
    picker.selectedFontDescriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let source: any UIPopoverPresentationControllerSourceItem = UIBarButtonItem()
    #expect(source.frame(in: UIView()) == .zero && !picker.configuration.includeFaces)
    #expect(UIViewController.showDetailTargetDidChangeNotification.rawValue.hasPrefix("UIViewController"))
  }
}
