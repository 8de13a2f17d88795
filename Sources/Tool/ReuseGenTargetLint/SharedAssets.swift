import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles

/// Finds the assets of targets. Targets that see the same assets share a search, and each folder is listed once.
struct SharedAssets {
  /// The assets that the command line adds.
  private let added: [String]
  private let readsColors: Bool
  private let listings = FolderListings()
  private var known: [Set<String>: AssetNames] = [:]

  /// - Parameters:
  ///   - added: Paths of assets that all targets see.
  ///   - readsColors: Whether to read what the colors of catalogs look like.
  init(and added: [String], readsColors: Bool) { (self.added, self.readsColors) = (added, readsColors) }

  /// The names of the assets at some paths, in any order. Paths at which there is nothing are ignored.
  mutating func names(at paths: [String]) throws(FileFailure) -> AssetNames {
    let all = Set(paths)
    if let names = known[all] { return names }
    let paths = try all.sorted().existingPaths() + added
    let names = try TargetAssetSearch(in: [], and: paths, listings, readsColors: readsColors).names
    known[all] = names
    return names
  }
}
