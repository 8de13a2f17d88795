import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSystemFiles
import ReuseGenXcodeProjects

/// The documents and sources of several targets. Each file is read once, whatever the number of targets that have it.
struct TargetFiles {
  private var documents: [PathBytes: DocumentFile] = [:]
  private var sources: [PathBytes: SourceFile] = [:]
  /// The paths of files that a project lists and that don't exist.
  private var missing: Set<PathBytes> = []

  /// - Parameter keepsElements: Whether rules need the elements of documents.
  init(of targets: [CheckedTarget], keepsElements: Bool) throws(FileFailure) {
    let documentPaths = Self.paths(of: targets.flatMap(\.documents))
    let sourcePaths = Self.paths(of: targets.flatMap(\.sources))
    let readings = documentPaths.concurrentMap { Self.document(at: $0, keepsElements) }
    for (path, reading) in zip(documentPaths, readings) {
      let key = PathBytes(path)
      if let document = try reading.get() { documents[key] = document } else { missing.insert(key) }
    }
    for (path, reading) in zip(sourcePaths, sourcePaths.concurrentMap(Self.source)) {
      switch try reading.get() {
      case .read(let source): sources[PathBytes(path)] = source
      case .ignored: break
      case .missing: missing.insert(PathBytes(path))
      }
    }
    for asset in targets.flatMap(\.assetFiles) where try FileStatus.following(asset.path) == nil {
      missing.insert(PathBytes(asset.path))
    }
  }

  /// The paths of files, each once, sorted.
  private static func paths(of files: [ProjectFile]) -> [String] {
    var seen: Set<PathBytes> = []
    return files.map(\.path).filter { seen.insert(PathBytes($0)).inserted }.sorted()
  }

  private static func document(at path: String, _ keepsElements: Bool) -> Result<DocumentFile?, FileFailure> {
    Result { () throws(FileFailure) in
      guard try FileStatus.following(path) != nil else { return nil }
      return try InputFile.found(path) { file throws(FileFailure) in
        try file.document(keepsElements: keepsElements).file
      }
    }
  }

  private enum Source {
    case read(SourceFile)
    /// A file that the tool itself wrote.
    case ignored
    case missing
  }

  private static func source(at path: String) -> Result<Source, FileFailure> {
    Result { () throws(FileFailure) in
      guard try FileStatus.following(path) != nil else { return .missing }
      let found = try InputFile.found(path) { file throws(FileFailure) -> Source in
        try file.source().map { .read($0) } ?? .ignored
      }
      return found ?? .missing
    }
  }

  /// The documents among files that were read.
  func documents(_ files: [ProjectFile]) -> [DocumentFile] { files.compactMap { documents[PathBytes($0.path)] } }

  /// The sources among files that were read.
  func sources(_ files: [ProjectFile]) -> [SourceFile] { files.compactMap { sources[PathBytes($0.path)] } }

  /// A target without its files that don't exist.
  func existing(_ target: CheckedTarget) -> CheckedTarget {
    var target = target
    target.documents.removeAll { missing.contains(PathBytes($0.path)) }
    target.sources.removeAll { missing.contains(PathBytes($0.path)) }
    target.assets.removeAll { missing.contains(PathBytes($0)) }
    target.assetFiles.removeAll { missing.contains(PathBytes($0.path)) }
    return target
  }

  /// The files of a target that don't exist.
  func missing(of target: CheckedTarget) -> [ProjectFile] {
    (target.documents + target.sources + target.assetFiles).filter { missing.contains(PathBytes($0.path)) }
  }
}
