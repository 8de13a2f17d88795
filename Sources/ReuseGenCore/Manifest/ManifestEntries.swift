/// One function for each kind of entry: its keys, and which of them cannot stand together.
extension ManifestReader {
  static func cell(_ fields: inout ManifestFields) -> CellEntry? {
    let type = type(&fields)
    let name = fields.identifier(.name)
    let container = fields.choice(.container, as: Container.self)
    let identifier = fields.text(.identifier)
    let nib = nib(&fields)
    let storyboard = fields.text(.storyboard)
    if nib != nil, let storyboard {
      fields.report(
        "a cell comes from a nib or is a prototype in a storyboard, not both; remove \"nib\" or \"storyboard\"",
        at: storyboard.location
      )
    }
    let writesConformance = fields.flag(.conformances) ?? true
    guard let type else { return nil }
    return CellEntry(
      location: fields.location,
      type: type,
      name: name,
      identifier: identifier,
      container: container,
      nib: nib,
      storyboard: storyboard,
      writesConformance: writesConformance
    )
  }

  static func view(_ fields: inout ManifestFields) -> ViewEntry? {
    let type = type(&fields)
    let name = fields.identifier(.name)
    let container = fields.choice(.container, as: Container.self)
    let identifier = fields.text(.identifier)
    let nib = nib(&fields)
    let isOwner = fields.flag(.owner) ?? false
    let kind = fields.text(.kind)
    if let kind, container?.value == .table {
      fields.report("a header or footer of a table has no \"kind\"; remove it", at: kind.location)
    }
    let writesConformance = fields.flag(.conformances) ?? true
    if isOwner, nib == nil, fields.isSound, let owner = fields.value(.owner) {
      fields.report("the File's Owner needs its nib: add \"nib\": true or the nib's name", at: owner.location)
    }
    guard let type else { return nil }
    return ViewEntry(
      location: fields.location,
      type: type,
      name: name,
      identifier: identifier,
      container: container,
      nib: nib,
      isOwner: isOwner,
      kind: kind,
      writesConformance: writesConformance,
      isSound: fields.isSound
    )
  }

  static func scene(_ fields: inout ManifestFields) -> SceneEntry? {
    let type = type(&fields)
    let name = fields.identifier(.name)
    let storyboard = fields.text(.storyboard)
    let identifier = fields.text(.identifier)
    let writesConformance = fields.flag(.conformances) ?? true
    guard let type else { return nil }
    return SceneEntry(
      location: fields.location,
      type: type,
      name: name,
      storyboard: storyboard,
      identifier: identifier,
      writesConformance: writesConformance
    )
  }

  private static func type(_ fields: inout ManifestFields) -> Located<TypeName>? {
    guard fields.value(.type) != nil else {
      fields.report("\(fields.subject) needs its \"type\", the name of its Swift class", at: fields.location)
      return nil
    }
    guard let text = fields.text(.type) else { return nil }
    guard let type = TypeName(text.value) else {
      let word = text.value.split(separator: ".").first { SwiftIdentifier.isReservedType(String($0)) }
      let reason = word.map { ", for Swift keeps the word \(quoted(String($0))) for itself" } ?? ""
      fields.report(
        "\"type\" is no name of a Swift class: \(quoted(text.value))\(reason)",
        at: text.location,
        rule: ManifestRule.name
      )
      return nil
    }
    if GeneratedNames.baseClasses.contains(type.text) {
      fields.report(
        "\(type.text) is UIKit's own class, and an accessor for it would reach all its subclasses; list a subclass",
        at: text.location
      )
      return nil
    }
    return Located(type, at: text.location)
  }

  private static func nib(_ fields: inout ManifestFields) -> Located<NibChoice>? {
    guard let found = fields.value(.nib) else { return nil }
    switch found.value {
    case .bool(true): return Located(.namedAsType, at: found.location)
    case .bool(false): return nil
    case .string:
      return fields.text(.nib).map { Located(.named($0.value), at: $0.location) }
    default:
      fields.mismatch(.nib, wanted: "true, false or the nib's name", found: found)
      return nil
    }
  }
}
