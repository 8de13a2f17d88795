import CLibrary
import ReuseGenCommandLine
import ReuseGenCore
import SourceDeclarations
import SystemFiles
import XcodeProjects

/// The documents and sources of several targets. Each file is read once, whatever the number of targets that have it.
struct TargetFiles {
  /// The bytes of a path: two names that differ only in Unicode's normalization are equal as strings, and two files.
  private typealias Key = [UInt8]

  private var documents: [Key: DocumentFile] = [:]
  private var sources: [Key: SourceFile] = [:]
  /// The paths of files that a project lists and that don't exist.
  private var missing: Set<Key> = []

  /// - Parameter keepsElements: Whether rules need the elements of documents.
  init(of targets: [CheckedTarget], keepsElements: Bool) throws(FileFailure) {
    let documentPaths = Self.paths(of: targets.flatMap(\.documents))
    let sourcePaths = Self.paths(of: targets.flatMap(\.sources))
    let readings = documentPaths.concurrentMap { Self.document(at: $0, keepsElements) }
    for (path, reading) in zip(documentPaths, readings) {
      let key = Self.key(path)
      if let document = try reading.get() { documents[key] = document } else { missing.insert(key) }
    }
    for (path, reading) in zip(sourcePaths, sourcePaths.concurrentMap(Self.source)) {
      switch try reading.get() {
      case .read(let source): sources[Self.key(path)] = source
      case .ignored: break
      case .missing: missing.insert(Self.key(path))
      }
    }
  }

  private static func key(_ path: String) -> Key { Array(path.utf8) }

  /// The paths of files, each once, sorted by their bytes.
  private static func paths(of files: [ProjectFile]) -> [String] {
    var seen: Set<Key> = []
    return files.map(\.path).filter { seen.insert(key($0)).inserted }.sorted { strcmp($0, $1) < 0 }
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
  func documents(_ files: [ProjectFile]) -> [DocumentFile] { files.compactMap { documents[Self.key($0.path)] } }

  /// The sources among files that were read.
  func sources(_ files: [ProjectFile]) -> [SourceFile] { files.compactMap { sources[Self.key($0.path)] } }

  /// A target without its files that don't exist.
  func existing(_ target: CheckedTarget) -> CheckedTarget {
    var target = target
    target.documents.removeAll { missing.contains(Self.key($0.path)) }
    target.sources.removeAll { missing.contains(Self.key($0.path)) }
    return target
  }

  /// The files of a target that don't exist.
  func missing(of target: CheckedTarget) -> [ProjectFile] {
    (target.documents + target.sources).filter { missing.contains(Self.key($0.path)) }
  }
}
