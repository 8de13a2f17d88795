import ReuseGenCommandLine
import ReuseGenPorting
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// Finds the names of an app's images, colors and strings.
enum AppResources {
  /// The names; empty if the app's sources use no accessors of resources.
  static func names(of app: HeadlessApp) throws(FileFailure) -> ResourceNames {
    guard app.sources.usesResourceAccessors else { return ResourceNames() }
    let assets = try TargetAssetSearch(in: [], and: app.assets).names
    return ResourceNames(images: assets.images, colors: assets.colors, strings: try strings(of: app))
  }

  /// The keys in the files of one language, by the names of their tables.
  private static func strings(of app: HeadlessApp) throws(FileFailure) -> [String: [String]] {
    var files: [String: String] = [:]
    for folder in app.roots {
      for file in FilesOnDisk().files(in: folder) ?? [] where ProjectPath.fileExtension(of: file) == "strings" {
        let path = ProjectPath.join(folder, file)
        let table = String(AbsolutePath(path).name.dropLast(".strings".count))
        if let other = files[table], rank(other) <= rank(path) { continue }
        files[table] = path
      }
    }
    var strings: [String: [String]] = [:]
    for (table, path) in files { strings[table] = StringsFile.keys(in: try InputFile(path: path).contents()) }
    return strings
  }

  /// The language that has most strings comes first.
  private static func rank(_ path: String) -> Int {
    ["en.lproj", "Base.lproj"].firstIndex(of: AbsolutePath(path).folder.name) ?? 2
  }
}
