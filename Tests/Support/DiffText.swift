/// Two texts that are written as a diff: a line of both begins with a space, of the first alone with "-", and of the
/// second alone with "+".
package struct DiffText {
  package let before: String
  package let after: String

  package init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func side(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { $0.dropFirst() }.joined(separator: "\n")
    }
    (before, after) = (side(without: "+"), side(without: "-"))
  }
}
