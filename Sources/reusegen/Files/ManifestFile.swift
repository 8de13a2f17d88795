/// The path of the manifest, and paths relative to it.
struct ManifestFile {
  let path: String

  /// The manifest's folder with a trailing slash; empty for the current folder, and for standard input.
  private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Where the generated file is written if the command line doesn't specify it.
  ///
  /// - Parameter template: The template that the command line chooses.
  func output(of template: FilePath?) -> String {
    folder + (template?.path == "contract-tests" ? "ReuseContractTests.generated.swift" : "Reuse.generated.swift")
  }

  /// Converts a path in the manifest, which is relative to it, to one relative to the current folder.
  func path(_ written: String) -> String {
    if written.hasPrefix("/") { return written }
    let relative = written.hasPrefix("./") ? String(written.dropFirst(2)) : written
    return relative == "." || relative.isEmpty ? (folder.isEmpty ? "." : folder) : folder + relative
  }
}
