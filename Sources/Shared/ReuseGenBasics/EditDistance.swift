/// The number of letters to insert, delete, replace or swap with their neighbor to turn one word into the other; `nil`
/// if it exceeds the limit.
///
/// This is the restricted Damerau-Levenshtein distance (optimal string alignment), which edits no letter twice. Takes
/// time in proportion to the limit and the length of `first`, and keeps three rows of the table.
func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int = .max) -> Int? {
  let limit = min(limit, max(first.count, second.count))
  guard abs(first.count - second.count) <= limit else { return nil }
  let beyond = limit + 1
  var previous = (0...second.count).map { min($0, beyond) }
  var current = Array(repeating: beyond, count: second.count + 1)
  var twoBack = current
  var wasWithinLimit = true
  for (row, letter) in first.enumerated() {
    // Beyond this distance from the diagonal all values exceed the limit. No row has written the values after it.
    let start = max(0, row - limit)
    current[start] = start == 0 ? min(row + 1, beyond) : beyond
    var isWithinLimit = current[start] <= limit
    for column in start..<min(second.count, row + limit + 1) {
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
      if distance <= limit { isWithinLimit = true }
    }
    // A swap refers to the row before the last. If two rows exceed the limit, so do all further ones.
    if !isWithinLimit, !wasWithinLimit { return nil }
    wasWithinLimit = isWithinLimit
    (twoBack, previous, current) = (previous, current, twoBack)
  }
  let distance = previous[second.count]
  return distance <= limit ? distance : nil
}
