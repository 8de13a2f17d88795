import HeadlessFoundation

/// The work that is scheduled on the main thread while a published property changes. It runs once the property has its
/// value.
///
/// On a device it runs in a later turn. Code in `sink` after `receive(on: DispatchQueue.main)` relies on the new value.
final class PendingChanges: @unchecked Sendable {
  // Unchecked, because only the main actor's queue uses it.
  static let shared = PendingChanges()

  private var depth = 0
  private var actions: [() -> Void] = []

  /// Makes a change, and then runs what was scheduled during it.
  func during(_ change: () -> Void) {
    guard MainQueue.isCurrent else { return change() }
    depth += 1
    change()
    depth -= 1
    while depth == 0, !actions.isEmpty { actions.removeFirst()() }
  }

  /// Runs an action now, or at the end of the change.
  func run(_ action: @escaping () -> Void) {
    if depth > 0 { actions.append(action) } else { action() }
  }
}
