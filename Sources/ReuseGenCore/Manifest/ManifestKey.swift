import ReuseGenJSON

/// A key of reuse.json, declared once. The reader, reuse.schema.json and the table in
/// Documentation/Manifest.md follow the declaration.
struct ManifestKey<Value>: ManifestKeyDeclaration {
  let name: String
  let parts: [ManifestPart]
  let type: ManifestValueType<Value>
  let defaultValue: ManifestDefault
  let documentation: String

  var schema: JSONValue { type.schema }

  /// - Parameters:
  ///   - parts: The parts of the manifest in which the key is allowed.
  ///   - documentation: The meaning of the key, as a phrase that begins in lower case and has no period at its end.
  init(
    _ name: String,
    in parts: ManifestPart...,
    type: ManifestValueType<Value>,
    default defaultValue: ManifestDefault = .none,
    documentation: String
  ) {
    self.name = name
    self.parts = parts
    self.type = type
    self.defaultValue = defaultValue
    self.documentation = documentation
  }
}

/// The effect of omitting a key.
enum ManifestDefault: Sendable {
  /// The key can't be left out.
  case required
  /// The same as this value.
  case value(JSONValue)
  /// A value that depends on others, as documentation describes it.
  case described(String)
  case none
}

/// A key of any type.
protocol ManifestKeyDeclaration: Sendable {
  var name: String { get }
  var parts: [ManifestPart] { get }
  var schema: JSONValue { get }
  var defaultValue: ManifestDefault { get }
  var documentation: String { get }
}
