extension TemplateEntry {
  /// Reads an entry of "templates"; `nil` if it has no usable file or output.
  init?(_ fields: inout ManifestFields) {
    let file = fields.read(ManifestKeys.templateFile)
    let output = fields.read(ManifestKeys.templateOutput)
    if file == nil, fields.isSound {
      fields.report("a template needs the key \"file\"; add it", at: fields.location, rule: ManifestRule.key)
    }
    guard let file, fields.isSound else { return nil }
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
  }
}

extension ManifestValueType<[TemplateEntry]> {
  /// Templates, each with an output of its own.
  static var templates: Self {
    let list = list(of: .template, shorthand: ManifestKeys.templateFile, TemplateEntry.init)
    return Self(schema: list.schema) { found, key, fields in
      guard let entries = list.read(found, key, &fields) else { return nil }
      var first: [String: TemplateEntry] = [:]
      for entry in entries {
        guard let other = first.updateValue(entry, forKey: entry.plainOutput) else { continue }
        fields.absorb([
          .error(
            "two templates write \(quoted(entry.output.value)); specify another output for one",
            at: entry.output.location,
            rule: ManifestRule.value,
            notes: [.init("first here", at: other.output.location)]
          )
        ])
      }
      return entries
    }
  }
}
