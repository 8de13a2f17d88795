import CLibrary
import SystemFiles

/// A resource that is copied into the output folder: a file, or a folder such as an asset catalog.
struct ResourceCopy {
  private let source: String
  /// The path of the copy.
  let target: String

  /// A resource in the folder of a language, such as "de.lproj", is copied into a folder of the same name.
  init(of path: String, in folder: String) {
    let file = AbsolutePath(path)
    let language = file.folder.name
    source = path
    target = "\(folder)/\(language.hasSuffix(".lproj") ? "\(language)/" : "")\(file.name)"
  }

  /// Replaces the copy.
  func make() throws(FileFailure) {
    guard try FileStatus.following(source) != nil else {
      throw FileFailure("\(source) cannot be copied to \(target): \(SystemError(code: ENOENT)); check the path")
    }
    try checkLocations()
    do throws(SystemError) {
      try Folder(path: Folder.parent(of: target)).create()
      FileTree(path: target).remove()
      try FileTree(path: source).copy(to: target)
    } catch {
      throw FileFailure("\(source) cannot be copied to \(target): \(error)")
    }
  }

  /// Refuses a copy that would replace the resource, contain itself, or remove what isn't a copy.
  private func checkLocations() throws(FileFailure) {
    let (original, copy) = (Self.resolved(source), Self.resolved(target))
    let isInside = copy.hasPrefix(original == "/" ? "/" : "\(original)/")
    guard original != copy, !isInside, !original.hasPrefix("\(copy)/") else {
      throw FileFailure("the copy of \(source) at \(target) would overlap it; specify another output folder")
    }
  }

  /// The absolute path without symbolic links, of what needn't exist.
  private static func resolved(_ path: String) -> String {
    var existing = AbsolutePath(path)
    var missing: [String] = []
    while true {
      if let real = realpath(existing.text, nil) {
        defer { free(real) }
        let folder = String(cString: real)
        return missing.isEmpty ? folder : (folder == "/" ? "" : folder) + "/" + missing.joined(separator: "/")
      }
      if existing.isRoot { return path }
      missing.insert(existing.name, at: 0)
      existing = existing.folder
    }
  }
}
