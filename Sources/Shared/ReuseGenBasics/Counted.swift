/// A number with its noun: "1 file", "2 files".
///
/// - Parameter noun: The singular of a noun whose plural ends in "s".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
