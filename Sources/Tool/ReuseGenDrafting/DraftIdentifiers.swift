import ReuseGenCore

/// Separates the entries that share a reuse identifier in one kind of list.
///
/// The code of two screens can register two classes for "cell". One list can't, and the linter refuses a manifest with
/// both. The identifier of a document stays. If only code states it, the entry gets the identifier that follows from
/// its class: its accessor registers and dequeues it with that one.
struct DraftIdentifiers {
  private struct Key: Hashable {
    var part: DraftEntry.Part
    var container: Container
    var kind: String?
    var identifier: String
  }

  private var owners: [Key: TypeName] = [:]
  /// The indices of the entries that can't be told apart from an earlier one, with that one's class.
  private(set) var unresolved: [(index: Int, other: TypeName)] = []

  /// - Parameter isStated: Whether a document states the identifier of an entry.
  init(separating entries: inout [DraftEntry], where isStated: (DraftEntry) -> Bool) {
    // A prototype is in its own table only.
    let registered = entries.indices.filter { entries[$0].storyboard == nil && Self.key(entries[$0]) != nil }
    let stated = registered.filter { isStated(entries[$0]) }
    for index in stated + registered.filter({ !isStated(entries[$0]) }) {
      guard let other = claim(entries[index]) else { continue }
      guard !isStated(entries[index]), entries[index].identifier != nil else {
        unresolved.append((index, other))
        continue
      }
      let shared = entries[index].identifier ?? ""
      entries[index].identifier = nil
      entries[index].remark(
        "code registers it for \(quoted(shared)), which \(other.text) also has; the class's name distinguishes them"
      )
      if let other = claim(entries[index]) { unresolved.append((index, other)) }
    }
  }

  /// Takes the identifier of an entry.
  ///
  /// - Returns: The class that has it; `nil` if it is free.
  private mutating func claim(_ entry: DraftEntry) -> TypeName? {
    guard let key = Self.key(entry) else { return nil }
    guard let other = owners[key], other != entry.type else {
      owners[key] = entry.type
      return nil
    }
    return other
  }

  /// `nil` for an entry that no list recycles.
  private static func key(_ entry: DraftEntry) -> Key? {
    guard entry.part != .scenes, let container = entry.part == .cells ? entry.container ?? .table : entry.container
    else { return nil }
    let identifier = entry.identifier ?? entry.type.last
    return Key(part: entry.part, container: container, kind: entry.kind, identifier: identifier)
  }
}
