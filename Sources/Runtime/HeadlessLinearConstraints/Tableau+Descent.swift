/// The simplex method, for penalties that are linear in segments.
///
/// Each step moves an independent variable in a direction in which the sum of penalties decreases, past the points of
/// hinges for as long as it does. The variable that ends the step becomes independent.
extension Tableau {
  /// A value at which a moving variable's penalty grows faster, or its range ends.
  private struct Stop {
    var distance: Double
    var variable: Int
    /// The rate at which the variable moves.
    var rate: Double
    var value: Double
    /// The growth of the slope, infinite where a range ends.
    var bend: Double
  }

  /// Adds penalties, of which none is present.
  mutating func penalize(_ hinges: [(variable: Int, hinge: Hinge)]) {
    if hinges.count == 1 {
      penalized.append((hinges[0].variable, Penalty([hinges[0].hinge])))
    } else {
      // One after the other, for a variable's order is that of the constraints.
      var grouped: [(variable: Int, hinges: [Hinge])] = []
      for (variable, hinge) in hinges {
        if let place = variables[variable].penalty {
          grouped[place].hinges.append(hinge)
        } else {
          variables[variable].penalty = grouped.count
          grouped.append((variable, [hinge]))
        }
      }
      for (variable, hinges) in grouped { penalized.append((variable, Penalty(hinges))) }
    }
    for (place, item) in penalized.enumerated() { variables[item.variable].penalty = place }
  }

  mutating func removePenalties() {
    for (variable, _) in penalized { variables[variable].penalty = nil }
    penalized.removeAll(keepingCapacity: true)
    gradient.clear()
  }

  // MARK: Minimizing

  /// Moves to a point with the least sum of penalties. If that is zero, it may not be at the ends of enough ranges for
  /// `keepLeast()`; then the ranges in which nothing is violated are the ones to keep.
  mutating func descend() {
    excess = presentExcess
    for place in penalized.indices {
      let variable = penalized[place].variable
      if variables[variable].role == .dependent {
        penalized[place].penalty.segment = segment(of: variable, penalized[place].penalty)
        gradient.add(variables[variable].row, times: penalized[place].penalty.slope)
      } else {
        gradient.add(variable, times: 0)
      }
    }
    let limit = 1000 + 50 * variables.count
    var (steps, position, failures) = (0, 0, 0)
    while steps < limit, failures < gradient.variables.count, excess > Self.closeness {
      // The first possible variable prevents cycles, but takes longer to find.
      let isCareful = steps > limit / 2
      if isCareful, failures == 0 { position = 0 }
      if position == gradient.variables.count { position = 0 }
      let variable = gradient.variables[position]
      position += 1
      guard let (direction, slope) = descent(along: variable) else {
        failures += 1
        continue
      }
      failures = 0
      steps += 1
      if !move(variable, direction, slope: slope) { break }
    }
  }

  private var presentExcess: Double {
    penalized.reduce(0) { $0 + $1.penalty.amount(variables[$1.variable].value) }
  }

  /// The segment in which a dependent variable begins: of two, the flatter one.
  private func segment(of variable: Int, _ penalty: Penalty) -> Int {
    let below = penalty.segment(below: variables[variable].value)
    let above = penalty.segment(above: variables[variable].value)
    return abs(penalty.slopes[above]) < abs(penalty.slopes[below]) ? above : below
  }

  /// The slopes of an independent variable's own penalty in both directions.
  private func slopes(of variable: Int) -> (below: Double, above: Double) {
    guard let place = variables[variable].penalty else { return (0, 0) }
    let (penalty, value) = (penalized[place].penalty, variables[variable].value)
    return (penalty.slopes[penalty.segment(below: value)], penalty.slopes[penalty.segment(above: value)])
  }

  /// The direction in which an independent variable decreases the sum of penalties, and its slope.
  private func descent(along variable: Int) -> (direction: Double, slope: Double)? {
    guard variables[variable].role == .independent, variables[variable].isOpen else { return nil }
    let value = variables[variable].value
    let slopes = slopes(of: variable)
    let up = gradient[variable] + slopes.above
    if up < -Row.epsilon, value < variables[variable].high - Self.closeness { return (1, up) }
    let down = -gradient[variable] - slopes.below
    if down < -Row.epsilon, value > variables[variable].low + Self.closeness { return (-1, down) }
    return nil
  }

  /// Moves an independent variable until the sum of penalties no longer decreases. Returns `false` if it always does.
  private mutating func move(_ moving: Int, _ direction: Double, slope: Double) -> Bool {
    let followers = followers(of: moving)
    var stops: [Stop] = []
    addStops(moving, direction, to: &stops)
    for follower in followers { addStops(follower.variable, follower.coefficient * direction, to: &stops) }
    guard var last = stops.min(by: Self.isNearer) else { return false }
    if slope + last.bend < -Row.epsilon {
      stops.sort(by: Self.isNearer)
      var (present, distance) = (slope, 0.0)
      for stop in stops {
        last = stop
        excess += present * (stop.distance - distance)
        (present, distance) = (present + stop.bend, stop.distance)
        if present >= -Row.epsilon { break }
        pass(stop)
      }
      if present < -Row.epsilon { return false }
    } else {
      excess += slope * last.distance
    }
    variables[moving].value += direction * last.distance
    for follower in followers { variables[follower.variable].value += follower.coefficient * direction * last.distance }
    variables[last.variable].value = last.value
    // Without rounding errors.
    if excess < Self.tolerance { excess = presentExcess }
    // Where nothing is left to minimize, an exchange would only lengthen rows.
    if last.variable == moving || excess < Self.closeness { return true }
    let leavingSlope = variables[last.variable].penalty.map { penalized[$0].penalty.slope } ?? 0
    exchange(last.variable, for: moving)
    var rate = gradient.take(moving)
    if let place = variables[moving].penalty {
      let (penalty, value) = (penalized[place].penalty, variables[moving].value)
      penalized[place].penalty.segment =
        direction > 0 ? penalty.segment(above: value) : penalty.segment(below: value)
      rate += penalized[place].penalty.slope
    }
    gradient.add(variables[moving].row, times: rate)
    gradient.add(last.variable, times: -leavingSlope)
    return true
  }

  /// The nearest first; of equal ones that with the largest rate, which makes smaller rounding errors.
  private static func isNearer(_ one: Stop, _ other: Stop) -> Bool {
    if one.distance != other.distance { return one.distance < other.distance }
    let (rate, otherRate) = (abs(one.rate), abs(other.rate))
    return rate != otherRate ? rate > otherRate : one.variable < other.variable
  }

  private func addStops(_ variable: Int, _ rate: Double, to stops: inout [Stop]) {
    let bound = rate > 0 ? variables[variable].high : variables[variable].low
    if let place = variables[variable].penalty {
      let isDependent = variables[variable].role == .dependent
      let value = variables[variable].value
      let penalty = penalized[place].penalty
      if rate > 0 {
        var segment = isDependent ? penalty.segment : penalty.segment(above: value)
        while segment < penalty.points.count, penalty.points[segment] < bound {
          let bend = (penalty.slopes[segment + 1] - penalty.slopes[segment]) * rate
          stops.append(stop(variable, rate, at: penalty.points[segment], bend: bend))
          segment += 1
        }
      } else {
        var segment = isDependent ? penalty.segment : penalty.segment(below: value)
        while segment > 0, penalty.points[segment - 1] > bound {
          let bend = (penalty.slopes[segment - 1] - penalty.slopes[segment]) * rate
          stops.append(stop(variable, rate, at: penalty.points[segment - 1], bend: bend))
          segment -= 1
        }
      }
    }
    if bound.isFinite { stops.append(stop(variable, rate, at: bound, bend: .infinity)) }
  }

  private func stop(_ variable: Int, _ rate: Double, at value: Double, bend: Double) -> Stop {
    let distance = max(0, (value - variables[variable].value) / rate)
    return Stop(distance: distance, variable: variable, rate: rate, value: value, bend: bend)
  }

  /// Notices that a variable passes the point of a hinge.
  private mutating func pass(_ stop: Stop) {
    guard variables[stop.variable].role == .dependent, let place = variables[stop.variable].penalty else { return }
    let before = penalized[place].penalty.slope
    penalized[place].penalty.segment += stop.rate > 0 ? 1 : -1
    gradient.add(variables[stop.variable].row, times: penalized[place].penalty.slope - before)
  }

  // MARK: Keeping the least sum

  /// Narrows ranges to the points with the same sum of penalties, and removes the penalties.
  ///
  /// The slopes at the point determine them: a variable may move within a segment whose slope its rate outweighs.
  mutating func keepLeast() {
    var narrowed: [(variable: Int, low: Double, high: Double)] = []
    for (variable, penalty) in penalized where variables[variable].role == .dependent {
      narrowed.append((variable, penalty.start(penalty.segment), penalty.end(penalty.segment)))
    }
    for variable in gradient.variables where variables[variable].role == .independent && variables[variable].isOpen {
      let value = variables[variable].value
      let needed = -gradient[variable]
      var (low, high) = (-Double.infinity, Double.infinity)
      var slopes = (below: 0.0, above: 0.0)
      if let place = variables[variable].penalty {
        let penalty = penalized[place].penalty
        let (below, above) = (penalty.segment(below: value), penalty.segment(above: value))
        slopes = (penalty.slopes[below], penalty.slopes[above])
        (low, high) = (penalty.start(below), penalty.end(above))
      }
      if needed > slopes.below + Row.epsilon { low = value }
      if needed < slopes.above - Row.epsilon { high = value }
      if low > -.infinity || high < .infinity { narrowed.append((variable, low, high)) }
    }
    removePenalties()
    for item in narrowed {
      variables[item.variable].low = max(variables[item.variable].low, item.low)
      variables[item.variable].high = min(variables[item.variable].high, item.high)
    }
    for item in narrowed.reversed() { closeIfDecided(item.variable) }
  }
}
