import ReuseGenSpelling

/// The uses of a name that several objects of documents share, reported with one message.
struct UsesOfName {
  let name: String
  /// In reading order, each once.
  private(set) var locations: [SourceLocation]

  /// Groups uses by name, in the order of each name's first use.
  static func grouped(_ uses: some Sequence<(name: String, location: SourceLocation)>) -> [UsesOfName] {
    var groups: [UsesOfName] = []
    var positions: [String: Int] = [:]
    for use in uses {
      if let position = positions[use.name] {
        groups[position].locations.append(use.location)
      } else {
        positions[use.name] = groups.count
        groups.append(UsesOfName(name: use.name, locations: [use.location]))
      }
    }
    return groups.map { UsesOfName(name: $0.name, locations: Array(Set($0.locations)).sorted()) }
  }

  /// Reports the uses at the first of them. Notes list the next two, and the last of them counts the others.
  func finding(_ message: String) -> Finding {
    let others = locations.dropFirst()
    var notes = others.prefix(2).map { Diagnostic.Note("\(quoted(name)) is used here, too", at: $0) }
    if others.count > notes.count, let last = notes.indices.last {
      notes[last].message += " (\(others.count - notes.count) more not shown)"
    }
    return Finding(message, at: locations[0], notes: notes)
  }
}
