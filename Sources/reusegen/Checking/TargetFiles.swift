import ReuseGenCore
import SourceDeclarations
import SystemFiles
import XcodeProjects

/// The documents and sources of several targets. Each file is read once, whatever the number of targets that have it.
struct TargetFiles {
  private var documents: [String: DocumentFile] = [:]
  private var sources: [String: SourceFile] = [:]
  /// The paths of files that a project lists and that don't exist.
  private var missing: Set<String> = []

  init(of targets: [CheckedTarget]) throws(FileFailure) {
    let documentPaths = Set(targets.flatMap { $0.documents.map(\.path) }).sorted()
    let sourcePaths = Set(targets.flatMap { $0.sources.map(\.path) }).sorted()
    for (path, reading) in zip(documentPaths, documentPaths.concurrentMap(Self.document)) {
      if let document = try reading.get() { documents[path] = document } else { missing.insert(path) }
    }
    for (path, reading) in zip(sourcePaths, sourcePaths.concurrentMap(Self.source)) {
      switch try reading.get() {
      case .read(let source): sources[path] = source
      case .ignored: break
      case .missing: missing.insert(path)
      }
    }
  }

  private static func document(at path: String) -> Result<DocumentFile?, FileFailure> {
    Result { () throws(FileFailure) in
      guard try FileStatus.following(path) != nil else { return nil }
      return try InputFile(path: path).document(of: nil).file
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
      return try InputFile(path: path).source().map { .read($0) } ?? .ignored
    }
  }

  /// The documents among files that were read.
  func documents(_ files: [ProjectFile]) -> [DocumentFile] { files.compactMap { documents[$0.path] } }

  /// The sources among files that were read.
  func sources(_ files: [ProjectFile]) -> [SourceFile] { files.compactMap { sources[$0.path] } }

  /// The files of a target that don't exist.
  func missing(of target: CheckedTarget) -> [ProjectFile] {
    (target.documents + target.sources).filter { missing.contains($0.path) }
  }
}
