import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor
@Suite struct ControlValueTests {
  @Test func theTicksOfATrackAreAtEqualDistances() {
    let track = UISlider.TrackConfiguration(numberOfTicks: 5)
    #expect(track.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position) == [0])
    #expect(UISlider.TrackConfiguration(numberOfTicks: -1).ticks.isEmpty)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, UIControl.ContentHorizontalAlignment.leading, 1),
    (.forceLeftToRight, .trailing, 2), (.forceRightToLeft, .leading, 2), (.forceRightToLeft, .trailing, 1),
    (.forceRightToLeft, .left, 1), (.forceLeftToRight, .center, 0), (.forceLeftToRight, .fill, 3),
  ])
  func leadingAndTrailingAreResolved(
    direction: UISemanticContentAttribute,
    alignment: UIControl.ContentHorizontalAlignment,
    resolved: Int
  ) {
    let control = UIControl()
    control.semanticContentAttribute = direction
    control.contentHorizontalAlignment = alignment
    let expected: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill]
    #expect(control.effectiveContentHorizontalAlignment == expected[resolved])
  }

  @Test func aPrimaryActionIsPerformed() {
    let button = UIButton()
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    button.sendAction(UIAction { _ in count += 10 })
    #expect(count == 11)
  }

  @Test func aSystemButtonHasItsImage() {
    let image = UIImage()
    let button = UIButton.systemButton(with: image, target: nil, action: nil)
    #expect(button.image(for: .normal) === image)
    #expect(button.buttonType == .system)
  }

  @Test func groupsOfEventsContainTheirEvents() {
    let touches: [UIControl.Event] = [.touchDown, .touchUpInside, .touchCancel, .touchDragExit]
    let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
    #expect(touches.allSatisfy { UIControl.Event.allTouchEvents.contains($0) })
    #expect(editing.allSatisfy { UIControl.Event.allEditingEvents.contains($0) })
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .allEditingEvents))
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
  }

  @Test func aTransitionToALayoutEndsAtOnce() {
    let old = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: old)
    let new = UICollectionViewFlowLayout()
    var ended: [Bool] = []
    let transition = collection.startInteractiveTransition(to: new) { ended += [$0, $1] }
    #expect(transition.currentLayout === old)
    #expect(transition.nextLayout === new)
    #expect(collection.collectionViewLayout === new)
    #expect(ended == [true, true])
  }

  @Test func animationsRunAtOnce() {
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    var calls: [String] = []
    UIView.animate(springDuration: 1, animations: { calls.append("spring") }, completion: { calls.append("\($0)") })
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { calls.append("modified") }
    UIView.perform(.delete, on: [view], animations: { calls.append("beside") })
    #expect(calls == ["spring", "true", "modified", "beside"])
    #expect(container.subviews.isEmpty)
  }

  @Test func aControlHasTheStatesThatApply() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test func editingATextViewIsPosted() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UITextView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    nonisolated(unsafe) var posted = 0
    let names = [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification]
    let tokens = names.enumerated().map { index, name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        posted = posted * 10 + index + 1
      }
    }
    view.becomeFirstResponder()
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(posted == 12)
  }

  @Test func theAnchorPointIsTheLayers() {
    let view = UIView()
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
  }
}
