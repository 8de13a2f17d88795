/// A string literal in code that names something in a document or a catalog, and what replaces it.
struct LiteralChange: Sendable {
  enum Kind: String, CaseIterable, Sendable { case nib, storyboard, scene, segue, image, color, identifier }

  /// How code states the wrong name.
  enum Form: String, CaseIterable, Sendable {
    case literal
    /// A static constant of an enumeration, which is added to the source.
    case constant
    /// The raw value of a case of an enumeration that is added.
    case rawValue = "raw value"
    /// The reuse identifier of a class that is added.
    case reuseIdentifier = "T.reuseIdentifier"

    /// The expression in place of the literal, and the declaration at the end of the source.
    func code(_ name: String) -> (expression: String, declaration: String) {
      switch self {
      case .literal: ("\"\(name)\"", "")
      case .constant: ("SeededNames.seeded", "\nenum SeededNames { static let seeded = \"\(name)\" }\n")
      case .rawValue: ("SeededNames.seeded.rawValue", "\nenum SeededNames: String { case seeded = \"\(name)\" }\n")
      case .reuseIdentifier:
        (
          "SeededCell.reuseIdentifier",
          "\nfinal class SeededCell: UITableViewCell, Reusable { static let reuseIdentifier = \"\(name)\" }\n"
        )
      }
    }
  }

  let kind: Kind
  var form = Form.literal
  /// The index in `Project.sources`.
  let source: Int
  let value: String
  /// The text of the literal, in bytes of the source.
  let range: Range<Int>
  let line: Int
}
