import ReuseGenCommandLine
import ReuseGenSystemFiles

/// The JSON schema of manifests, which the package contains.
enum SchemaFile {
  private static let name = "reuse.schema.json"

  /// The path from a manifest to the schema: in a folder around the manifest, or in SwiftPM's checkout or a clone of
  /// the package there; `nil` if there is none.
  static func path(relativeTo manifest: String) throws(FileFailure) -> String? {
    let inPackage = "Schemas/\(name)"
    var folder = AbsolutePath(manifest).folder
    var prefix = ""
    while true {
      for candidate in [name, inPackage, ".build/checkouts/ReuseGen/\(inPackage)", "ReuseGen/\(inPackage)"]
      where try FileStatus.following(folder.appending(candidate).text)?.kind == .file {
        return prefix + candidate
      }
      guard !folder.isRoot else { return nil }
      folder = folder.folder
      prefix += "../"
    }
  }
}
