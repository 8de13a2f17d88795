package import ReuseGenCore
package import ReuseGenDeclarations
import ReuseGenXcodeProjects

extension RelatedTargets {
  /// A warning for each document that the system would load for the target, and that nothing has.
  package var missingMainDocuments: [Diagnostic] {
    if target.isTest || target.mainDocuments.isEmpty { return [] }
    let files = Set((target.documents + otherDocuments).map { ProjectPath.name(of: $0.path) })
    let missing = target.mainDocuments.filter { document in
      ["", ".storyboard", ".xib"].allSatisfy { !files.contains(document.name + $0) }
    }
    return missing.map { warning(of: $0, "document", "add the document to the target") }
  }

  /// A warning for each image and color of the target's launch screen that its assets don't have, and for each class of
  /// its Info.plist that its sources don't declare. The system's colors have names, too.
  package func missingAssetsAndClasses(in assets: AssetNames, _ sources: [SourceFile]) -> [Diagnostic] {
    guard !target.isTest else { return [] }
    let isWhole =
      target.listsSources && sources.count == target.sources.count && !sources.contains(where: \.mayAddTypes)
    return target.namedItems.compactMap { named in
      if named.key.hasPrefix("UIImage") {
        let isFound = !assets.hasCatalogs || assets.hasImage(named: named.name)
        return isFound ? nil : warning(of: named, "image", "add it to an asset catalog")
      }
      if named.key.hasPrefix("UIColor") {
        let isFound = !assets.hasCatalogs || assets.hasColor(named: named.name) || named.name.hasPrefix("system")
        return isFound ? nil : warning(of: named, "color", "add it to an asset catalog")
      }
      // The name of the module is one of a setting that Xcode makes up.
      let parts = named.name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard isWhole, parts.count == 2, parts[0].isEmpty || parts[0] == target.module,
        !sources.contains(where: { $0.types.contains { $0.fullName == parts[1] || $0.otherName == parts[1] } })
      else { return nil }
      return warning(of: named, "class", "add its source to the target", as: parts[1])
    }
  }

  private func warning(
    of named: MainDocument,
    _ kind: String,
    _ advice: String,
    as name: String? = nil
  ) -> Diagnostic {
    let message =
      "the target \(target.name) has no \(kind) \(quoted(name ?? named.name)), which \(named.key) names; correct the name, or "
      + advice
    return Diagnostic(
      .warning,
      message,
      at: SourceLocation(named.position, in: named.path),
      rule: Diagnostic.projectRule
    )
  }
}
