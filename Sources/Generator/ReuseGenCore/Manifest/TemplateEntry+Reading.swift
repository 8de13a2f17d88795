extension TemplateEntry {
  /// Reads an entry of "templates"; `nil` if it has no usable file or output.
  init?(_ fields: inout ManifestFields) {
    let output = fields.read(ManifestKeys.templateOutput)
    guard let file = fields.required(ManifestKeys.templateFile), fields.isSound else { return nil }
    let usual = BuiltInTemplate.named(file.value).map { Located($0.output, at: file.location) }
    guard let output = output ?? usual else {
      fields.report(
        "the template \(quoted(file.value)) needs the key \"output\", the file that it writes; add it",
        at: file.location,
        rule: ManifestRule.key
      )
      return nil
    }
    self.init(file: file, output: output)
    if output.value.hasInvisibleCharacters {
      fields.report(
        "the output \(quoted(output.value)) has a control character, or a space before or after a name; remove it",
        at: output.location,
        rule: ManifestRule.value
      )
      return nil
    }
    if !hasExtension {
      fields.report(
        "the output \(quoted(output.value)) has no extension, by which builds know what a file is; add one, such as "
          + "\(quoted("\(output.value).swift"))",
        at: output.location,
        rule: ManifestRule.value
      )
      return nil
    }
  }
}

extension ManifestValueType<[TemplateEntry]> {
  /// Templates, each with an output of its own.
  static var templates: Self {
    let list = list(of: .template, shorthand: ManifestKeys.templateFile, TemplateEntry.init)
    return Self(schema: list.schema) { found, key, fields in
      guard let entries = list.read(found, key, &fields) else { return nil }
      // Strings are equal whatever their normalization, as names are for file systems, which ignore case, too.
      var paths: [String: TemplateEntry] = [:]
      var names: [String: TemplateEntry] = [:]
      for entry in entries {
        let path = entry.plainOutput.nameForFileSystem
        let output = quoted(entry.output.value)
        if let other = paths.updateValue(entry, forKey: path) {
          let isSame = other.plainOutput.utf8.elementsEqual(entry.plainOutput.utf8)
          let message =
            isSame
            ? "two templates write \(output); specify another output for one"
            : "\(output) and \(quoted(other.output.value)) are one file where case or Unicode's normalization doesn't "
              + "count; specify another output for one"
          fields.report(message, entry, other)
        } else if entry.isInFolderOfManifest,
          let other = names.updateValue(entry, forKey: path.split(separator: "/").last.map(String.init) ?? path)
        {
          let message =
            "\(output) and \(quoted(other.output.value)) have one name, of which SwiftPM compiles only one in a target; "
            + "specify another output for one"
          fields.report(message, entry, other)
        }
      }
      return entries
    }
  }
}

extension String {
  /// Whether a name of a path has a control character, or a space before or after it.
  fileprivate var hasInvisibleCharacters: Bool {
    split(separator: "/").contains { $0.first?.isWhitespace ?? false || $0.last?.isWhitespace ?? false }
      || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension ManifestFields {
  /// Reports that two templates write one file.
  fileprivate mutating func report(_ message: String, _ entry: TemplateEntry, _ other: TemplateEntry) {
    let notes = [Diagnostic.Note("first here", at: other.output.location)]
    absorb([.error(message, at: entry.output.location, rule: ManifestRule.value, notes: notes)])
  }
}
