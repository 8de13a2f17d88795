import ReuseGenCommandLine
import ReuseGenSystemFiles

/// The files of a Git repository with changes that it doesn't keep yet.
struct UncommittedFiles {
  /// The folder that contains `.git`.
  private let path: String

  /// Files with changes that Git doesn't keep, among some files. Those outside of every repository aren't listed.
  static func paths(among paths: [String]) throws(FileFailure) -> [String] {
    var repositories = Repositories()
    var files: [String: [String]] = [:]
    for path in paths {
      let folder = AbsolutePath(AbsolutePath(path).withoutLinks).folder
      guard let root = repositories.root(around: folder) else { continue }
      files[root.text, default: []].append(path)
    }
    var found: [String] = []
    for root in files.keys.sorted() {
      found += try UncommittedFiles(path: root).paths(among: files[root] ?? [])
    }
    return found
  }

  /// The limit of the system on the length of all arguments is larger.
  private static let filesPerCall = 500

  private func paths(among paths: [String]) throws(FileFailure) -> [String] {
    var changed: Set<String> = []
    var rest = paths[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.filesPerCall)
      rest = rest.dropFirst(part.count)
      changed.formUnion(try status(of: part.map { AbsolutePath($0).withoutLinks }))
    }
    return paths.filter { changed.contains(AbsolutePath($0).withoutLinks) }
  }

  /// The paths of the files that `git status` lists.
  private func status(of paths: [String]) throws(FileFailure) -> [String] {
    let arguments = [
      "-C", path, "--literal-pathspecs", "status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all",
      "--",
    ]
    let result = try? InstalledProgram.output(of: "git", arguments + paths)
    guard let result, result.status == 0 else {
      throw FileFailure(
        "Git doesn't say which files in \(path) have changes that aren't committed; run git status there, "
          + "or migrate with --force"
      )
    }
    // Each entry is two letters, a space and the path from the root of the repository.
    return result.bytes.split(separator: 0).map { path + "/" + String(decoding: $0.dropFirst(3), as: UTF8.self) }
  }
}
