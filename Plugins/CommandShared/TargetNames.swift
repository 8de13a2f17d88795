/// The names of a package's targets, among which a misspelled one is looked for. A plugin can't import the tool's own
/// module for that.
struct TargetNames {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  /// The name that differs least from a word, with at most one mistake in three letters; `nil` if there is none.
  func nearest(to word: String) -> String? {
    let all = names.map { (name: $0, distance: Self.distance(Array($0.lowercased()), Array(word.lowercased()))) }
    return all.filter { $0.distance <= max(1, word.count / 3) }.min { $0.distance < $1.distance }?.name
  }

  /// The number of letters to insert, delete or replace.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        current.append(min(previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[second.count]
  }
}
