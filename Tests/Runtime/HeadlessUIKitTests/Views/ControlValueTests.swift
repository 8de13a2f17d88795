import HeadlessUIKit
import Testing

/// Values of controls that follow from others.
@MainActor struct ControlValueTests {
  @Test func progressIsThatOfTheTask() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 0.25
    let task = Progress(totalUnitCount: 4)
    view.observedProgress = task
    #expect(view.progress == 0 && view.progressViewStyle == .bar)
    task.completedUnitCount = 3
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    #expect(view.progress == 0.25)
  }

  /// As documented, a limit of a slider moves the other one that it passes, and the value.
  @Test func theLimitsOfASliderNeverCross() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.minimumValue == 5 && slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2 && slider.maximumValue == 2 && slider.value == 2)
  }

  @Test(arguments: [
    (UIDatePickerStyle.automatic, UIDatePicker.Mode.date, UIDatePickerStyle.compact),
    (.automatic, .countDownTimer, .wheels), (.inline, .date, .inline),
  ])
  func aDatePickerHasAStyle(preferred: UIDatePickerStyle, mode: UIDatePicker.Mode, expected: UIDatePickerStyle) {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (preferred, mode)
    #expect(picker.datePickerStyle == expected)
    #expect(UISwitch().style == .sliding)
  }

  @Test func aTouchReachesTheRecognizersAroundItsView() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let (outer, inner) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    window.addGestureRecognizer(outer)
    view.addGestureRecognizer(inner)
    let touch = try window.beginTouch(at: CGPoint(x: 5, y: 5), tapCount: 1)
    #expect(touch.gestureRecognizers?.map(ObjectIdentifier.init) == [inner, outer].map(ObjectIdentifier.init))
  }

  @Test func guidesHaveTheFramesOfAListsContent() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "One"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    let guide = try #require(view.textLayoutGuide)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    #expect(guide === view.textLayoutGuide && guide.layoutFrame == view.subviews.first?.frame)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      line.topAnchor.constraint(equalTo: guide.bottomAnchor),
      line.trailingAnchor.constraint(equalTo: guide.trailingAnchor), line.heightAnchor.constraint(equalToConstant: 1),
    ])
    view.layoutIfNeeded()
    #expect(abs(line.frame.minX - guide.layoutFrame.minX) < 1 && abs(line.frame.minY - guide.layoutFrame.maxY) < 1)
    #expect(abs(line.frame.width - guide.layoutFrame.width) < 1 && line.frame.width > 0)
  }

  @Test func aPreviewHasAPlace() {
    let (container, view) = (UIWindow(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30)))
    container.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === container && preview.target.center == view.center)
    #expect(preview.size == CGSize(width: 20, height: 30))
    let other = preview.retargetedPreview(with: UIPreviewTarget(container: view, center: .zero))
    #expect(other.target.container === view && other.view === view)
  }

  @Test func menusOfTheSystemHaveDifferentNames() {
    let identifiers: [UIMenu.Identifier] = [
      .file, .edit, .view, .window, .help, .format, .font, .text, .textSize, .root,
    ]
    #expect(Set(identifiers).count == identifiers.count)
    #expect(UIMenu.Identifier.textStyle.rawValue == "com.apple.menu.text-style")
  }

  @Test func aJobsValuesAreReadAgain() {
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType, info.orientation, info.duplex) = ("List", .photo, .landscape, .shortEdge)
    let again = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(again.jobName == "List" && again.outputType == .photo)
    #expect(again.orientation == .landscape && again.duplex == .shortEdge)
    #expect(UIPrintInfo(dictionary: nil).outputType == .general)
  }
}
