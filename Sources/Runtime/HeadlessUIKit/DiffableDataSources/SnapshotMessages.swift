/// UIKit's messages for errors in editing snapshots.
enum SnapshotMessages {
  /// The kinds of identifiers in a snapshot.
  enum Kind {
    case section, item

    /// The kind at the beginning of a sentence.
    var title: String { self == .item ? "Item" : "Section" }
  }

  static let nestedApply =
    "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__APPLYING_SNAPSHOTS_REENTRANTLY_OR_ON_MAIN_AND_BACKGROUND_THREADS: a view that "
    + "apply requests was being made. Apply another snapshot later, for example in apply's completion handler"

  static func repeated<Identifier>(_ kind: Kind, _ identifier: Identifier) -> String {
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}"
  }

  static func repeatedInSection<Identifier>(_ identifier: Identifier) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    \(identifier)\n)}"
  }

  static func sectionsExist<Identifier>(_ identifiers: [Identifier]) -> String {
    exist(.section, identifiers, "Identifiers in a snapshot must be unique.")
  }

  static func itemsExist<Identifier>(_ identifiers: [Identifier]) -> String {
    let subject = identifiers.count == 1 ? "item identifier" : "item identifiers"
    return exist(
      .item,
      identifiers,
      "The existing \(subject) will be moved into place instead, but this operation will be more expensive. For best "
        + "performance, inserted item identifiers should always be unique."
    )
  }

  private static func exist<Identifier>(_ kind: Kind, _ identifiers: [Identifier], _ advice: String) -> String {
    let isOne = identifiers.count == 1
    let subject = isOne ? "identifier" : "identifiers"
    let verb = isOne ? "exists" : "exist"
    let list = isOne ? "\(identifiers[0])" : "(\n\(identifiers.map { "    \($0)" }.joined(separator: ",\n"))\n)"
    return "Diffable data source detected an attempt to insert or append \(identifiers.count) \(kind) \(subject) that "
      + "already \(verb) in the snapshot. \(advice) \(kind.title) \(subject) that already \(verb): \(list)"
  }

  /// UIKit's message names an internal condition, `fromIndex != NSNotFound`, for most of these errors, which doesn't
  /// help.
  static func notFound<Identifier>(_ kind: Kind, _ identifier: Identifier) -> String {
    "\(kind.title) identifier was not found: \(identifier)"
  }

  static func unknown<Identifier>(_ kind: Kind, _ identifier: Identifier, for action: String) -> String {
    "Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)"
  }

  static func movedToItself<Identifier>(_ kind: Kind, _ identifier: Identifier) -> String {
    "Invalid update: destination for \(kind) move is the same as the source [\(identifier)]"
  }

  static func insertedAtItself<Identifier>(_ identifier: Identifier) -> String {
    "Invalid update: destination for insertion operation [\(identifier)] is in the insertion identifier list"
  }
}
