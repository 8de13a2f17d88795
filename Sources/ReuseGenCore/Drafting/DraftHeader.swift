import InterfaceBuilderXML

/// The part of a draft before its entries.
struct DraftHeader {
  var schema: String
  var interfaceBuilder: String?
  var hasSources: Bool
  /// The number of documents that can't be read.
  var unreadableCount: Int
  /// A type of the target's with the name of a mixin, so that no class can be made to conform.
  var hidingType: String?
  /// Whether no nib of a reusable view states an identifier.
  var lacksIdentifiers: Bool
  /// Whether the root of a cell's nib is a plain view in Interface Builder.
  var hasPlainRoots = false

  var lines: [String] {
    let origin = hasSources ? "documents and sources" : "documents"
    var lines = ["// Drafted by reusegen init from the \(origin) found here; from now on it is yours to edit.", "{"]
    lines.append("  \"$schema\": \(quoted(schema)),")
    if let interfaceBuilder { lines.append("  \"interfaceBuilder\": [\(quoted(interfaceBuilder))],") }
    if let hidingType {
      lines.append("  // The sources declare \(hidingType), which hides the protocol that classes would conform to.")
      lines.append("  \"conformances\": false,")
    }
    return lines + rules
  }

  private var rules: [String] {
    var comments: [String] = []
    var rules: [String] = []
    if unreadableCount > 0 {
      let count = unreadableCount == 1 ? "1 document" : "\(unreadableCount) documents"
      comments.append("  // \(count) cannot be read, see below; without this line that is an error.")
      rules.append("\(quoted(IBReadError.rule)): \"warning\"")
    }
    if lacksIdentifiers {
      comments.append("  // No nib here states its reuse identifier. That is not an error, because code registers it.")
      rules.append("\(quoted(IdentifierMissing.name)): \"off\"")
    }
    if hasPlainRoots {
      comments.append("  // The root of a cell's nib is a plain view. Its class counts, so this is not an error.")
      rules.append("\(quoted(ElementKindDiffers.name)): \"warning\"")
    }
    return rules.isEmpty ? [] : comments + ["  \"rules\": { \(rules.joined(separator: ", ")) },"]
  }
}
