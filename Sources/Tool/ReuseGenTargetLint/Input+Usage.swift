package import ReuseGenCommandLine
import ReuseGenCore
package import ReuseGenSystemFiles
import ReuseGenXcodeProjects

extension Input {
  /// Reads the names that the files around the target use, so that unused items are reported.
  package mutating func readUsage() throws(FileFailure) {
    var search = UsageSearch()
    target.usage = try search.usage(of: related ?? RelatedTargets(of: 0, in: [CheckedTarget(of: self)]))
  }
}

extension CheckedTarget {
  /// The target of a manifest that names folders.
  fileprivate init(of input: Input) {
    self.init(name: input.manifest.path)
    documents = input.target.documents.map { ProjectFile(path: $0.path) }
    sources = input.target.declarations.files.map { ProjectFile(path: $0.path) }
    assets = input.assetFolders
    root = Self.root(around: input.manifest.path)
  }

  /// The folder of the project or package around a manifest, or else the manifest's own.
  private static func root(around manifest: String) -> String {
    let own = manifest == "-" ? AbsolutePath(AbsolutePath.workingFolder) : AbsolutePath(manifest).folder
    return shown(EnclosingFolder.project(around: own) ?? own)
  }

  private static func shown(_ folder: AbsolutePath) -> String {
    ProjectPath.join("", ShownPath.ofFiles(in: "\(folder.text)/"))
  }
}
