import Foundation

/// The files of an app that a configuration specifies: sources, and resources to copy.
///
/// The tool reads the configuration, too, and reports its mistakes. Here a configuration with mistakes has no files.
struct AppFiles {
  private(set) var sources: [URL] = []
  /// Documents, strings, images, and whole asset catalogs.
  private(set) var resources: [URL] = []

  private struct Configuration: Decodable {
    /// An array of strings, or one string.
    struct Strings: Decodable {
      var values: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
          values = [value]
        } else {
          values = try container.decode([String].self)
        }
      }
    }

    var sources: Strings
    var exclude: Strings?
  }

  private static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "build"]
  /// The extensions of folders that are one file to Xcode and that no app's bundle contains as they are.
  private static let skippedPackages: Set<String> = [
    "app", "bundle", "docc", "framework", "playground", "xcdatamodeld", "xcframework", "xcloc", "xcodeproj",
    "xcworkspace",
  ]
  private static let resourceExtensions: Set<String> = [
    "xib", "storyboard", "strings", "stringsdict", "xcstrings", "xcassets", "png", "jpg", "jpeg", "gif", "pdf", "heic",
    "svg", "json", "plist", "html", "txt", "csv", "ttf", "otf",
  ]

  init(_ file: URL) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let data = try? Data(contentsOf: file),
      let configuration = try? decoder.decode(Configuration.self, from: data)
    else { return }
    let folder = file.deletingLastPathComponent()
    // On Linux `standardized` drops a leading "..".
    func location(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }
    let excluded = (configuration.exclude?.values ?? []).map { location($0).path }
    for path in configuration.sources.values { collect(location(path), excluded) }
    // A module can't contain two files of one name, nor a bundle two resources.
    var names: Set<String> = []
    sources = sources.filter { names.insert($0.lastPathComponent).inserted }
    resources = resources.filter { names.insert(Self.copy(of: $0, in: URL(fileURLWithPath: "/")).path).inserted }
  }

  private mutating func collect(_ file: URL, _ excluded: [String]) {
    guard !excluded.contains(file.path) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    let kind = file.pathExtension.lowercased()
    // A folder can have any name, as FontAwesome.swift. Only a catalog is copied whole.
    if kind == "swift", !isFolder.boolValue {
      sources.append(file)
    } else if isFolder.boolValue ? kind == "xcassets" : Self.resourceExtensions.contains(kind) {
      // The bundle's own description belongs to the app.
      if !file.lastPathComponent.hasSuffix("Info.plist") { resources.append(file) }
    } else if isFolder.boolValue, !Self.skippedPackages.contains(kind) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
        collect(file.appendingPathComponent(name), excluded)
      }
    }
  }

  /// The copy of a source, under the name that the tool gives it.
  static func copy(ofSource source: URL, in output: URL) -> URL {
    output.appendingPathComponent("\(source.deletingPathExtension().lastPathComponent).ported.swift")
  }

  /// The copy of a resource: in the folder of its language, if it is in one.
  static func copy(of resource: URL, in output: URL) -> URL {
    let language = resource.deletingLastPathComponent().lastPathComponent
    let folder = language.hasSuffix(".lproj") ? output.appendingPathComponent(language) : output
    return folder.appendingPathComponent(resource.lastPathComponent)
  }

  /// A file, or the files in a folder.
  static func contents(of file: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue else {
      return [file]
    }
    let found = FileManager.default.enumerator(at: file, includingPropertiesForKeys: [.isRegularFileKey])?
      .compactMap { $0 as? URL }.filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
