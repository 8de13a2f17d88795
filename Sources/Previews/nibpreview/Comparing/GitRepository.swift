import Foundation
import ReuseGenSystemFiles

struct GitRepository {
  let folder: String

  /// A file that differs between two revisions: its paths from the root of the repository.
  struct Difference: Equatable {
    var oldPath: String?
    var newPath: String?
  }

  /// The full name of a revision's commit; `nil` if there is none, or no repository.
  func commit(_ revision: String) -> String? {
    guard !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
    let output = try? run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    return output.map(Self.line)
  }

  /// The commit from which two revisions branched.
  func mergeBase(_ one: String, _ other: String) -> String? {
    (try? run(["merge-base", one, other])).map(Self.line)
  }

  /// The root of the working tree.
  func root() throws(FileFailure) -> String { Self.line(try run(["rev-parse", "--show-toplevel"])) }

  /// The documents and recorded pictures that differ between two commits, or between a commit and the working tree, in
  /// order of paths.
  ///
  /// - Parameter paths: The files and folders to look in; everywhere if there are none.
  func differences(from old: String, to new: String?, in paths: [String]) throws(FileFailure) -> [Difference] {
    let range = [old] + (new.map { [$0] } ?? [])
    let options = ["diff", "--name-status", "-z", "--find-renames", "--no-ext-diff"]
    var found = Self.differences(of: try run(options + range + ["--"] + paths))
    if new == nil {
      let others = try run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + paths)
      // A file that only the index lacks was changed at most.
      let root = Folder(path: try root())
      for index in found.indices where found[index].newPath == nil {
        found[index].newPath = found[index].oldPath.flatMap { path in
          FileManager.default.fileExists(atPath: root.path(of: path)) ? path : nil
        }
      }
      let known = Set(found.compactMap(\.newPath))
      found += Self.fields(others).filter { !known.contains($0) }.map { Difference(oldPath: nil, newPath: $0) }
    }
    return found.filter(\.isCompared).sorted { ($0.newPath ?? $0.oldPath ?? "") < ($1.newPath ?? $1.oldPath ?? "") }
  }

  func content(of path: String, in commit: String) throws(FileFailure) -> Data {
    try run(["cat-file", "blob", "\(commit):\(path)"])
  }

  /// Writes the files of a commit to a folder, without a change of the repository's index.
  func checkOut(_ commit: String, into folder: String) throws(FileFailure) {
    let index = ["GIT_INDEX_FILE": folder + "/.git-index"]
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw FileFailure("\(folder) can't be made: \(error)")
    }
    let top = GitRepository(folder: try root())
    _ = try top.run(["read-tree", commit], index)
    _ = try top.run(["checkout-index", "--all", "--prefix=\(folder)/"], index)
  }

  /// The status letters and paths that `git diff --name-status -z` prints. A rename has two paths.
  static func differences(of output: Data) -> [Difference] {
    var differences: [Difference] = []
    var fields = fields(output)[...]
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R", "C":
        let new = fields.popFirst()
        differences.append(Difference(oldPath: status.first == "R" ? path : nil, newPath: new))
      case "A": differences.append(Difference(oldPath: nil, newPath: path))
      case "D": differences.append(Difference(oldPath: path, newPath: nil))
      default: differences.append(Difference(oldPath: path, newPath: path))
      }
    }
    return differences
  }

  private static func fields(_ output: Data) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func line(_ output: Data) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws(FileFailure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    let data: Data
    do {
      try process.run()
      data = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw FileFailure("Git can't be run: \(error); install it, or compare files or folders")
    }
    let message = (try? errors.fileHandleForReading.readToEnd()) ?? nil
    process.waitForEnd()
    guard process.terminationStatus == 0 else {
      throw FileFailure("git \(arguments.first ?? "") failed: \(Self.line(message ?? Data()))")
    }
    return data
  }
}

extension GitRepository.Difference {
  fileprivate var isCompared: Bool { [oldPath, newPath].contains { $0.map(DocumentPair.isCompared) ?? false } }
}
