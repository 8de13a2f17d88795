/// The counts that data sources return.
enum SectionCount {
  /// Each section takes memory, whatever it contains.
  private static let limit = 1 << 24

  static func checked(_ count: Int) -> Int {
    if !(0...limit).contains(count) { stop("The number of sections must be from 0 to \(limit): \(count)") }
    return count
  }

  static func checkedItems(_ count: Int, in section: Int) -> Int {
    if !(0...Int(Int32.max)).contains(count) {
      stop("The number of items in section \(section) must be from 0 to \(Int32.max): \(count)")
    }
    return count
  }
}
