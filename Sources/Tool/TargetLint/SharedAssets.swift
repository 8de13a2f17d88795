import ReuseGenCommandLine
import ReuseGenCore
import SystemFiles

/// Finds the assets of targets. Targets that see the same assets share a search, and each folder is listed once.
struct SharedAssets {
  /// The assets that the command line adds.
  private let added: [String]
  private let listings = FolderListings()
  private var known: [Set<String>: AssetNames] = [:]

  /// - Parameter added: Paths of assets that all targets see.
  init(and added: [String]) { self.added = added }

  /// The names of the assets at some paths, in any order. Paths at which there is nothing are ignored.
  mutating func names(at paths: [String]) throws(FileFailure) -> AssetNames {
    let all = Set(paths)
    if let names = known[all] { return names }
    let names = try TargetAssetSearch(in: [], and: all.sorted().existingPaths() + added, listings).names
    known[all] = names
    return names
  }
}
