import ReuseGenCLibrary
import ReuseGenCommandLine
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// A resource that is copied into the output folder: a file, or a folder such as an asset catalog.
struct ResourceCopy {
  private let source: String
  /// The path of the copy, relative to the output folder.
  private let copy: String
  private let output: PortOutput
  /// The modules whose classes are part of the target.
  private let modules: Set<String>

  /// The path of the copy.
  var target: String { output.path(of: copy) }

  /// A resource in the folder of a language, such as "de.lproj", is copied into a folder of the same name.
  init(of path: String, in output: PortOutput, modules: Set<String> = []) {
    let file = AbsolutePath(path)
    let language = file.folder.name
    source = path
    self.output = output
    self.modules = modules
    copy = "\(language.hasSuffix(".lproj") ? "\(language)/" : "")\(file.name)"
  }

  /// Refuses a resource that can't be copied, before anything is written.
  ///
  /// - Parameter copies: The paths of the copies of sources, relative to the output folder.
  func check(copies: [String]) throws(FileFailure) {
    guard let status = try FileStatus.following(source) else {
      throw FileFailure("\(source) can't be copied to \(target): \(SystemError(code: ENOENT)); check the path")
    }
    guard status.kind != .stream else {
      throw FileFailure("\(source) is a pipe or a device, which can't be copied; specify a file or a folder")
    }
    try checkLocations()
    try output.checkLinks(of: Folder.parent(of: copy))
    for other in copies where other == copy || status.kind != .folder && other.hasPrefix("\(copy)/") {
      throw FileFailure("\(source) would be copied to \(target), where the copy of a source is; rename it")
    }
  }

  /// Replaces the copy, unless it is up to date: what a build makes of it is then up to date, too.
  func make() throws(FileFailure) {
    if let document = try changedDocument() {
      _ = try OutputFile(path: target).replace(with: document)
      return
    }
    do throws(SystemError) {
      if try FileTree(path: source).isCopied(to: target) { return }
      try Folder(path: Folder.parent(of: target)).create()
      FileTree(path: target).remove()
      try FileTree(path: source).copy(to: target)
    } catch {
      throw FileFailure("\(source) can't be copied to \(target): \(error)")
    }
  }

  /// Refuses a copy that would replace the resource, contain itself, or remove what isn't a copy.
  private func checkLocations() throws(FileFailure) {
    let (original, copy) = (AbsolutePath(source).withoutLinks, AbsolutePath(target).withoutLinks)
    let isInside = copy.hasPrefix(original == "/" ? "/" : "\(original)/")
    guard original != copy, !isInside, !original.hasPrefix("\(copy)/") else {
      throw FileFailure("the copy of \(source) at \(target) would overlap it; specify another output folder")
    }
  }

  /// A document that names classes of the modules, with those in the target; `nil` for other files.
  private func changedDocument() throws(FileFailure) -> [UInt8]? {
    guard ["storyboard", "xib"].contains(ProjectPath.fileExtension(of: source)), !modules.isEmpty else { return nil }
    let text = String(decoding: try InputFile(path: source).contents(), as: UTF8.self)
    var changed = text
    for module in modules {
      let attribute = "customModule=\"\(module)\""
      for range in changed.ranges(of: attribute).reversed() {
        if changed[range.upperBound...].hasPrefix(" customModuleProvider=") { continue }
        changed.insert(contentsOf: " customModuleProvider=\"target\"", at: range.upperBound)
      }
    }
    return changed == text ? nil : Array(changed.utf8)
  }
}
