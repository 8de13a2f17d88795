import HeadlessUIKit
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
