package import ReuseGenCore
package import ReuseGenSystemFiles
package import ReuseGenXcodeProjects

/// The target that a manifest names in place of folders.
package struct ManifestTarget {
  /// The target and those around it; `nil` if it isn't found.
  package private(set) var related: RelatedTargets?
  /// Why it isn't found, and what is wrong with the project.
  package private(set) var problems: [Diagnostic] = []
  /// Whether all sources that the project lists exist.
  package private(set) var hasAllSources = false
  /// The paths of the files that describe the project.
  private(set) var readFiles: [String] = []

  package init(_ project: ManifestProject, of manifest: ManifestFile) throws(FileFailure) {
    let path = manifest.path(project.path.value)
    guard let status = try FileStatus.following(path) else {
      problems = [.missing(project.path)]
      return
    }
    guard status.kind == .folder else {
      let message = "\(project.path.value) is a file; specify a project, a workspace or the folder of a package"
      problems = [.error(message, at: project.path.location, rule: Diagnostic.projectRule)]
      return
    }
    let search = try TargetSearch(at: path) { _ in }
    readFiles = search.readFiles
    problems = search.problems.map(Diagnostic.init)
    let choice = TargetChoice(project.target?.value, among: search.targets)
    if case .found(let numbers) = choice, let number = numbers.first {
      let related = RelatedTargets(of: number, in: search.targets)
      let missing = try related.target.missingFiles()
      hasAllSources = Set(missing).isDisjoint(with: related.target.sources)
      problems += [related.target.warning(ofMissing: missing)].compactMap(\.self) + related.missingMainDocuments
      self.related = related
    } else if let message = choice.message(project: project.path.value) {
      let location = (project.target ?? project.path).location
      problems.append(.error(message, at: location, rule: Diagnostic.projectRule))
    }
  }
}

extension CheckedTarget {
  /// The files that don't exist.
  package func missingFiles() throws(FileFailure) -> [ProjectFile] {
    var missing: [ProjectFile] = []
    for file in documents + sources + assetFiles where try FileStatus.following(file.path) == nil {
      missing.append(file)
    }
    return missing
  }
}
