import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct KeyboardGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = UIViewController()
  private let list = UIScrollView()

  init() {
    window.show(controller)
    list.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      list.topAnchor.constraint(equalTo: controller.view.topAnchor),
      list.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private var height: CGFloat {
    window.layoutIfNeeded()
    return list.frame.height
  }

  @Test func aViewEndsAboveTheKeyboardWhileItIsShown() {
    #expect(height == 844)
    window.user.showKeyboard(height: 300)
    #expect(height == 544)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
    window.user.showKeyboard(height: 340)
    #expect(height == 504)
    window.user.hideKeyboard()
    #expect(height == 844)
  }

  @Test func withoutAKeyboardItEndsAtTheSafeAreaUnlessToldOtherwise() {
    controller.additionalSafeAreaInsets.bottom = 34
    #expect(height == 810)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(height == 844)
    window.user.showKeyboard(height: 20)
    #expect(height == 824)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = true
    #expect(height == 810)
  }

  @Test func theGuideHasTheHeightOfTheKeyboard() {
    let cover = UIView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(cover)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      cover.widthAnchor.constraint(equalTo: guide.widthAnchor),
      cover.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      cover.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    window.user.showKeyboard(height: 300)
    #expect(cover.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
  }

  @Test func notificationsContainFramesThatCastsTakeOut() throws {
    var frames: [(CGRect?, CGRect?)] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      let (rect, boxed) = (value as? CGRect, (value as? NSValue)?.cgRectValue)
      MainActor.assumeIsolated { frames.append((rect, boxed)) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    window.user.showKeyboard(height: 300)
    let expected = CGRect(x: 0, y: 544, width: 390, height: 300)
    #expect(frames.count == 1)
    #expect(frames.first?.0 == expected && frames.first?.1 == expected)
  }
}

/// Casts between geometry and `NSValue`.
@Suite struct ValueCastTests {
  @Test func castsTakeValuesOutOfBoxesOfTheirType() {
    let boxes: [Any] = [
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 1, height: 2)),
      NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
    ]
    #expect(boxes.map { $0 as? CGPoint } == [CGPoint(x: 1, y: 2), nil, nil])
    #expect(boxes.map { $0 as? CGSize } == [nil, CGSize(width: 1, height: 2), nil])
    #expect(boxes.map { $0 as? CGRect } == [nil, nil, CGRect(x: 1, y: 2, width: 3, height: 4)])
    let insets: Any = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      (UIOffset(horizontal: 1, vertical: 2) as Any as? NSValue)?.uiOffsetValue == UIOffset(horizontal: 1, vertical: 2)
    )
  }
}
