/// A folder of which a target has all files but those that the project excepts (Xcode 16). The project doesn't list
/// them.
struct SynchronizedFolder {
  private let path: String
  /// The exceptions by the identifiers of the targets that they are for.
  private var exceptions: [String: MembershipExceptions] = [:]
  /// The paths of the files, relative to the folder. A catalog or a bundle is one file.
  private let files: [String]

  /// - Parameter listing: The paths of all files in the folder.
  init(_ object: ProjectObject, _ objects: ProjectObjects, path: String, listing: [String]) {
    self.path = path
    let folders = PathSet(object.list("explicitFolders"))
    var files: [String] = []
    for file in listing where !folders.covers(file) {
      let file = Self.withoutContentsOfBundle(file)
      // The files of a bundle follow one another.
      if files.last != file { files.append(file) }
    }
    self.files = files
    for set in objects.objects("exceptions", of: object)
    where set.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
      guard let target = set["target"] else { continue }
      for path in set.list("membershipExceptions") { exceptions[target, default: MembershipExceptions()].insert(path) }
    }
  }

  /// The paths of the files that a target has.
  ///
  /// - Parameter isMember: Whether the target has the folder. The exceptions of any other target are files that it has.
  func files(of target: ProjectObject, isMember: Bool) -> [String] {
    let exceptions = exceptions[target.id]
    guard isMember || exceptions != nil else { return [] }
    return files.filter { exceptions?.contains($0) ?? false != isMember }.map { ProjectPath.join(path, $0) }
  }

  /// The extensions of folders that Xcode treats as one file.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "docc", "xcdatamodeld", "xcdatamodel", "playground", "app",
    "xcodeproj", "xcworkspace", "xcloc", "scnassets", "mlpackage", "icon", "rtfd",
  ]

  private static func withoutContentsOfBundle(_ file: String) -> String {
    var end = file.startIndex
    while let slash = file[end...].firstIndex(of: "/") {
      if bundles.contains(ProjectPath.fileExtension(of: String(file[..<slash]))) { return String(file[..<slash]) }
      end = file.index(after: slash)
    }
    return file
  }
}

/// The files that a target doesn't have although it has the folder, or has although it doesn't have the folder.
private struct MembershipExceptions {
  private var paths = PathSet()
  /// The paths of files with a version for each language: "Folder/Main.storyboard".
  private var localized = PathSet()

  /// The prefixes of the paths of localized files. Projects in the format of Xcode 16 have the second one.
  private static let localizedPrefixes = ["/Localized/", "/Localized: "]

  mutating func insert(_ text: String) {
    let prefix = Self.localizedPrefixes.first(where: text.hasPrefix)
    let path = String(text.dropFirst(prefix?.count ?? 0))
    paths.insert(path)
    if prefix != nil { localized.insert(path) }
  }

  func contains(_ file: String) -> Bool {
    if paths.covers(file) { return true }
    let language = ProjectPath.folder(of: file)
    guard language.hasSuffix(".lproj") else { return false }
    return localized.contains(ProjectPath.join(ProjectPath.folder(of: language), ProjectPath.name(of: file)))
  }
}
