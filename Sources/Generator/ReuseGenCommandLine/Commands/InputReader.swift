import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSystemFiles

/// Reads the documents and sources at paths, and those in folders among these.
struct InputReader {
  /// The contents of folders, if another search needs them, too.
  var listings: FolderListings?
  /// The files and folders that don't belong to the target.
  var excluded: [AbsolutePath] = []
  /// Receives diagnostics of files that can't be read because of their names.
  let session: Session

  func documents(
    at paths: [(path: String, module: String?)],
    keepsElements: Bool = false
  ) throws(FileFailure) -> ([DocumentFile], [FileStatus]) {
    let modules = ModuleFolders(paths)
    let readings = try InputFile.found(try files(.document, in: paths.map(\.path))) { file throws(FileFailure) in
      try file.document(of: modules.module(of: file.path), keepsElements: keepsElements)
    }
    return (readings.map(\.file), readings.map(\.status))
  }

  func sources(at paths: [String], _ cache: DeclarationCache?) throws(FileFailure) -> [DeclarationCache.Reading] {
    let files = try files(.source, in: paths)
    guard let cache else {
      return try InputFile.found(files) { file throws(FileFailure) in DeclarationCache.Reading(try file.source()) }
    }
    let readings = try InputFile.found(files) { file throws(FileFailure) in try cache.source(at: file.path) }
    cache.update(with: readings)
    return readings
  }

  private func files(_ kind: FileSearch.Kind, in paths: [String]) throws(FileFailure) -> [String] {
    try FileSearch(kind: kind, isOfTarget: true, listings: listings, excluding: excluded)
      .files(in: paths) { session.report($0) }
  }
}
