extension UIWindow {
  /// Simulates a tap at a point of the window.
  ///
  /// The view that `hitTest(_:with:)` returns receives a whole touch. As UIKit documents it, a tap recognizer of the
  /// view, or of the nearest superview that has one, recognizes the tap and cancels the touch, if it cancels touches.
  /// Otherwise the tap selects a row, or begins editing, if it hits a list or a text.
  package func tap(at point: CGPoint) throws(MissedAction) {
    let touch = try beginTouch(at: point, tapCount: 1)
    touch.advance(to: .ended, at: nil)
    touch.reachInterpreters(with: UIEvent(touch))
    let recognizers = touch.tapRecognizers
    for recognizer in recognizers { recognizer.perform(at: touch.location(in: recognizer.view)) }
    if touch.isWithheld || recognizers.contains(where: \.cancelsTouchesInView) { return deliver(touch, .cancelled) }
    deliver(touch, .ended)
    var view = touch.view
    while let current = view, try !current.take(tapAt: touch.location(in: current)) { view = current.superview }
  }
}

extension UITouch {
  /// The recognizers that recognize the touch as a tap: the first one whose gesture may begin, and others that its
  /// delegate or theirs let recognize simultaneously.
  fileprivate var tapRecognizers: [UITapGestureRecognizer] {
    candidates.reduce(into: []) { recognizing, recognizer in
      let isAllowed = (self.recognizing + recognizing).allSatisfy { $0.recognizesSimultaneously(with: recognizer) }
      if isAllowed, recognizer.mayBegin { recognizing.append(recognizer) }
    }
  }

  /// The recognizers of single taps that receive the touch, those of the innermost view first.
  private var candidates: [UITapGestureRecognizer] {
    var found: [UITapGestureRecognizer] = []
    var view = view
    while let current = view {
      found += (current.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
        .filter { $0.receivesSingleTap(self) && !(recognizing + failed).contains($0) }
      view = current.actsOnSingleTaps ? nil : current.superview
    }
    return found
  }
}

extension UITapGestureRecognizer {
  fileprivate func receivesSingleTap(_ touch: UITouch) -> Bool {
    isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
      && (interpretsTouches
        ? touch.interpreters.contains(self)
        : delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }
}
