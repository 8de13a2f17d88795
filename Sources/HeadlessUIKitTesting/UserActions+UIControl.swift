public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIControl {
  /// Taps the control: puts a finger down in its center and lifts it.
  ///
  /// The control sends the events of a whole tap, `touchDown` and `touchUpInside` among them. Records an issue if the
  /// control is disabled or hidden, doesn't take touches, has no size, or is covered by another view of its window.
  ///
  ///     form.submitButton.user.tap()
  ///
  /// - Parameter sourceLocation: The location of an issue. The location of the call unless specified.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap()", sourceLocation) { () throws(MissedAction) in
      let control: UIControl = object
      try control.requireEnabled()
      control.window?.layoutIfNeeded()
      if control.bounds.isEmpty { throw MissedAction("the \(type(of: control)) has no size; lay it out first") }
      let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      if let window = control.window {
        try tap(control, at: control.convert(center, to: window), in: window)
      } else {
        let touch = UITouch()
        touch.begin(on: control, in: nil, at: center, tapCount: 1)
        control.touchesBegan([touch], with: UIEvent(touch))
        touch.advance(to: .ended, at: nil)
        control.touchesEnded([touch], with: UIEvent(touch))
      }
    }
  }

  private func tap(_ control: UIControl, at point: CGPoint, in window: UIWindow) throws(MissedAction) {
    guard let hit = window.hitTest(point, with: nil) else {
      throw MissedAction("the center of the \(type(of: control)) lies outside of what its superviews show")
    }
    guard hit.isDescendant(of: control) else {
      throw MissedAction("a \(type(of: hit)) covers the \(type(of: control)) or receives its touches")
    }
    let touch = try window.beginTouch(at: point, tapCount: 1)
    try window.send(touch, .ended)
  }
}
