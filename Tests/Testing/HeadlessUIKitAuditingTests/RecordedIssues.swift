import Testing

/// The texts of the issues that an action records, instead of failing.
@MainActor func issues(_ action: @MainActor () async -> Void) async -> [String] {
  let recorded = Recorded()
  await withKnownIssue(isIntermittent: true) {
    await action()
  } matching: { issue in
    recorded.texts += issue.comments.map(\.rawValue)
    return true
  }
  return recorded.texts
}

/// The same of an action that changes what other tests see: none of them runs meanwhile.
@MainActor func issuesAtOnce(_ action: @MainActor () -> Void) -> [String] {
  let recorded = Recorded()
  withKnownIssue(isIntermittent: true) {
    action()
  } matching: { issue in
    recorded.texts += issue.comments.map(\.rawValue)
    return true
  }
  return recorded.texts
}

private final class Recorded: @unchecked Sendable {
  var texts: [String] = []
}
