package import Testing

/// The place of tests in the queue of all tests. They can't have a time limit, which would include the wait.
package struct RunPriority: SuiteTrait, TestTrait, TestScoping {
  fileprivate var priority: TaskPriority
  package fileprivate(set) var isRecursive = false
  /// The places of tests that run at once; a test waits for one of them.
  fileprivate var places: Places?

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    precondition(test.timeLimit == nil, "the time limit of \(test.name) would include the wait for other tests")
    await places?.take()
    let result = await withoutActuallyEscaping(function) { function in
      await Task(priority: priority) { try await function() }.result
    }
    await places?.giveBack()
    try result.get()
  }
}

extension Trait where Self == RunPriority {
  /// For tests that take long, or run a process, outside of the main actor.
  ///
  /// Tests of the main actor run one after the other, and wait for their turn among all tests each time they return
  /// from it. If long tests were ahead of them, they would remain for the end, when they leave other processors idle.
  /// Suites that are `.serialized`, and tests that only wait, should begin early: they don't have it.
  package static var long: Self { Self(priority: .low, isRecursive: true) }

  /// For tests with an exit test.
  ///
  /// While the ended process of an exit test isn't collected, the thread with which the testing library waits for
  /// processes asks the system for it without a pause. The task that collects it would wait for its turn among all
  /// other tests; one of a higher priority, beside few others, doesn't.
  ///
  /// In a suite of the main actor, the test itself is `nonisolated`: it would wait for its turn there after each of its
  /// processes, too, and remain for the end.
  package static var promptExit: Self { Self(priority: .high, places: exitTests) }
}

/// The exit tests that run at once.
private let exitTests = Places(2)

/// Lets a number of tests run at once; the others wait.
private actor Places {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
