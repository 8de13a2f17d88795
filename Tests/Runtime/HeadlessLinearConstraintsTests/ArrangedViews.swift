import HeadlessLinearConstraints

/// The constraints of a view on others that it arranges along an axis, as a stack view's.
struct ArrangedViews {
  enum Arrangement: CaseIterable {
    /// Each view has its natural length.
    case natural
    /// All are of one length.
    case equal
    /// Each is as long as the one before it.
    case chained
    /// The lengths are in the proportion of the natural ones.
    case proportional
    /// The spaces between them are equal.
    case spaced
    /// The distances of the middles are equal, and no space is less than 4.
    case centered
    /// No space is less than 4.
    case apart
    /// Across the axis: none is longer than the outer view, which is as short as possible.
    case leading
    /// Across the axis, with equal middles.
    case middle
    /// Across the axis, with equal baselines.
    case baseline
  }

  private let count: Int
  private(set) var constraints: [LinearConstraint] = []
  var unknowns: Int { 2 + 2 * count }

  /// - Parameter length: The length of the outer view; `nil` if the views determine it.
  init(_ arrangement: Arrangement, _ count: Int, length: Double?) {
    self.count = count
    add([(start, 1)], 0, .equal)
    if let length { add([(self.length, 1)], -length, .equal) }
    switch arrangement {
    case .leading, .middle, .baseline: addAcross(arrangement)
    default: addAlong(arrangement)
    }
    for view in -1..<count { add([(self.length(view), 1)], 0, .atLeast) }
    for view in 0..<count {
      add([(self.length(view), 1)], -natural(view), .atMost, .preferred(250))
      add([(self.length(view), 1)], -natural(view), .atLeast, .preferred(750))
    }
    for view in -1..<count { add([(self.length(view), 1)], -20, .equal, .stay) }
    for view in -1..<count { add([(start(view), 1)], -20, .equal, .stay) }
  }

  private var start: Int { start(-1) }
  private var length: Int { length(-1) }
  /// The unknowns of a view; those of the outer one have the number -1.
  private func start(_ view: Int) -> Int { 2 + 2 * view }
  private func length(_ view: Int) -> Int { 3 + 2 * view }
  private func natural(_ view: Int) -> Double { Double(12 + view * 7 % 20) }

  private mutating func add(
    _ terms: [(Int, Double)],
    _ constant: Double,
    _ relation: LinearConstraint.Relation,
    _ strength: Strength = .required
  ) {
    let terms = terms.map { LinearTerm($0.0, $0.1) }
    constraints.append(LinearConstraint(terms, constant: constant, relation, strength))
  }

  private func gap(before view: Int) -> [(Int, Double)] {
    [(start(view), 1), (start(view - 1), -1), (length(view - 1), -1)]
  }

  private func distance(before view: Int) -> [(Int, Double)] {
    [(start(view), 1), (length(view), 0.5), (start(view - 1), -1), (length(view - 1), -0.5)]
  }

  private mutating func addAlong(_ arrangement: Arrangement) {
    add([(start(0), 1), (start, -1)], 0, .equal)
    let isLoose = [.spaced, .centered, .apart].contains(arrangement)
    for view in 1..<count { add(gap(before: view), -4, isLoose ? .atLeast : .equal) }
    for view in 2..<count where arrangement == .spaced || arrangement == .centered {
      let isSpaced = arrangement == .spaced
      let first = isSpaced ? gap(before: 1) : distance(before: 1)
      let all = (isSpaced ? gap(before: view) : distance(before: view)) + first.map { ($0.0, -$0.1) }
      add(all, 0, .equal, isSpaced ? .required : .preferred(149))
    }
    add([(start(count - 1), 1), (length(count - 1), 1), (start, -1), (length, -1)], 0, .equal)
    if isLoose { add([(length, 1)], 0, .equal, .preferred(51)) }
    for view in 1..<count {
      switch arrangement {
      case .equal: add([(length(view), 1), (length(0), -1)], 0, .equal)
      case .chained: add([(length(view), 1), (length(view - 1), -1)], 0, .equal)
      case .proportional:
        add([(length(view), 1), (length(0), -natural(view) / natural(0))], 0, .equal, .preferred(999))
      default: break
      }
    }
  }

  private mutating func addAcross(_ arrangement: Arrangement) {
    for view in 0..<count {
      let atStart: [(Int, Double)] = [(start(view), 1), (start, -1)]
      let atEnd: [(Int, Double)] = [(start(view), 1), (length(view), 1), (start, -1), (length, -1)]
      switch arrangement {
      case .leading: add(atStart, 0, .equal)
      case .middle: add([(start(view), 1), (length(view), 0.5), (start, -1), (length, -0.5)], 0, .equal)
      default:
        let difference: [(Int, Double)] = [(start(view), 1), (length(view), 0.5), (start(0), -1), (length(0), -0.5)]
        if view > 0 { add(difference, Double(view % 7), .equal) }
      }
      if arrangement != .leading { add(atStart, 0, .atLeast) }
      add(atEnd, 0, .atMost)
    }
    add([(length, 1)], 0, .equal, .preferred(51))
  }
}
