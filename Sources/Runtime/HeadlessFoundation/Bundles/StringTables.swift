/// The tables of bundles, each read once: the files of a bundle don't change while a program runs.
final class StringTables: @unchecked Sendable {
  // Unchecked, because the lock guards the values.
  static let shared = StringTables()

  private struct Key: Hashable {
    var folder: String
    var language: String
    var table: String
  }

  private let lock = NSLock()
  private var tables: [Key: StringTable] = [:]
  private var languages: [String: [String]] = [:]

  /// - Parameter development: The language of development, unless the table has been read.
  func text(at place: LocalizedPlace, development: String? = nil) -> LocalizedText? {
    let key = Key(folder: place.folder, language: place.language, table: place.table)
    if let known = lock.withLock({ tables[key] }) { return known.texts[place.key] }
    let folder = URL(fileURLWithPath: place.folder, isDirectory: true)
    let table = StringTable(place.table, language: place.language, development: development, in: folder)
    lock.withLock { tables[key] = table }
    return table.texts[place.key]
  }

  /// The languages that a folder has: those of its language folders and of its string catalogs.
  func languages(of folder: URL) -> [String] {
    if let known = lock.withLock({ languages[folder.path] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) })
    for name in names where name.hasSuffix(".xcstrings") {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      found.formUnion(StringCatalog.languages(of: catalog))
    }
    let sorted = found.subtracting(["Base"]).sorted()
    lock.withLock { languages[folder.path] = sorted }
    return sorted
  }
}
