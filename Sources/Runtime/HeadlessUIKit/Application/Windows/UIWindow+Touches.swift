extension UIWindow {
  /// Begins a simulated touch at a point of the window, on the view that `hitTest(_:with:)` returns.
  package func beginTouch(at point: CGPoint, tapCount: Int) throws(MissedAction) -> UITouch {
    warnIfNeverShown()
    layoutIfNeeded()
    let touch = UITouch()
    let event = UIEvent(touch)
    if let front = windowInFront(thatTakes: event, at: point) {
      throw MissedAction("another window, a \(type(of: front)) of a higher level, takes touches there")
    }
    if keyArea?.contains(point) == true {
      throw MissedAction("the keyboard takes touches there; hide it first with hideKeyboard()")
    }
    guard let view = hitTest(point, with: event) else {
      throw MissedAction("no view takes touches there; the window is \(bounds.width) by \(bounds.height) points")
    }
    touch.begin(on: view, in: self, at: point, tapCount: tapCount)
    sendEvent(event)
    return touch
  }

  /// Sends the next phase of a simulated touch.
  package func send(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint? = nil) throws(MissedAction) {
    guard touch.window === self else { throw MissedAction("the touch belongs to another window") }
    guard touch.phase != .ended, touch.phase != .cancelled else {
      throw MissedAction("the touch has already ended; begin another one with beginTouch(at:)")
    }
    deliver(touch, phase, at: point)
  }

  /// Sends a phase of a touch that may have ended for recognizers.
  func deliver(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint? = nil) {
    touch.advance(to: phase, at: point)
    sendEvent(UIEvent(touch))
  }

  /// The view that would receive a touch at a point, or the window in front of this one that would.
  package func receiver(ofTouchAt point: CGPoint) -> UIView? {
    let event = UIEvent(UITouch())
    return windowInFront(thatTakes: event, at: point) ?? hitTest(point, with: event)
  }

  private func windowInFront(thatTakes event: UIEvent, at point: CGPoint) -> UIWindow? {
    windowsInFront.last { $0.takesTouch(at: point, of: self, with: event) }
  }

  /// The scene's visible windows of higher levels, from back to front. UIKit doesn't guarantee an order within a level.
  package var windowsInFront: [UIWindow] {
    UIApplication.shared.windows
      .filter { $0.windowLevel > windowLevel && !$0.isHidden && $0.windowScene === windowScene }
  }

  private func takesTouch(at point: CGPoint, of window: UIWindow, with event: UIEvent) -> Bool {
    layoutIfNeeded()
    let origin = CGPoint(x: window.frame.minX - frame.minX, y: window.frame.minY - frame.minY)
    return hitTest(CGPoint(x: point.x + origin.x, y: point.y + origin.y), with: event) != nil
  }
}
