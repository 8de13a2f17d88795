import ReuseGenCommandLine
import ReuseGenSystemFiles

/// The folder that the copies of an app's sources and resources are written to. Nothing outside of it is written, and
/// nothing of the app's.
struct PortOutput {
  let path: String
  /// Its path without links.
  private let resolved: String

  init(_ path: String) {
    self.path = path
    resolved = AbsolutePath(path).withoutLinks
  }

  /// Refuses a file or a folder of the app that contains the output folder, or that is in it.
  ///
  /// Folders that aren't searched, such as `.build`, may contain it.
  func check(root: String) throws(FileFailure) {
    let root = AbsolutePath(root).withoutLinks
    guard root != resolved else {
      throw FileFailure("the output folder \(path) is the app's own; specify another output folder")
    }
    if root == "/" || resolved.hasPrefix("\(root)/") {
      let names = resolved.dropFirst(root.count).split(separator: "/")
      guard names.contains(where: { FileSearch.isSkippedFolder(String($0)) }) else {
        throw FileFailure("the output folder \(path) is in \(root), whose sources are ported; specify another one")
      }
    }
    if resolved == "/" || root.hasPrefix("\(resolved)/") {
      throw FileFailure("the output folder contains the source \(root); specify another output folder")
    }
  }

  func path(of copy: String) -> String { "\(path)/\(copy)" }

  /// Refuses a copy whose folders in the output folder, or which itself, are links: they lead out of the folder.
  func checkLinks(of copy: String) throws(FileFailure) {
    var path = path
    for name in AbsolutePath("/\(copy)").names {
      path += "/\(name)"
      guard let status = FileStatus.ofLink(path) else { return }
      if status.kind == .link {
        throw FileFailure("\(path) is a link, which leads out of the output folder; remove it")
      }
    }
  }
}
