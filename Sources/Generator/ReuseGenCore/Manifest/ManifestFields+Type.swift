extension ManifestFields {
  /// The type of the entry; `nil` if it is missing or not allowed, which is then reported.
  mutating func readType() -> Located<TypeName>? {
    if location(of: ManifestKeys.type) == nil {
      report("\(part.subject) needs its \"type\", the name of its Swift class", at: location)
    }
    return read(ManifestKeys.type)
  }
}
