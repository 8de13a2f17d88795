import HeadlessLinearConstraints

/// The solutions of systems that first layouts solved.
///
/// Each new cell of a list has the constraints of the others, and begins with the same frames. Its system was most
/// likely solved before.
@MainActor
enum RecentSolutions {
  private static var all: [(system: LinearSystem, solution: LinearSolution)] = []
  /// The number of systems that are kept: those of a few kinds of cells, across and down.
  private static let limit = 8
  /// The number of constraints of the largest system that is kept.
  private static let largest = 32

  static func solution(of system: LinearSystem) -> LinearSolution {
    if system.constraints.count > largest { return system.solve() }
    for index in all.indices where all[index].system == system { return all[index].solution }
    let solution = system.solve()
    all.insert((system, solution), at: 0)
    if all.count > limit { all.removeLast() }
    return solution
  }
}
