import ReuseGenXML

enum UnusedDocument: UsageRule {
  static let name = "unused-document"
  static let summary = "Nothing loads a nib or a storyboard."
  static let discussion = """
    A document is used if a string in the project's code or data, or one that code composes, can be its name; if
    code names a class or a member with its name, other than to declare it; or if another document, Info.plist or an
    entry of the manifest names it. Without an Info.plist, a document that can be the main one is used. \(readFiles)
    """
  static let rationale = "The document is in every copy of the app, and every change of a class must respect it."
  static let fix = "Remove the document, or load it."
  static let example = """
    The target has OldCell.xib, and no source names it:

        <objects><tableViewCell id="a"/></objects>
    """

  static func findings(in context: AssetContext, _ usage: ProjectUsage) -> [Finding] {
    let used = UsedDocuments(context, usage)
    return context.documents.all.compactMap { document in
      guard let version = document.versions.first, !context.missingClasses.isUnused(version), !used.uses(document)
      else { return nil }
      let kind = document.kind == .xib ? "nib" : "storyboard"
      return Finding(
        "nothing loads the \(kind) \(quoted(document.name)); remove it, or load it",
        at: version.location(version.location)
      )
    }
  }
}
