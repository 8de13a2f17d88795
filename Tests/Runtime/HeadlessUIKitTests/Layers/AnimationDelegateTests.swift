import HeadlessUIKit
import Testing

/// An object that waits for the end of an animation.
@MainActor struct AnimationDelegateTests {
  private final class Waiting: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop, finished: \(flag)") }
  }

  private let layer = CALayer()
  private let waiting = Waiting()
  private let animation = CABasicAnimation(keyPath: "opacity")

  private func add() {
    animation.delegate = waiting
    layer.add(animation, forKey: "fade")
  }

  @Test func anAnimationEndsAtOnceAndIsRemoved() {
    add()
    #expect(waiting.calls == ["start", "stop, finished: true"] && layer.animation(forKey: "fade") == nil)
  }

  @Test func anAnimationStaysIfItRequestsIt() {
    animation.isRemovedOnCompletion = false
    add()
    #expect(layer.animation(forKey: "fade") === animation)
    layer.removeAllAnimations()
    #expect(waiting.calls == ["start", "stop, finished: true"])
  }

  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude])
  func anAnimationThatRepeatsForeverEndsWhenItIsRemoved(count: Float) {
    animation.repeatCount = count
    add()
    #expect(waiting.calls == ["start"] && layer.animation(forKey: "fade") === animation)
    layer.removeAnimation(forKey: "fade")
    #expect(waiting.calls == ["start", "stop, finished: false"])
  }

  @Test func anAnimationEndsWithItsTransactionBeforeThatCompletes() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [waiting] in waiting.calls.append("completion") }
    add()
    #expect(waiting.calls == ["start"])
    CATransaction.commit()
    #expect(waiting.calls == ["start", "stop, finished: true", "completion"])
  }
}
