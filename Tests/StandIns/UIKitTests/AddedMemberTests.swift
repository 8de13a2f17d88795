import HeadlessUIKitTesting
import Testing
import UIKit

/// Members that apps use and that were added late.
@MainActor struct AddedMemberTests {
  @Test func aTapPerformsTheActionThatIsSetForASegment() {
    var told: [String] = []
    let control = UISegmentedControl(items: ["A", "C"])
    control.setAction(UIAction(title: "B") { _ in told.append("b") }, forSegmentAt: 0)
    control.user.tapSegment(at: 1)
    #expect(told.isEmpty)
    control.user.tapSegment(at: 0)
    #expect(told == ["b"] && control.titleForSegment(at: 0) == "B" && control.actionForSegment(at: 0)?.title == "B")
    control.setAction(UIAction(title: "D") { _ in told.append("d") }, forSegmentAt: 0)
    control.user.tapSegment(at: 1)
    control.user.tapSegment(at: 0)
    #expect(told == ["b", "d"])
  }

  @Test func aStepperShowsItsImages() {
    let stepper = UIStepper()
    let (plus, minus, image) = (UIImage(systemName: "cart.fill"), UIImage(systemName: "trash"), UIImage())
    #expect(stepper.svg().contains(">+<") && stepper.svg().contains(">−<"))
    stepper.setIncrementImage(plus, for: .normal)
    #expect(stepper.incrementImage(for: .normal) === plus && stepper.decrementImage(for: .normal) == nil)
    stepper.setDecrementImage(minus, for: .normal)
    let picture = stepper.svg()
    #expect(picture.contains("<title>cart.fill</title>") && picture.contains("<title>trash</title>"))
    #expect(!picture.contains(">+<") && !picture.contains(">−<"))
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    stepper.setBackgroundImage(image, for: .disabled)
    #expect(stepper.backgroundImage(for: .disabled) === image)
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

  @Test func aGradientOfComponentsIsDrawn() throws {
    final class Sky: UIView {
      override func draw(_ rect: CGRect) {
        let parts: [CGFloat] = [1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0.5]
        let places: [CGFloat] = [0, 0.25, 1]
        let gradient = CGGradient(
          colorSpace: CGColorSpaceCreateDeviceRGB(),
          colorComponents: parts,
          locations: places,
          count: 3
        )
        guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
      }
    }
    let picture = Sky(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).svg()
    for stop in [
      "offset=\"0\" stop-color=\"#ff0000\"", "offset=\"0.25\" stop-color=\"#00ff00\"",
      "offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0.5\"",
    ] { #expect(picture.contains(stop), "\(stop)") }
  }

  @Test func theTypesOfMobileCoreServicesAreThoseOfFiles() {
    let types: [(CFString, String)] = [
      (kUTTypeImage, "public.image"), (kUTTypeJPEG, "public.jpeg"), (kUTTypePNG, "public.png"),
      (kUTTypeGIF, "com.compuserve.gif"), (kUTTypeMovie, "public.movie"), (kUTTypeVideo, "public.video"),
      (kUTTypeAudio, "public.audio"), (kUTTypeMPEG4, "public.mpeg-4"), (kUTTypePDF, "com.adobe.pdf"),
      (kUTTypeText, "public.text"), (kUTTypePlainText, "public.plain-text"), (kUTTypeData, "public.data"),
      (kUTTypeFolder, "public.folder"), (kUTTypeURL, "public.url"), (kUTTypeFileURL, "public.file-url"),
    ]
    for (constant, name) in types { #expect(constant as String == name) }
  }

  @Test func aSceneDelegateStatesWhatItsSceneShows() {
    let conditions = UISceneActivationConditions()
    #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "person"))
    #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "person"))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.windowScene?.activationConditions = conditions
    let kept = window.windowScene?.activationConditions
    #expect(kept?.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "person") == true)
    window.windowScene?.activationConditions = UISceneActivationConditions()
  }

  @Test func aFontIsPickedByTheDelegatesCall() {
    final class Screen: UIViewController, UIFontPickerViewControllerDelegate {
      var font: UIFont?
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        font = viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 20) }
      }
    }
    let (screen, configuration) = (Screen(), UIFontPickerViewController.Configuration())
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = screen
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(picker, animated: true)
    #expect(screen.presentedViewController === picker && picker.configuration.includeFaces)
    // A person's tap on a font does this.
    picker.selectedFontDescriptor = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
    picker.delegate?.fontPickerViewControllerDidPickFont(picker)
    #expect(screen.font == .boldSystemFont(ofSize: 20))
  }

  @Test func aPopoverHasASourceItem() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    host.addSubview(view)
    let items: [any UIPopoverPresentationControllerSourceItem] = [
      view, UIBarButtonItem(), UIBarButtonItem(customView: view),
    ]
    #expect(items.map { $0.frame(in: host) } == [view.frame, .zero, view.frame])
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceItem = view
    #expect(controller.popoverPresentationController?.sourceItem === view)
  }

  /// A split view collapses in a compact window, once; this phone is compact on its side, too.
  @Test func theTargetOfDetailsChangesWhenASplitViewCollapses() {
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let split = UISplitViewController(style: .doubleColumn)
    let window = UIWindow(showing: split)
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(split.isCollapsed && posted == 1)
  }
}
