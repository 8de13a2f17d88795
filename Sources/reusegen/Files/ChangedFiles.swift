import ReuseGenCore
import SystemFiles

/// Files that are replaced together: all of them, or none.
struct ChangedFiles {
  struct Change {
    let path: String
    let original: [UInt8]
    var changed: [UInt8]
  }

  private(set) var changes: [Change]

  init(changes: [Change]) { self.changes = changes }

  /// Gives a file another text, whether it changed before or not.
  mutating func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if let index = changes.firstIndex(where: { $0.path == path }) {
      changes[index].changed = bytes
    } else {
      changes.append(Change(path: path, original: try InputFile(path: path).contents(), changed: bytes))
    }
  }

  /// The changes as a unified diff.
  var diff: String {
    changes.compactMap { change in
      let old = String(decoding: change.original, as: UTF8.self)
      let new = String(decoding: change.changed, as: UTF8.self)
      return UnifiedDiff.between(old, new, oldName: change.path, newName: change.path)
    }.joined()
  }

  /// Replaces all files, each in one step. If one can't be replaced, those before it get their text back.
  func write() throws(FileFailure) {
    for change in changes { try OutputFile(path: change.path).checkReplaceable() }
    for (index, change) in changes.enumerated() {
      do throws(FileFailure) {
        _ = try OutputFile(path: change.path).replace(with: change.changed)
      } catch {
        try restore(changes[..<index], after: error)
        throw FileFailure("\(error.message); no source was changed")
      }
    }
  }

  private func restore(_ written: ArraySlice<Change>, after failure: FileFailure) throws(FileFailure) {
    let lost = written.filter { (try? OutputFile(path: $0.path).replace(with: $0.original)) == nil }.map(\.path)
    guard lost.isEmpty else {
      throw FileFailure(
        "\(failure.message); these sources were changed before, and can't be restored: \(lost.joined(separator: ", "))"
      )
    }
  }
}
