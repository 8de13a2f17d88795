import ReuseGenCore
import ReuseGenVisibleText
import ReuseGenXML

/// The part of a draft before its entries.
struct DraftHeader {
  var schema: String?
  var interfaceBuilder: [String]
  var sourcePaths: [String]
  /// The project whose files are used; `nil` if folders are searched for files.
  var project: DraftProject?
  var hasSources: Bool
  /// The number of documents that can't be read.
  var unreadableCount: Int
  /// A type of the target's with the name of a mixin, so that no class can be made to conform.
  var hidingType: String?
  /// Whether no nib of a reusable view states an identifier.
  var lacksIdentifiers: Bool
  /// The name of the catalog, if a type of the sources has the default one.
  var namespace: String?
  /// The modules of classes that aren't the target's own.
  var imports: [String] = []
  /// The rules that would find errors.
  var severities = DraftSeverities()

  var lines: [String] {
    var lines = ["// Drafted by reusegen init from \(origin); from now on it is yours to edit.", "{"]
    if let schema { lines.append("  \"$schema\": \(quoted(schema)),") }
    if !imports.isEmpty {
      lines.append("  \"imports\": [\((["Recycler"] + imports).map(quoted).joined(separator: ", "))],")
    }
    if let project { lines.append("  \"project\": \(project.json),") }
    if !interfaceBuilder.isEmpty {
      lines.append("  \"interfaceBuilder\": [\(interfaceBuilder.map(quoted).joined(separator: ", "))],")
    }
    if !sourcePaths.isEmpty {
      lines.append("  \"sources\": [\(sourcePaths.map(quoted).joined(separator: ", "))],")
    }
    if let namespace {
      lines.append("  // The sources declare a type with the name that the catalog has by default.")
      lines.append("  \"namespace\": \(quoted(namespace)),")
    }
    if let hidingType {
      lines.append("  // The sources declare \(hidingType), which hides the protocol that classes would conform to.")
      lines.append("  \"conformances\": false,")
    }
    return lines + rules
  }

  private var origin: String {
    let files = hasSources ? "the documents and sources" : "the documents"
    // A target's name can contain a line break, which would end the comment.
    return project.map { "\(files) of \($0.target.withVisibleControlCharacters)" } ?? "\(files) found here"
  }

  private var rules: [String] {
    var comments: [String] = []
    var rules: [String] = []
    if unreadableCount > 0 {
      let count = unreadableCount == 1 ? "1 document" : "\(unreadableCount) documents"
      comments.append("  // \(count) can't be read, see below; without this line that is an error.")
      rules.append("\(quoted(IBReadError.rule)): \"warning\"")
    }
    if lacksIdentifiers {
      comments.append("  // No nib here has a reuse identifier. That is not an error, because code registers it.")
      rules.append("\(quoted(IdentifierMissing.name)): \"off\"")
    }
    comments += severities.comments
    rules += severities.rules.map { "\(quoted($0.name)): \"warning\"" }
    return rules.isEmpty ? [] : comments + ["  \"rules\": { \(rules.joined(separator: ", ")) },"]
  }
}
