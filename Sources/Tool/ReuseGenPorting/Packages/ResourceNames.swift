/// The names of an app's images, colors and strings, which accessors in its code spell differently.
package struct ResourceNames: Sendable {
  private let images: [String: String]
  private let colors: [String: String]
  private let tables: [(name: String, keys: [String: String])]

  /// - Parameter strings: The keys, by the names of their tables.
  package init(
    images: some Sequence<String> = [],
    colors: some Sequence<String> = [],
    strings: [String: [String]] = [:]
  ) {
    self.images = Self.index(images)
    self.colors = Self.index(colors)
    tables = strings.sorted { $0.key < $1.key }.map { (name: $0.key, keys: Self.index($0.value)) }
  }

  private static func index(_ names: some Sequence<String>) -> [String: String] {
    Dictionary(names.sorted().map { (plain($0), $0) }) { first, _ in first }
  }

  /// The letters and digits, which accessors keep: "icon-close" is `iconClose`, "scene.title" is `Scene.title`.
  private static func plain(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  func image(_ accessor: String) -> String { images[Self.plain(accessor)] ?? accessor }

  func color(_ accessor: String) -> String { colors[Self.plain(accessor)] ?? accessor }

  func isColor(_ accessor: String) -> Bool { colors[Self.plain(accessor)] != nil }

  /// The table and the key of a string.
  ///
  /// - Parameter isInTable: Whether the path begins with the table. Otherwise that is the first one with the key.
  func string(_ path: [String], isInTable: Bool) -> (table: String, key: String) {
    let (table, rest) = (Self.plain(path[0]), Array(path.dropFirst()))
    if let found = tables.first(where: { Self.plain($0.name) == table }) {
      if let key = found.keys[Self.plain(rest.joined())] { return (found.name, key) }
      if isInTable { return (found.name, rest.joined(separator: ".")) }
    }
    if isInTable { return (path[0], rest.joined(separator: ".")) }
    let whole = Self.plain(path.joined())
    for (name, keys) in tables {
      if let found = keys[whole] { return (name, found) }
    }
    return ("Localizable", path.joined(separator: "."))
  }
}
