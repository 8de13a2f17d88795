/// The texts of a table in one language: of `Localizable.strings`, `.stringsdict` and `.xcstrings`.
package struct StringTable: Sendable {
  private(set) var texts: [String: LocalizedText] = [:]

  /// The texts of a string catalog without rules.
  package static func plainTexts(ofCatalog name: String, language: String, in folder: URL) -> [String: String] {
    guard let catalog = contents(of: folder.appendingPathComponent("\(name).xcstrings")) else { return [:] }
    return StringCatalog.read(catalog, language: language).compactMapValues { text in
      guard case .text(let plain) = text else { return nil }
      return plain
    }
  }

  /// Reads the table from the folder of a bundle. The rules of a .stringsdict file replace texts of a .strings file.
  ///
  /// As in Foundation, only the first file of each kind counts: that of no language, of the language, of Base, or of
  /// the language of development. A key that it lacks has no text, also if another file has one.
  init(_ name: String, language: String, development: String?, in folder: URL) {
    if let catalog = Self.contents(of: folder.appendingPathComponent("\(name).xcstrings")) {
      texts = StringCatalog.read(catalog, language: language)
    }
    let languages = UserLanguages.names(of: language) + ["Base"] + (development.map { [$0] } ?? [])
    let folders = [folder] + languages.map { folder.appendingPathComponent("\($0).lproj") }
    let first = { (kind: String) in
      folders.map { $0.appendingPathComponent("\(name).\(kind)") }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    add(first("strings").flatMap(Self.list)?.compactMapValues { $0 as? String })
    add(first("stringsdict").flatMap(Self.list))
  }

  private mutating func add(_ list: [String: Any]?) {
    for (key, value) in list ?? [:] {
      if let text = Self.text(value) { texts[key] = text }
    }
  }

  // MARK: - Files

  private static func contents(of file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      warn("The string catalog \(file.path) isn't JSON, so that it has no texts; open it in Xcode")
      return nil
    }
    return object
  }

  private static func list(_ file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      warn("The strings of \(file.path) can't be read, so that it has no texts; check it with plutil -lint")
      return nil
    }
    return list as? [String: Any]
  }

  // MARK: - Rules

  /// The text of a value in a .strings or .stringsdict file.
  private static func text(_ value: Any) -> LocalizedText? {
    if let text = value as? String { return .text(text) }
    guard let rules = value as? [String: Any] else { return nil }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(text))
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] {
      return .width(widths.compactMapValues(text))
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = rules.compactMapValues { $0 as? [String: Any] }.mapValues { rules in
      LocalizedText.plural(
        argument: nil,
        rules.filter { PluralRules.categories.contains($0.key) }.compactMapValues(text)
      )
    }
    return .format(format, variables)
  }
}
