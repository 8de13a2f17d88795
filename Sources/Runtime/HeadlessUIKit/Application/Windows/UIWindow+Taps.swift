extension UIWindow {
  /// Simulates a tap at a point of the window, or several in quick succession.
  ///
  /// The view that `hitTest(_:with:)` returns receives a whole touch. As UIKit documents it, a tap recognizer of the
  /// view, or of the nearest superview that has one, recognizes the tap and cancels the touch, if it cancels touches.
  /// Otherwise the tap selects a row, or begins editing, if it hits a list or a text.
  package func tap(at point: CGPoint, tapCount: Int) throws(MissedAction) {
    guard tapCount > 0 else { throw MissedAction("tapCount is \(tapCount); specify at least 1") }
    for number in 1...tapCount { try tap(at: point, number, of: tapCount) }
  }

  private func tap(at point: CGPoint, _ number: Int, of count: Int) throws(MissedAction) {
    let touch = try beginTouch(at: point, tapCount: number)
    touch.finalTapCount = count
    let (keeper, isRecognized) = lift(touch)
    if keeper != nil { return }
    var view = touch.view
    while let current = view {
      // The free space of a bar, which only draws its buttons, is a place to tap if a recognizer takes it.
      if isRecognized, current is any ItemViewBar || current is UITabBar { return }
      let isReached = !(current is any OperatedList) || touch.scrollView === current
      if isReached, try current.take(tapAt: touch.location(in: current)) { return }
      view = current.superview
    }
  }

  /// Simulates the touch of a tap on the free space of a view in a list, and warns once if it doesn't reach the list.
  ///
  /// - Parameter point: The location in the window.
  /// - Returns: Whether the list received the touch.
  package func passTap(to view: UIView, in list: UIScrollView, at point: CGPoint) -> Bool {
    let touch = UITouch()
    touch.begin(on: view, in: self, at: point, tapCount: 1)
    sendEvent(UIEvent(touch))
    if let keeper = lift(touch).keeper {
      let owner = keeper.view.map { "\(type(of: $0))" } ?? "view"
      warnOnce(
        "The \(type(of: keeper)) of the \(owner) recognized a tap and kept it from the \(type(of: list)), as on a device. "
          + "To select as well, set its cancelsTouchesInView to false, or let its delegate refuse the touch"
      )
      return false
    }
    if touch.scrollView === list { return true }
    warnOnce(
      "The \(type(of: list)) doesn't receive a tap in a \(type(of: view.superview ?? view)), so that it selects nothing, "
        + "as on a device. Call super in touchesBegan(_:with:) and touchesEnded(_:with:)"
    )
    return false
  }

  /// Lifts the finger of a tap.
  ///
  /// - Returns: The recognizer that keeps the touch from the view; `nil` if the view receives all of it. And whether a
  ///   recognizer recognizes the touch.
  private func lift(_ touch: UITouch) -> (keeper: UIGestureRecognizer?, isRecognized: Bool) {
    touch.advance(to: .ended, at: nil)
    touch.reachInterpreters(with: UIEvent(touch))
    let recognizers = touch.tapRecognizers
    for recognizer in recognizers { recognizer.perform(at: touch.location(in: recognizer.view)) }
    let all = touch.recognizing + recognizers
    let keeper = all.first(where: \.cancelsTouchesInView)
    deliver(touch, keeper == nil ? .ended : .cancelled)
    return (keeper, !all.isEmpty)
  }
}

extension UITouch {
  /// The recognizers that recognize the touch as their last tap: the first one whose gesture may begin, and others that
  /// its delegate or theirs let recognize simultaneously.
  fileprivate var tapRecognizers: [UITapGestureRecognizer] {
    candidates.reduce(into: []) { recognizing, recognizer in
      let isAllowed = (self.recognizing + recognizing).allSatisfy { $0.recognizesSimultaneously(with: recognizer) }
      guard isAllowed else { return }
      recognizer.move(to: location(in: recognizer.view))
      if recognizer.mayBegin { recognizing.append(recognizer) }
    }
  }

  /// The tap recognizers that receive the touch: those of most taps first, and among them those of the innermost view.
  private var candidates: [UITapGestureRecognizer] {
    var reached: [UITapGestureRecognizer] = []
    var isBehindControl = false
    var view = view
    while let current = view {
      reached += (current.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        .filter { $0.receivesTaps(self) && !(isBehindControl && $0.numberOfTapsRequired == 1) }
      isBehindControl = isBehindControl || current.actsOnSingleTaps
      view = current.superview
    }
    let found = reached.filter { recognizer in
      tapCount % recognizer.numberOfTapsRequired == 0 && !(recognizing + failed).contains(recognizer)
        && !reached.contains { $0.recognizes(oneOf: finalTapCount) && recognizer.waits(for: $0) }
    }
    if found.isEmpty { for recognizer in reached { recognizer.missSingleTap(of: finalTapCount) } }
    return found.sorted { $0.numberOfTapsRequired > $1.numberOfTapsRequired }
  }
}

extension UITapGestureRecognizer {
  fileprivate func receivesTaps(_ touch: UITouch) -> Bool {
    isEnabled && numberOfTapsRequired > 0 && numberOfTouchesRequired == 1
      && (interpretsTouches
        ? touch.interpreters.contains(self)
        : delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Whether one of several taps completes the gesture, which takes more than one.
  fileprivate func recognizes(oneOf taps: Int) -> Bool { (2...max(2, taps)).contains(numberOfTapsRequired) && taps > 1 }

  /// Warns once after as many single taps as the recognizer takes in quick succession.
  fileprivate func missSingleTap(of taps: Int) {
    guard taps == 1, numberOfTapsRequired > 1, !targetDescriptions.isEmpty else { return }
    missedTaps += 1
    if missedTaps < numberOfTapsRequired { return }
    warnOnce(
      "Calls of tap(at:) are single taps, too far apart for the \(type(of: self)) that takes \(numberOfTapsRequired) of "
        + "them. Use tap(at:tapCount: \(numberOfTapsRequired))"
    )
  }
}
