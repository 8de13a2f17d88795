import ReuseGenCore
import SystemFiles

/// Finds the asset catalogs and image files of a target.
enum TargetAssetSearch {
  /// The assets in folders, and those that the command line adds.
  ///
  /// - Parameter added: Asset catalogs, images, folders to search for both, and text files that list paths.
  static func assets(in folders: [String], and added: [String]) throws(FileFailure) -> AssetNames {
    var assets = AssetNames()
    let (lists, paths) = (added.filter(isList), added.filter { !isList($0) })
    for list in lists {
      for line in String(decoding: try InputFile(path: list).contents(), as: UTF8.self).split(
        whereSeparator: \.isNewline
      ) {
        assets.add(String(line))
      }
    }
    // Sources can be files. Images beside them are as likely to be another target's.
    var searched = paths
    for path in folders where try FileStatus.following(path)?.kind == .folder { searched.append(path) }
    let files = try FileSearch(kind: .asset, isOfTarget: true).files(in: searched) { _ in }
    var namespaces: Set<String> = []
    for file in files where try isNamespace(file) { namespaces.insert(folder(of: file)) }
    for file in files { assets.add(file, namespaces: namespaces) }
    return assets
  }

  private static func isList(_ path: String) -> Bool { path.lowercased().hasSuffix(".txt") }

  private static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Whether a file describes a group of a catalog that makes its name a part of the names of its assets.
  private static func isNamespace(_ file: String) throws(FileFailure) -> Bool {
    guard file.hasSuffix("/Contents.json") else { return false }
    let folder = folder(of: file)
    // The folders of assets have extensions. Only a group has none.
    guard !folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].contains(".") else { return false }
    return AssetNames.providesNamespace(try InputFile(path: file).contents())
  }
}
