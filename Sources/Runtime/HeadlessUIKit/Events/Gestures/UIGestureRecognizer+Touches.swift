/// The touches that a recognizer of an app receives, and what it made of them.
struct ReceivedTouches {
  /// The touches, until they end, or until the gesture does.
  var touches: Set<UITouch> = []
  /// The state of which the targets know.
  var toldState = UIGestureRecognizer.State.possible
  /// The states that the recognizer set since then.
  var untoldStates: [UIGestureRecognizer.State] = []
  /// Whether the recognizer receives a phase of a touch. Its targets are told after all recognizers received that.
  var isReceiving = false
  /// The state that a continuous recognizer of UIKit takes in the phase, unless the app sets one.
  var followingState: UIGestureRecognizer.State?
  /// Whether the runtime sets the state, of which nobody is told.
  var isSettingState = false
}

/// As UIKit documents it, a recognizer gets touches before the view does, its targets are told when it changes its
/// state, and it is reset after its gesture has ended or failed. The recognizers of UIKit have actions of their own.
extension UIGestureRecognizer {
  /// Whether the recognizer's class is an app's, so that it may interpret touches itself.
  final var interpretsTouches: Bool { !RuntimeModules.contains(type(of: self)) }

  /// Whether the recognizer receives a touch that begins.
  final func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Receives the current phase of a touch. `resolve(_:)` tells the targets, after other recognizers received it.
  final func receive(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began {
      if received == nil { received = ReceivedTouches() }
      received?.touches.insert(touch)
    }
    guard received?.touches.contains(touch) == true else { return }
    move(to: touch.location(in: view))
    received?.isReceiving = true
    pass(touch, with: event)
    if let next = received?.followingState, received?.untoldStates.isEmpty == true { state = next }
    received?.followingState = nil
  }

  /// Tells the targets what the recognizer made of the current phase of a touch, unless another one prevented it.
  final func resolve(_ touch: UITouch) {
    received?.isReceiving = false
    tellStates()
    if touch.phase == .ended || touch.phase == .cancelled { received?.touches.remove(touch) }
  }

  /// Continues the gesture that a continuous recognizer of UIKit has begun: changes it, or ends it with its last touch.
  final func follow(_ next: State) {
    guard isContinuous, let received, received.toldState == .began || received.toldState == .changed else { return }
    if next == .changed || received.touches.count == 1 { self.received?.followingState = next }
  }

  /// Cancels the gesture of a recognizer that was disabled.
  final func cancelGesture() {
    if state == .began || state == .changed {
      tell(.cancelled)
      end(.cancelled)
    } else if received?.touches.isEmpty == false, state == .possible {
      end(.failed)
    }
  }

  private func pass(_ touch: UITouch, with event: UIEvent) {
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Called after the state was set.
  final func stateChanged() {
    guard let now = received, !now.isSettingState, state != .possible else { return }
    received?.untoldStates.append(state)
    if !now.isReceiving { tellStates() }
  }

  private func tellStates() {
    while let next = received?.untoldStates.first {
      received?.untoldStates.removeFirst()
      take(next)
    }
  }

  /// Tells the targets about a state that the recognizer has set.
  private func take(_ new: State) {
    guard let told = received?.toldState else { return }
    let recognizes = new == .began || new == .changed || new == .ended
    if told == .possible, recognizes {
      guard mayBegin else { return end(.failed) }
      withholdTouches()
    }
    if recognizes || told != .possible && new == .cancelled {
      received?.toldState = new
      setState(new)
      sendActions()
    }
    if new == .ended || new == .cancelled || new == .failed { end(new) }
  }

  /// Keeps the touches of a recognized gesture from the view and from other recognizers.
  private func withholdTouches() {
    for touch in received?.touches ?? [] {
      touch.recognizing.append(self)
      if cancelsTouchesInView { touch.isWithheld = true }
      for other in touch.interpreters where other !== self && other.received?.toldState == .possible {
        if !recognizesSimultaneously(with: other), canPrevent(other), other.canBePrevented(by: self) {
          other.end(.failed)
        }
      }
    }
  }

  /// Ends the gesture. The rest of its touches isn't received.
  private func end(_ last: State) {
    if last == .failed { for touch in received?.touches ?? [] { touch.failed.append(self) } }
    setState(last)
    if received != nil { received = ReceivedTouches() }
    makePossible()
  }

  /// Prepares for the next gesture.
  final func makePossible() {
    reset()
    setState(.possible)
  }

  /// Sets the state without telling anybody.
  final func setState(_ new: State) {
    let isSettingState = received?.isSettingState ?? false
    received?.isSettingState = true
    state = new
    received?.isSettingState = isSettingState
  }

  /// Begins the touch of a gesture that a test makes on this recognizer.
  ///
  /// - Parameter point: The location in the view's coordinates.
  /// - Returns: Whether the recognizer receives it: its delegate may refuse.
  final func receives(_ finger: UITouch, at point: CGPoint) -> Bool {
    guard let view else { return true }
    let place = view.convert(point, to: view.window)
    let hit = view.window?.hitTest(place, with: nil)
    let touched = hit?.isDescendant(of: view) == true ? hit : nil
    finger.begin(on: touched ?? view, in: view.window, at: place, tapCount: 1)
    return accepts(finger, with: UIEvent(finger))
  }

  /// Passes the touch of a gesture that a test makes on this recognizer, if it interprets touches. Its states aren't
  /// told, because the test determines them.
  ///
  /// - Parameter point: The location in the view's coordinates.
  /// - Returns: `false` if the recognizer lets the gesture fail or cancels it.
  final func interprets(_ finger: UITouch, _ phase: UITouch.Phase, at point: CGPoint) -> Bool {
    guard interpretsTouches, let view else { return true }
    if phase != .began { finger.advance(to: phase, at: view.convert(point, to: view.window)) }
    move(to: point)
    received = ReceivedTouches(touches: [finger], isSettingState: true)
    pass(finger, with: UIEvent(finger))
    received = nil
    return state != .failed && state != .cancelled
  }

  /// Warns of a requirement that an app's recognizer doesn't follow, or doesn't make others follow.
  final func warnOfRequirement(_ other: UIGestureRecognizer) {
    guard interpretsTouches || other.interpretsTouches else { return }
    warnOnce(
      "The \(type(of: self)) doesn't wait here for the \(type(of: other)) to fail: require(toFail:) has no effect. A "
        + "device sends its actions only after that"
    )
  }

  /// Warns that the view receives touches that an app's recognizer delays.
  final func warnOfDelay() {
    guard interpretsTouches else { return }
    warnOnce(
      "delaysTouchesBegan of the \(type(of: self)) has no effect here: views receive touches at once. On a device they "
        + "receive them only after it failed"
    )
  }

  /// Whether the delegate of one of two recognizers lets both recognize their gestures.
  final func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}

extension UITouch {
  /// Passes the current phase to the recognizers of the app that interpret touches.
  final func reachInterpreters(with event: UIEvent) {
    if phase == .began {
      interpreters = (gestureRecognizers ?? []).filter { $0.interpretsTouches && $0.accepts(self, with: event) }
    }
    let all = interpreters
    for recognizer in all { recognizer.receive(self, with: event) }
    for recognizer in all { recognizer.resolve(self) }
  }
}
