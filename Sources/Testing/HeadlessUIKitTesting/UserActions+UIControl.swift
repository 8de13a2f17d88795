public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIControl {
  /// Taps the control: puts a finger down in its center and lifts it.
  ///
  /// The control sends the events of a whole tap, `touchDown` and `touchUpInside` among them. Records an issue if the
  /// control is disabled or hidden, doesn't take touches, has no size, or is covered by another view of its window, or
  /// if the effect of a tap depends on its location, as with segments.
  ///
  ///     form.submitButton.user.tap()
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap()", sourceLocation) { () throws(MissedAction) in
      let control: UIControl = object
      try control.requireEnabled()
      if let actions = control.actionsOfParts {
        throw MissedAction("a tap acts on the part of the \(type(of: control)) that it hits; call \(actions)")
      }
      control.window?.layoutIfNeeded()
      if control.bounds.isEmpty { throw MissedAction("the \(type(of: control)) has no size; lay it out first") }
      let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
      let point = control.window.map { control.convert(center, to: $0) } ?? center
      if let window = control.window, try isHit(control, at: point, in: window) {
        let touch = try window.beginTouch(at: point, tapCount: 1)
        try window.send(touch, .ended)
      } else {
        let touch = UITouch()
        touch.begin(on: control, in: control.window, at: point, tapCount: 1)
        control.touchesBegan([touch], with: UIEvent(touch))
        touch.advance(to: .ended, at: nil)
        control.touchesEnded([touch], with: UIEvent(touch))
      }
    }
  }

  /// Whether the window finds the control at a point, and not a presentation that lets touches through to it.
  private func isHit(_ control: UIControl, at point: CGPoint, in window: UIWindow) throws(MissedAction) -> Bool {
    if window.keyArea?.contains(point) == true {
      throw MissedAction(
        "the keyboard covers the center of the \(type(of: control)); hide it first with hideKeyboard()"
      )
    }
    guard let hit = window.hitTest(point, with: nil) else {
      throw MissedAction("the center of the \(type(of: control)) lies outside of what its superviews show")
    }
    if hit.isDescendant(of: control) { return true }
    if hit.letsTouchesThrough(to: control) { return false }
    throw MissedAction("a \(type(of: hit)) covers the \(type(of: control)) or receives its touches")
  }
}

extension UIControl {
  /// The actions of a user on the parts of the control, or `nil` if a tap has the same effect on all of it.
  fileprivate var actionsOfParts: String? {
    switch self {
    case is UISegmentedControl: "tapSegment(at:)"
    case is UIStepper, is UIPageControl: "increment() or decrement()"
    default: nil
    }
  }
}
