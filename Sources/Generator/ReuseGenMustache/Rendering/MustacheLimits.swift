/// The limits of rendering. Sections within each other multiply the output, and the time, at each level.
package struct MustacheLimits: Sendable {
  /// The size of the output, in bytes.
  package var output: Int
  /// The number of elements that are rendered, and of objects in which names are looked up.
  package var steps: Int

  package init(output: Int, steps: Int) {
    self.output = output
    self.steps = steps
  }

  /// The limits for a context. A large one has a longer time, because templates go through all its values.
  package static func standard(for context: MustacheValue) -> MustacheLimits {
    MustacheLimits(output: 256 << 20, steps: 10_000_000 + 100 * context.count)
  }
}

extension MustacheValue {
  /// The number of values in the value, including itself.
  fileprivate var count: Int {
    switch self {
    // The elements of such a list are alike.
    case .list(let list): list.count > 0 ? 1 + list.count * list[0].count : 1
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.values.reduce(1) { $0 + $1.count }
    case .record(let record): 1 + record.keys.count
    default: 1
    }
  }
}
