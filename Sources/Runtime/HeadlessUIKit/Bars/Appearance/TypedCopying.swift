/// An object of the main actor whose `copy()` has its class, as UIKit's appearances have.
@preconcurrency @MainActor
protocol TypedCopying: NSObject, NSCopying, Sendable {
  /// A copy of the same class.
  func copy() -> Self
}

extension TypedCopying {
  /// The copy for `NSCopying`, which isn't of the main actor.
  nonisolated func untypedCopy() -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated {
      // Without its type, `copy()` would be the one of `NSObject`, which calls this method.
      let copy: Self = self.copy()
      made = copy
    }
    return made ?? self
  }
}
