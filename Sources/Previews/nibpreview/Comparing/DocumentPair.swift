import Foundation
import ReuseGenSystemFiles
import ReuseGenXML

/// Two versions of a document to compare.
struct DocumentPair {
  /// A version: where it is, and how it is read.
  struct Version {
    let path: String
    /// The path of the file in the working tree, beside which assets are found.
    let file: String
    let read: () throws -> Data
  }

  let old: Version?
  let new: Version?

  /// Whether the versions are recorded pictures rather than nibs or storyboards.
  var isPicture: Bool { RecordedPicture.isPicture((new ?? old)?.path ?? "") }

  /// Whether a file is a nib, a storyboard or a recorded picture.
  static func isCompared(_ path: String) -> Bool {
    InterfaceBuilderDocument.Kind(path: path) != nil || RecordedPicture.isPicture(path)
  }
}

/// The versions that the command compares.
enum ComparedSource {
  case paths(old: String, new: String)
  /// Commits, or a commit and the working tree.
  case revisions(old: String, new: String?, paths: [String])

  /// - Parameters:
  ///   - old: A path, a revision, or two revisions as "main..HEAD", or "main...HEAD" from where they branched.
  ///   - new: A path or a revision; the working tree if there is none.
  init(_ old: String, _ new: String?, _ repository: GitRepository) throws(FileFailure) {
    let files = FileManager.default
    if let new, files.fileExists(atPath: old), files.fileExists(atPath: new) {
      self = .paths(old: old, new: new)
    } else if let new {
      // A revision is not compared with a path that is missing.
      if files.fileExists(atPath: old), repository.commit(old) == nil { throw Self.missing(new) }
      let commit = try Self.commit(old, repository)
      self =
        files.fileExists(atPath: new)
        ? .revisions(old: commit, new: nil, paths: [new])
        : .revisions(old: commit, new: try Self.commit(new, repository), paths: [])
    } else {
      self = try Self.range(old, repository)
    }
  }

  private static func range(_ text: String, _ repository: GitRepository) throws(FileFailure) -> ComparedSource {
    guard let dots = text.firstRange(of: "..") else {
      return .revisions(old: try commit(text, repository), new: nil, paths: [])
    }
    let isFromBranch = text[dots.upperBound...].hasPrefix(".")
    let names = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...].drop { $0 == "." }))
    let old = try commit(names.0.isEmpty ? "HEAD" : names.0, repository)
    let new = try commit(names.1.isEmpty ? "HEAD" : names.1, repository)
    return .revisions(old: isFromBranch ? repository.mergeBase(old, new) ?? old : old, new: new, paths: [])
  }

  private static func commit(_ name: String, _ repository: GitRepository) throws(FileFailure) -> String {
    if let commit = repository.commit(name) { return commit }
    throw missing(name)
  }

  private static func missing(_ name: String) -> FileFailure {
    FileFailure(
      "\(name) is neither a file or folder nor a revision of a Git repository here; check its spelling, "
        + "and fetch the revision (git fetch origin \(name)) if the clone is shallow"
    )
  }

  /// The documents to compare, in order of their paths.
  func pairs(_ repository: GitRepository) throws(FileFailure) -> [DocumentPair] {
    switch self {
    case .paths(let old, let new): Self.pairs(old, new)
    case .revisions(let old, let new, let paths): try Self.pairs(old, new, paths, repository)
    }
  }

  private static func pairs(
    _ old: String,
    _ new: String?,
    _ paths: [String],
    _ repository: GitRepository
  ) throws(FileFailure) -> [DocumentPair] {
    let root = try repository.root()
    let differences = try repository.differences(from: old, to: new, in: paths)
    return differences.map { difference in
      DocumentPair(
        old: difference.oldPath.map { path in
          DocumentPair.Version(path: path, file: "\(root)/\(path)") { try repository.content(of: path, in: old) }
        },
        new: difference.newPath.map { path in
          guard let new else { return version(path, at: "\(root)/\(path)") }
          return DocumentPair.Version(path: path, file: "\(root)/\(path)") {
            try repository.content(of: path, in: new)
          }
        }
      )
    }
  }

  private static func version(_ name: String, at path: String) -> DocumentPair.Version {
    DocumentPair.Version(path: name, file: path) { try PreviewDocument(path: path).content() }
  }

  /// Documents of two folders with the same path are versions of one; so are the only other ones with the same name.
  private static func pairs(_ old: String, _ new: String) -> [DocumentPair] {
    var before = versions(in: old)
    let after = versions(in: new)
    if before.count == 1, after.count == 1, before.first?.key == "", after.first?.key == "" {
      return [DocumentPair(old: before[""], new: after[""])]
    }
    var pairs: [(String, DocumentPair)] = []
    for (path, version) in after where before[path] != nil {
      pairs.append((path, DocumentPair(old: before.removeValue(forKey: path), new: version)))
    }
    let kept = Set(pairs.map(\.0))
    let moved = Dictionary(grouping: before.keys, by: name)
    let arrived = Dictionary(grouping: after.keys.filter { !kept.contains($0) }, by: name)
    for (name, paths) in arrived {
      for path in paths {
        let source = paths.count == 1 && moved[name]?.count == 1 ? moved[name]?.first : nil
        pairs.append((path, DocumentPair(old: source.flatMap { before.removeValue(forKey: $0) }, new: after[path])))
      }
    }
    pairs += before.map { ($0.key, DocumentPair(old: $0.value, new: nil)) }
    return pairs.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }

  /// The documents of a folder by their paths in it; a file has an empty path.
  private static func versions(in path: String) -> [String: DocumentPair.Version] {
    let all = PreviewDocument.all(in: [path], where: DocumentPair.isCompared)
    return Dictionary(
      all.map { document in
        let relative = document.path == path ? "" : String(document.path.dropFirst(path.count).drop { $0 == "/" })
        return (relative, version(relative.isEmpty ? path : relative, at: document.path))
      }
    ) { first, _ in first }
  }
}
