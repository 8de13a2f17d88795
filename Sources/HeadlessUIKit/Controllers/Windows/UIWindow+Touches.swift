extension UIWindow {
  /// Begins a simulated touch at a point of the window, on the view that `hitTest(_:with:)` returns.
  package func beginTouch(at point: CGPoint, tapCount: Int) throws(MissedAction) -> UITouch {
    layoutIfNeeded()
    let touch = UITouch()
    let event = UIEvent(touch)
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
    touch.advance(to: phase, at: point)
    sendEvent(UIEvent(touch))
  }
}
