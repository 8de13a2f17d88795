import Foundation

/// The files of an app that a configuration specifies: sources, and resources to copy.
///
/// The tool reads the configuration, too, and reports its mistakes. Here a configuration with mistakes has no files.
/// The readers are two, because a plugin can't import modules of its package, and has to name the files of a build
/// before the tool runs.
struct AppFiles {
  /// The shims come first: they replace sources of their names.
  private(set) var sources: [URL] = []
  /// Documents, strings, images, and whole asset catalogs.
  private(set) var resources: [URL] = []
  /// The app's Info.plist, if it is among the sources.
  private(set) var informationList: URL?
  /// The files that describe the app: its project and the Info.plist that the configuration names.
  private(set) var descriptions: [URL] = []
  /// The hash of the configuration's content. The tool compares it and notices that this plan is old.
  private(set) var plan = ""

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
    var shims: Strings?
    var infoPlist: String?
    var project: String?

    /// The hash by which the tool's `PlannedConfiguration` compares. The content itself can be longer than Linux
    /// allows an argument to be.
    var plan: String {
      let lists = [sources.values, exclude?.values ?? [], shims?.values ?? [], [infoPlist, project].compactMap { $0 }]
      let text = lists.map { $0.joined(separator: "|") }.joined(separator: "||")
      let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return String(hash, radix: 16)
    }
  }

  private static let skippedFolders: Set<String> = [
    "build", "Carthage", "DerivedData", "node_modules", "Pods", "SourcePackages",
  ]
  /// The extensions of folders that are one file to Xcode and that no app's bundle contains as they are.
  private static let skippedPackages: Set<String> = [
    "app", "bundle", "docc", "framework", "playground", "xcdatamodeld", "xcframework", "xcloc", "xcodeproj",
    "xcworkspace",
  ]
  private static let resourceExtensions: Set<String> = [
    "xib", "storyboard", "strings", "stringsdict", "xcstrings", "xcassets", "png", "jpg", "jpeg", "gif", "pdf", "heic",
    "svg", "webp", "json", "geojson", "plist", "xml", "html", "htm", "css", "js", "txt", "md", "rtf", "csv", "ttf",
    "otf", "wav", "mp3", "m4a", "aif", "aiff", "caf", "mp4", "mov", "m4v", "cer", "der", "db", "sqlite", "dat", "bin",
  ]

  init(_ file: URL) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    guard let data = try? Data(contentsOf: file),
      let configuration = try? decoder.decode(Configuration.self, from: data)
    else { return }
    plan = configuration.plan
    let folder = file.deletingLastPathComponent()
    // On Linux `standardized` drops a leading "..".
    func location(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }
    let excluded = (configuration.exclude?.values ?? []).map { location($0).path }
    for path in configuration.shims?.values ?? [] { collect(location(path), []) }
    let shims = Set(sources.map(\.lastPathComponent))
    for path in configuration.sources.values { collect(location(path), excluded, replacedBy: shims) }
    var paths: Set<String> = []
    sources = sources.filter { paths.insert($0.path).inserted }
    // A bundle can't contain two resources of one name.
    var names: Set<String> = []
    resources = resources.filter { names.insert(Self.copy(of: $0, in: URL(fileURLWithPath: "/")).path).inserted }
    if let list = configuration.infoPlist { descriptions.append(location(list)) }
    if let project = configuration.project {
      descriptions.append(location(project).appendingPathComponent("project.pbxproj"))
    }
    descriptions = (descriptions + [informationList].compactMap { $0 })
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private mutating func collect(_ file: URL, _ excluded: [String], replacedBy shims: Set<String> = []) {
    guard !excluded.contains(file.path) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    let kind = file.pathExtension.lowercased()
    // A folder can have any name, as FontAwesome.swift. Only a catalog is copied whole.
    if kind == "swift", !isFolder.boolValue {
      if !shims.contains(file.lastPathComponent) { sources.append(file) }
    } else if isFolder.boolValue ? kind == "xcassets" : Self.resourceExtensions.contains(kind) {
      add(resource: file)
    } else if isFolder.boolValue, !Self.skippedPackages.contains(kind) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !Self.skippedFolders.contains(name) {
        collect(file.appendingPathComponent(name), excluded, replacedBy: shims)
      }
    }
  }

  /// A bundle's own description isn't one of its resources; a property list that only has such a name is.
  private mutating func add(resource file: URL) {
    guard file.lastPathComponent.hasSuffix("Info.plist"), let text = try? String(contentsOf: file, encoding: .utf8),
      text.contains("<key>CFBundle")
    else { return resources.append(file) }
    // An app's extensions and tests have lists of their own, which state what they are.
    let isOfApp = !text.contains("<key>NSExtension</key>") && !text.contains("<string>BNDL</string>")
    if isOfApp, informationList == nil { informationList = file }
  }

  /// The copies of the sources, under the names that the tool gives them: a module can't contain two files of one name,
  /// so the name of a second one has its folder's.
  func copies(in output: URL) -> [URL] {
    var names: Set<String> = []
    return sources.map { source in
      let parts = source.deletingPathExtension().pathComponents.dropFirst()
      var count = 1
      var name = parts.last ?? ""
      while count < parts.count, names.contains(name.lowercased()) {
        count += 1
        name = parts.suffix(count).joined(separator: "-")
      }
      names.insert(name.lowercased())
      return output.appendingPathComponent("\(name).ported.swift")
    }
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
