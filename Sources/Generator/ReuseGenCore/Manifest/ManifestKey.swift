import ReuseGenJSONWriting

/// A key of reuse.json or headless-sources.json, declared once. The readers, the schemas and the table in
/// Documentation/Manifest.md follow the declaration.
struct ManifestKey<Value>: ManifestKeyDeclaration {
  let name: String
  let parts: [ManifestPart]
  let type: ManifestValueType<Value>
  let defaultValue: ManifestDefault
  let documentation: String
  /// Sets the value in an entry; `nil` for the keys of other parts.
  private let set: (@Sendable (Value, inout EntryValues) -> Void)?

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
    self.init(name, parts, type, defaultValue, documentation)
  }

  private init(
    _ name: String,
    _ parts: [ManifestPart],
    _ type: ManifestValueType<Value>,
    _ defaultValue: ManifestDefault,
    _ documentation: String,
    set: (@Sendable (Value, inout EntryValues) -> Void)? = nil
  ) {
    self.name = name
    self.parts = parts
    self.type = type
    self.defaultValue = defaultValue
    self.documentation = documentation
    self.set = set
  }

  /// Sets the value in an entry that specifies the key.
  func read(_ fields: inout ManifestFields, into values: inout EntryValues) {
    if let set, let value = fields.read(self) { set(value, &values) }
  }
}

// MARK: - Keys of entries

extension ManifestKey {
  /// - Parameter property: The value of an entry that the key sets.
  init(
    _ name: String,
    in parts: ManifestPart...,
    setting property: any WritableKeyPath<EntryValues, Value?> & Sendable,
    type: ManifestValueType<Value>,
    default defaultValue: ManifestDefault = .none,
    documentation: String
  ) {
    self.init(name, parts, type, defaultValue, documentation) { $1[keyPath: property] = $0 }
  }
}

extension ManifestKey<[Located<String>]> {
  /// A key without which the list is empty.
  init(
    _ name: String,
    in parts: ManifestPart...,
    setting property: any WritableKeyPath<EntryValues, Value> & Sendable,
    type: ManifestValueType<Value>,
    documentation: String
  ) {
    self.init(name, parts, type, .none, documentation) { $1[keyPath: property] = $0 }
  }
}

extension ManifestKey<Bool> {
  /// A flag, whose default is that of the property.
  init(
    _ name: String,
    in parts: ManifestPart...,
    setting property: any WritableKeyPath<EntryValues, Bool> & Sendable,
    documentation: String
  ) {
    let defaultValue = ManifestDefault.value(.bool(EntryValues()[keyPath: property]))
    self.init(name, parts, .flag, defaultValue, documentation) { $1[keyPath: property] = $0 }
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

  func read(_ fields: inout ManifestFields, into values: inout EntryValues)
}
