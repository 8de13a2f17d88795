import HeadlessUIKit
import ReuseGenTestSupport
import Testing

/// The states of animators, and the mistakes that stop a program.
@Suite struct PropertyAnimatorTests {
  /// Changes of an animator, and the resulting state.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: UIViewAnimatingState
    let act: @MainActor @Sendable (UIViewPropertyAnimator) -> Void
  }

  @Test(arguments: [
    Case(testDescription: "new", state: .inactive) { _ in },
    Case(testDescription: "started", state: .inactive) { $0.startAnimation() },
    Case(testDescription: "paused", state: .active) { $0.pauseAnimation() },
    Case(testDescription: "with a fraction", state: .active) { $0.fractionComplete = 0.5 },
    Case(testDescription: "with a fraction of zero", state: .active) { $0.fractionComplete = 0 },
    Case(testDescription: "with a fraction after its end", state: .inactive) {
      $0.startAnimation()
      $0.fractionComplete = 0.5
    },
    Case(testDescription: "stopped", state: .stopped) {
      $0.pauseAnimation()
      $0.stopAnimation(false)
    },
  ])
  @MainActor func anAnimatorHasAState(_ row: Case) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    row.act(animator)
    #expect(animator.state == row.state)
    if animator.state != .stopped { animator.stopAnimation(false) }
    animator.finishAnimation(at: .current)
  }

  enum Fault: String, CaseIterable, Codable, Sendable {
    case paused, scrubbed, stopped, finishedWhilePaused, finishedTwice, startedAfterStop, pausedAfterStop

    var text: String {
      switch self {
      case .paused, .scrubbed, .stopped: "It is an error to release a paused or stopped property animator."
      case .finishedWhilePaused, .finishedTwice: "finishAnimation(at:) should only be called on a stopped animator!"
      case .startedAfterStop, .pausedAfterStop: "Animation() isn't allowed on a stopped animator"
      }
    }

    @MainActor func cause() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      switch self {
      case .paused: animator.pauseAnimation()
      case .scrubbed: animator.fractionComplete = 0.3
      case .stopped, .startedAfterStop, .pausedAfterStop:
        animator.pauseAnimation()
        animator.stopAnimation(false)
        if self == .startedAfterStop { animator.startAnimation() }
        if self == .pausedAfterStop { animator.pauseAnimation() }
      case .finishedTwice:
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      case .finishedWhilePaused:
        animator.pauseAnimation()
        animator.finishAnimation(at: .end)
      }
    }
  }

  @Test(.tags(.process), .promptExit, arguments: Fault.allCases)
  func aMistakeWithAnAnimatorStops(fault: Fault) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [fault] in
      await MainActor.run { fault.cause() }
    }
    result.expectTexts([fault.text])
  }

  @Test @MainActor func anAnimationWithinAnotherHasTheDurationOfThatOne() {
    var durations: [TimeInterval] = []
    func note() { durations.append(UIView.inheritedAnimationDuration) }
    UIView.animate(withDuration: 2) {
      note()
      UIView.animate(withDuration: 3, animations: note)
      UIView.animate(withDuration: 4, delay: 0, options: .overrideInheritedDuration, animations: note)
      UIView.performWithoutAnimation(note)
    }
    UIViewPropertyAnimator(duration: 5, curve: .linear, animations: note).startAnimation()
    note()
    #expect(durations == [2, 2, 4, 0, 5, 0])
  }
}
