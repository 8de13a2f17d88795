extension ManifestFields {
  /// The type of the entry; `nil` if it is missing or not allowed, which is then reported.
  mutating func readType() -> Located<TypeName>? {
    if location(of: ManifestKeys.type) == nil {
      let example = ["view": "HeaderView", "scene": "PersonViewController"][part.rawValue] ?? "PersonCell"
      report(
        "\(part.subject) needs its \"type\", the name of its Swift class; add it, as in \"type\": \"\(example)\"",
        at: location
      )
    }
    return read(ManifestKeys.type)
  }
}
