/// Where the manifest stands, and what stands beside it.
struct ManifestFile {
  let path: String

  /// The manifest's folder with its slash; empty where it is the present one, as it is for standard input.
  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// The file that is generated, where nobody names another.
  var output: String { folder + "Reuse.generated.swift" }

  /// A path that stands in the manifest and is relative to it, as the user would write it from here.
  func path(_ written: String) -> String {
    if written.hasPrefix("/") { return written }
    let relative = written.hasPrefix("./") ? String(written.dropFirst(2)) : written
    return relative == "." || relative.isEmpty ? (folder.isEmpty ? "." : folder) : folder + relative
  }
}
