package import Testing

/// Lets tests of the main actor begin early.
///
/// These run one after the other, and wait for their turn among all tests each time they return from the main actor. If
/// long tests were ahead of them, they would remain for the end, when they leave other processors idle. A long test
/// therefore waits in the queue of a lower priority.
package struct LongRun: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .low) { try await function() }.value
    }
  }
}

extension Trait where Self == LongRun {
  /// For tests that take long, or run a process, outside of the main actor. A time limit would include the wait.
  package static var long: Self { Self() }
}
