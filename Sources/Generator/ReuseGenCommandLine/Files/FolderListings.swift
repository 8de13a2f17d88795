import ReuseGenSystemFiles

/// The contents of folders that several searches of one run list.
package final class FolderListings {
  private var known: [String: [Folder.Entry]] = [:]

  package init() {}

  func entries(of path: String) throws(SystemError) -> [Folder.Entry] {
    if let entries = known[path] { return entries }
    let entries = try Folder(path: path).entries()
    known[path] = entries
    return entries
  }
}
