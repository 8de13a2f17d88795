/// An entry that is read from a manifest.
protocol ReadableEntry: ManifestEntry {
  /// Reports values that can't be combined.
  static func check(_ values: EntryValues, _ fields: inout ManifestFields)
}

extension ReadableEntry {
  /// Reads an entry; `nil` if it has no usable type.
  init?(_ fields: inout ManifestFields) {
    let type = fields.readType()
    let specified = fields.readValues()
    Self.check(specified.values, &fields)
    guard let type else { return nil }
    fields.checkClassOfUIKit(type, specified.values)
    let (location, isSound) = (fields.location, fields.isSound)
    self.init(EntryStatement(location: location, type: type, specified: specified, isSound: isSound))
  }
}

extension ManifestFields {
  /// Reports an entry of UIKit's own class without anything after which its accessors are named.
  fileprivate mutating func checkClassOfUIKit(_ type: Located<TypeName>, _ values: EntryValues) {
    guard type.value.isOfUIKit, isSound else { return }
    let key: String
    let lacksName: Bool
    if part == .scene {
      (key, lacksName) = ("storyboard", values.storyboard == nil)
    } else if part == .view, values.container == nil, values.kind == nil {
      // No list recycles the view, so that it has no identifier.
      (key, lacksName) = ("nib", values.nib?.value.specifiedName == nil)
    } else {
      (key, lacksName) = ("identifier", values.identifier == nil)
    }
    guard lacksName else { return }
    report(
      "\(type.value.text) is UIKit's own class, whose accessors are named after the \(key); add \(quoted(key)), or list a "
        + "subclass",
      at: type.location
    )
  }

  /// The values of an entry's keys. Those that are left out, or not allowed, have their defaults.
  fileprivate mutating func readValues() -> SpecifiedValues {
    // Most entries of a large manifest have only a type.
    if hasOnly(ManifestKeys.type) { return .none }
    var values = EntryValues()
    for key in ManifestKeys.ofEntries where has(key.name) && key.parts.contains(part) { key.read(&self, into: &values) }
    return SpecifiedValues(values)
  }
}

extension CellEntry: ReadableEntry {
  static func check(_ values: EntryValues, _ fields: inout ManifestFields) {
    guard values.nib != nil, let storyboard = values.storyboard else { return }
    fields.report(
      "a cell comes from a nib or is a prototype in a storyboard, not both; remove \"nib\" or \"storyboard\"",
      at: storyboard.location
    )
  }
}

extension ViewEntry: ReadableEntry {
  static func check(_ values: EntryValues, _ fields: inout ManifestFields) {
    if let kind = values.kind, values.container?.value == .table {
      fields.report("a table's header or footer has no \"kind\"; remove it", at: kind.location)
    }
    if values.isOwner, values.nib == nil, fields.isSound, let location = fields.location(of: ManifestKeys.owner) {
      fields.report("the File's Owner needs its nib; add \"nib\": true or the nib's name", at: location)
    }
  }
}

extension SceneEntry: ReadableEntry {
  static func check(_ values: EntryValues, _ fields: inout ManifestFields) {}
}
