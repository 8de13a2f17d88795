package import ReuseGenCore
package import ReuseGenSystemFiles

/// The asset catalogs and image files of a target.
package struct TargetAssetSearch {
  package private(set) var names = AssetNames()
  /// The paths of the files that were read: images aren't, only found.
  private(set) var readFiles: [String] = []

  /// Finds nothing.
  package init() {}

  /// Finds the assets in folders, and those that the command line adds.
  ///
  /// - Parameters:
  ///   - added: Asset catalogs, images, folders to search for both, and text files that list paths.
  ///   - listings: The contents of folders that another search has listed.
  ///   - excluded: The files and folders that don't belong to the target.
  ///   - readsColors: Whether to read what the colors of catalogs look like.
  package init(
    in folders: [String],
    and added: [String],
    _ listings: FolderListings? = nil,
    excluding excluded: [AbsolutePath] = [],
    readsColors: Bool = false
  ) throws(FileFailure) {
    let (lists, paths) = (added.filter(Self.isList), added.filter { !Self.isList($0) })
    for list in lists {
      for line in String(decoding: try read(list), as: UTF8.self).split(whereSeparator: \.isNewline) {
        names.add(String(line))
      }
    }
    // Sources can be files. Images beside them are as likely to be another target's.
    var searched = paths
    for path in folders where try FileStatus.following(path)?.kind == .folder { searched.append(path) }
    let files = try FileSearch(kind: .asset, isOfTarget: true, listings: listings, excluding: excluded)
      .files(in: searched) { _ in }
    var namespaces: Set<String> = []
    for file in files where try isNamespace(file) { namespaces.insert(Self.folder(of: file)) }
    for file in files {
      let look = readsColors && AssetNames.isColor(file) ? CatalogColor(try read(file)) : nil
      names.add(file, namespaces: namespaces, look: look)
    }
  }

  private mutating func read(_ path: String) throws(FileFailure) -> [UInt8] {
    let found = try InputFile.found(path) { file throws(FileFailure) in try file.contents() }
    guard let bytes = found else { return [] }
    readFiles.append(path)
    return bytes
  }

  private static func isList(_ path: String) -> Bool { path.lowercased().hasSuffix(".txt") }

  private static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Whether a file describes a group of a catalog that makes its name a part of the names of its assets.
  private mutating func isNamespace(_ file: String) throws(FileFailure) -> Bool {
    guard file.hasSuffix("/Contents.json") else { return false }
    let folder = Self.folder(of: file)
    // The folders of assets have extensions. Only a group has none.
    guard !folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].contains(".") else { return false }
    return AssetNames.providesNamespace(try read(file))
  }
}
