public import HeadlessUIKit
public import Testing

extension UserActions where Object: UIWindow {
  /// The style of the status bar: that of the frontmost view controller that covers the screen, or of the child that it
  /// chooses.
  public var statusBarStyle: UIStatusBarStyle { object.statusBarStyle }

  /// Whether the view controllers prefer a hidden status bar.
  public var isStatusBarHidden: Bool { object.isStatusBarHidden }

  /// Taps a point of the window.
  ///
  /// The view that `hitTest(_:with:)` returns receives a whole touch. A tap recognizer of the view, or of a superview,
  /// recognizes the tap, and cancels the touch as in UIKit. A tap on a row selects it, and one on a text field begins
  /// editing. Records an issue if no view takes touches there, or if a window of a higher level does.
  ///
  ///     window.user.tap(at: CGPoint(x: 100, y: 200))
  ///     window.user.tap(at: CGPoint(x: 100, y: 200), tapCount: 2)
  ///
  /// - Parameters:
  ///   - point: The location, in the window's coordinates.
  ///   - tapCount: The number of taps in quick succession. Two calls aren't a double tap.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func tap(at point: CGPoint, tapCount: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("tap(at: \(point))", sourceLocation) { () throws(MissedAction) in
      try object.tap(at: point, tapCount: tapCount)
    }
  }

  /// Puts a finger down at a point of the window.
  ///
  /// The view that `hitTest(_:with:)` returns receives the touch. Records an issue if no view takes touches there.
  /// Recognizers whose class is an app's also receive its phases. They make no gestures of UIKit's recognizers, which
  /// have actions of their own, but ``tap(at:tapCount:sourceLocation:)`` does.
  ///
  ///     let touch = try #require(window.user.beginTouch(at: CGPoint(x: 15, y: 25)))
  ///     window.user.moveTouch(touch, to: CGPoint(x: 30, y: 30))
  ///     window.user.endTouch(touch)
  ///
  /// - Parameters:
  ///   - point: The location, in the window's coordinates.
  ///   - tapCount: How many times the finger has come down in quick succession.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  /// - Returns: The touch, or `nil` if no view takes it.
  @discardableResult
  public func beginTouch(
    at point: CGPoint,
    tapCount: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UITouch? {
    attempt("beginTouch(at: \(point))", sourceLocation, otherwise: nil) { () throws(MissedAction) in
      try object.beginTouch(at: point, tapCount: tapCount)
    }
  }

  /// Moves a finger.
  ///
  /// Records an issue if the touch has ended or belongs to another window.
  ///
  /// - Parameters:
  ///   - touch: A touch that ``beginTouch(at:tapCount:sourceLocation:)`` returned.
  ///   - point: The new location, in the window's coordinates.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func moveTouch(_ touch: UITouch, to point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("moveTouch(to: \(point))", sourceLocation) { () throws(MissedAction) in
      try object.send(touch, .moved, at: point)
    }
  }

  /// Lifts a finger.
  ///
  /// Records an issue if the touch has ended or belongs to another window.
  ///
  /// - Parameters:
  ///   - touch: A touch that ``beginTouch(at:tapCount:sourceLocation:)`` returned.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func endTouch(_ touch: UITouch, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("endTouch()", sourceLocation) { () throws(MissedAction) in try object.send(touch, .ended) }
  }

  /// Cancels a touch, as an incoming call does.
  ///
  /// Records an issue if the touch has ended or belongs to another window.
  ///
  /// - Parameters:
  ///   - touch: A touch that ``beginTouch(at:tapCount:sourceLocation:)`` returned.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func cancelTouch(_ touch: UITouch, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("cancelTouch()", sourceLocation) { () throws(MissedAction) in try object.send(touch, .cancelled) }
  }

  /// Shows the keyboard, or changes its height.
  ///
  /// Posts UIKit's notifications in UIKit's order and lays the window out between them. Typing doesn't show the
  /// keyboard.
  ///
  ///     window.user.showKeyboard(height: 300)
  ///
  /// - Parameter height: The height of the keys, in points. The `inputAccessoryView` of the first responder is above
  ///   them, and its `inputView` takes their place.
  public func showKeyboard(height: CGFloat = 336) { object.showKeyboard(height: height) }

  /// Hides the keyboard.
  ///
  /// Posts UIKit's notifications in UIKit's order. The views of the first responder stay. Records an issue if the
  /// keyboard isn't shown.
  public func hideKeyboard(sourceLocation: SourceLocation = #_sourceLocation) {
    attempt("hideKeyboard()", sourceLocation) { () throws(MissedAction) in try object.hideKeyboard() }
  }
}
