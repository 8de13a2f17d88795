package import Testing

/// Collects the process of an exit test as soon as it ends.
///
/// While an ended process isn't collected, the thread with which the testing library waits for processes asks the
/// system for it without a pause. The task that collects it would wait for its turn among all other tests; one of a
/// higher priority doesn't.
package struct PromptExit: TestTrait, TestScoping {
  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == PromptExit {
  /// For tests with an exit test.
  package static var promptExit: Self { Self() }
}
