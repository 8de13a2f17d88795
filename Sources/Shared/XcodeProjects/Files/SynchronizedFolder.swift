/// A folder of which a target has all files but those that the project excepts (Xcode 16). The project doesn't list
/// them.
struct SynchronizedFolder {
  private let object: ProjectObject
  private let objects: ProjectObjects
  private let path: String
  /// The paths of the files, relative to the folder. A catalog or a bundle is one file.
  private let files: [String]

  /// - Parameter listing: The paths of all files in the folder.
  init(_ object: ProjectObject, _ objects: ProjectObjects, path: String, listing: [String]) {
    self.object = object
    self.objects = objects
    self.path = path
    let folders = object.list("explicitFolders")
    var files: [String] = []
    for file in listing where !folders.contains(where: { file == $0 || file.hasPrefix("\($0)/") }) {
      let file = Self.withoutContentsOfBundle(file)
      // The files of a bundle follow one another.
      if files.last != file { files.append(file) }
    }
    self.files = files
  }

  /// The paths of the files that a target has.
  ///
  /// - Parameter isMember: Whether the target has the folder. The exceptions of any other target are files that it has.
  func files(of target: ProjectObject, isMember: Bool) -> [String] {
    let exceptions = exceptions(for: target)
    guard isMember || !exceptions.isEmpty else { return [] }
    return files.filter { file in exceptions.contains { $0.matches(file) } != isMember }
      .map { ProjectPath.join(path, $0) }
  }

  private func exceptions(for target: ProjectObject) -> [MembershipException] {
    objects.objects("exceptions", of: object)
      .filter { $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.id }
      .flatMap { $0.list("membershipExceptions").map(MembershipException.init) }
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

/// A file that a target doesn't have although it has the folder, or has although it doesn't have the folder.
private struct MembershipException {
  private let path: String
  private let isLocalized: Bool

  init(_ text: String) {
    // A file with a version for each language: "/Localized/Folder/Main.storyboard".
    let prefix = "/Localized/"
    isLocalized = text.hasPrefix(prefix)
    path = isLocalized ? String(text.dropFirst(prefix.count)) : text
  }

  func matches(_ file: String) -> Bool {
    if file == path || file.hasPrefix("\(path)/") { return true }
    let language = ProjectPath.folder(of: file)
    guard isLocalized, language.hasSuffix(".lproj") else { return false }
    return ProjectPath.join(ProjectPath.folder(of: language), ProjectPath.name(of: file)) == path
  }
}
