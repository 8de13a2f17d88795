import ReuseGenSpelling

/// Reads reuse.json: text to a `Manifest`, or to every mistake in it.
package enum ManifestReader {
  /// Larger files are refused before they are read: no manifest that a person keeps is near it.
  package static let greatestSize = 8 << 20

  /// The manifest, where it could be made out, and what is wrong with it. A manifest that has mistakes is
  /// still given, so that later stages can add theirs; the caller must not generate from it.
  package static func read(_ bytes: [UInt8], file: String) -> ManifestReading {
    let json: LocatedJSON
    do {
      json = try LocatedJSON.read(bytes, file: file)
    } catch {
      return ManifestReading(manifest: nil, diagnostics: [error.diagnostic])
    }
    guard case .object(let members) = json.value else {
      let message = "a manifest is an object in braces, not \(json.description)"
      return ManifestReading(
        manifest: nil,
        diagnostics: [.error(message, at: json.location, rule: ManifestRule.value)]
      )
    }
    var fields = ManifestFields(members, subject: "the manifest", location: json.location, keys: ManifestKey.ofManifest)
    var manifest = Manifest(file: file)
    readSettings(&fields, into: &manifest)
    manifest.cells = entries(.cells, of: &fields, subject: "a cell", keys: ManifestKey.ofCell, read: cell)
    manifest.views = entries(.views, of: &fields, subject: "a view", keys: ManifestKey.ofView, read: view)
    manifest.scenes = entries(.scenes, of: &fields, subject: "a scene", keys: ManifestKey.ofScene, read: scene)
    return ManifestReading(manifest: manifest, diagnostics: fields.diagnostics.inReadingOrder)
  }

  private static func readSettings(_ fields: inout ManifestFields, into manifest: inout Manifest) {
    if let schema = fields.value(.schema), !schema.isString {
      fields.mismatch(.schema, wanted: "a string", found: schema)
    }
    if fields.value(.imports) != nil { manifest.imports = imports(&fields) }
    if let access = fields.choice(.access, as: AccessLevel.self) { manifest.access = access.value }
    if let namespace = fields.identifier(.namespace) { manifest.namespace = namespace }
    manifest.bundle = fields.choice(.bundle, as: BundleChoice.self)?.value
    if fields.value(.interfaceBuilder) != nil { manifest.interfaceBuilder = fields.texts(.interfaceBuilder) }
    manifest.writesConformances = fields.flag(.conformances) ?? true
    readRules(&fields, into: &manifest)
  }

  private static func imports(_ fields: inout ManifestFields) -> [String] {
    var modules: [String] = []
    for module in fields.texts(.imports) {
      if TypeName(module.value) == nil {
        fields.report("\(quoted(module.value)) is no module's name", at: module.location, rule: ManifestRule.name)
      } else if modules.contains(module.value) {
        fields.report("\(quoted(module.value)) is imported twice; remove one", at: module.location)
      } else {
        modules.append(module.value)
      }
    }
    // Any other module may be one of the user's that re-exports Recycler.
    let isWithoutRecycler = modules.allSatisfy(["UIKit", "Foundation", "SwiftUI"].contains)
    if fields.isSound, isWithoutRecycler, let found = fields.value(.imports) {
      fields.report("\"imports\" leaves out \"Recycler\", which the generated file needs; add it", at: found.location)
    }
    return modules
  }

  /// Reads the severities of rules. Which rules exist is the linter's knowledge.
  private static func readRules(_ fields: inout ManifestFields, into manifest: inout Manifest) {
    guard let found = fields.value(.rules) else { return }
    guard case .object(let members) = found.value else {
      fields.mismatch(.rules, wanted: "an object of rules and severities", found: found)
      return
    }
    var seen: Set<String> = []
    for member in members {
      let name = member.key.value
      if !seen.insert(name).inserted {
        fields.report(
          "the rule \(quoted(name)) stands twice; remove one",
          at: member.key.location,
          rule: ManifestRule.key
        )
        continue
      }
      manifest.ruleNames.append(member.key)
      if let severity: RuleSeverity = fields.choice(member.value, named: name) { manifest.severities[name] = severity }
    }
  }

  /// Reads a list of entries, each an object or a string that stands for its type.
  private static func entries<Entry>(
    _ key: ManifestKey,
    of fields: inout ManifestFields,
    subject: String,
    keys: [ManifestKey],
    read: (inout ManifestFields) -> Entry?
  ) -> [Entry] {
    var entries: [Entry] = []
    for element in fields.elements(key) {
      let members: [LocatedJSON.Member]
      switch element.value {
      case .object(let written): members = written
      case .string: members = [.init(key: Located(ManifestKey.type.rawValue, at: element.location), value: element)]
      default:
        fields.report(
          "\(subject) is an object or the name of its type, not \(element.description)",
          at: element.location
        )
        continue
      }
      var entry = ManifestFields(members, subject: subject, location: element.location, keys: keys)
      if let read = read(&entry) { entries.append(read) }
      fields.absorb(entry.diagnostics)
    }
    return entries
  }
}
