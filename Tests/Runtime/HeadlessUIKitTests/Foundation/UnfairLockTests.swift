import HeadlessUIKit
import Testing

/// The locks of Darwin's os module, which Linux lacks.
@Suite struct UnfairLockTests {
  @Test func anUnfairLockIsHeldOnce() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test func theStateIsChangedByOneThreadAtATime() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 8000)
  }

  /// A copy is the same lock.
  @Test func aLockWithoutStateCanBeHeld() {
    let lock = OSAllocatedUnfairLock()
    let copy = lock
    #expect(lock.lockIfAvailable())
    #expect(!copy.lockIfAvailable())
    copy.unlock()
    #expect(lock.withLock { 1 } == 1)
  }
}
