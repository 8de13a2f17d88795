/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one word of the other;
/// nil where it is more than the limit.
///
/// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): no letter is touched twice.
/// Time is the product of the limit and a length; three rows of the table are held.
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int = .max) -> Int? {
  let limit = min(limit, max(first.count, second.count))
  let beyond = limit + 1
  var twoBack: [Int] = []
  var previous = (0...second.count).map { min($0, beyond) }
  for (row, letter) in first.enumerated() {
    var current = Array(repeating: beyond, count: second.count + 1)
    current[0] = min(row + 1, beyond)
    // Further from the diagonal than the limit, no distance is within it.
    let band = max(0, row - limit)..<max(0, row - limit, min(second.count, row + limit + 1))
    for column in band {
      let other = second[column]
      var distance = min(
        previous[column] + (letter == other ? 0 : 1),
        previous[column + 1] + 1,
        current[column] + 1
      )
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, twoBack[column - 1] + 1)
      }
      current[column + 1] = min(distance, beyond)
    }
    // A swap looks two rows back: where both are beyond the limit, so is all that follows.
    if !current.contains(where: { $0 <= limit }), !previous.contains(where: { $0 <= limit }) { return nil }
    twoBack = previous
    previous = current
  }
  let distance = previous[second.count]
  return distance <= limit ? distance : nil
}
