/// What cells, views and scenes have in common.
protocol ManifestEntry: Sendable {
  var place: SourcePlace { get }
  var type: Located<TypeName> { get }
  var name: Located<String>? { get }
  var identifier: Located<String>? { get }
  /// Whether the generated file declares conformances of the class, and its identifiers as static members.
  var writesConformance: Bool { get }
}

extension ManifestEntry {
  /// The identifier that the manifest specifies, or the type's name.
  var reuseIdentifier: String { identifier?.value ?? type.value.last }
}

extension ManifestFields {
  /// The type of the entry; nil if it is missing or not allowed, which is then reported.
  mutating func readType() -> Located<TypeName>? {
    if place(of: ManifestKeys.type) == nil {
      report("\(part.subject) needs its \"type\", the name of its Swift class", at: place)
    }
    return read(ManifestKeys.type)
  }
}
