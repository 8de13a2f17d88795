/// Numbers names that are taken: `cell2`, `cell3` …
///
/// It remembers the last number of each name, so that numbering many equal names takes linear time.
package struct NameNumbers {
  private var next: [String: Int] = [:]

  package init() {}

  /// The name with the first number from 2 that makes it unique. A number is returned once.
  package mutating func name(_ base: String, isTaken: (String) -> Bool) -> String {
    var number = next[base] ?? 2
    while isTaken("\(base)\(number)") { number += 1 }
    next[base] = number + 1
    return "\(base)\(number)"
  }
}
