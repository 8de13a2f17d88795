/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one word of the other.
///
/// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): no letter is touched twice.
/// Time is the product of the lengths; three rows of the table are held.
func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var twoBack: [Int] = []
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for (column, other) in second.enumerated() {
      var distance = min(
        previous[column] + (letter == other ? 0 : 1),
        previous[column + 1] + 1,
        current[column] + 1
      )
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, twoBack[column - 1] + 1)
      }
      current.append(distance)
    }
    twoBack = previous
    previous = current
  }
  return previous[second.count]
}
