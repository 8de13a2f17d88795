import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles
import ReuseGenVisibleText

/// Files that are replaced together: all of them, or none.
struct ChangedFiles {
  struct Change {
    let path: String
    let original: [UInt8]
    var changed: [UInt8]
  }

  private(set) var changes: [Change] = []
  /// The number of a file's change.
  private var numbers: [String: Int] = [:]

  var count: Int { changes.count }
  var isEmpty: Bool { changes.isEmpty }

  /// Adds a file that has no change yet.
  mutating func add(_ path: String, original: [UInt8], changed: [UInt8]) {
    numbers[path] = changes.count
    changes.append(Change(path: path, original: original, changed: changed))
  }

  /// Gives a file another text, whether it changed before or not.
  mutating func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if let number = numbers[path] {
      changes[number].changed = bytes
    } else {
      add(path, original: try InputFile(path: path).contents(), changed: bytes)
    }
  }

  /// The changes as a unified diff.
  var diff: String {
    changes.compactMap { change in
      let old = String(decoding: change.original, as: UTF8.self)
      let new = String(decoding: change.changed, as: UTF8.self)
      let name = change.path.withVisibleControlCharacters
      return UnifiedDiff.between(old, new, oldName: name, newName: name)
    }.joined()
  }

  /// Replaces all files, each in one step. If one can't be replaced, or was saved by somebody else since it was read,
  /// those before it get their text back.
  func write() throws(FileFailure) {
    for change in changes { try OutputFile(path: change.path).checkReplaceable() }
    for (index, change) in changes.enumerated() {
      do throws(FileFailure) {
        _ = try OutputFile(path: change.path).replace(with: change.changed, madeFrom: change.original)
      } catch {
        try restore(changes[..<index], after: error)
        throw FileFailure("\(error.message); no file was changed")
      }
    }
  }

  private func restore(_ written: ArraySlice<Change>, after failure: FileFailure) throws(FileFailure) {
    let lost = written.filter { change in
      let file = OutputFile(path: change.path)
      return (try? file.replace(with: change.original, madeFrom: change.changed)) == nil
    }.map(\.path)
    guard lost.isEmpty else {
      throw FileFailure(
        "\(failure.message); these files were changed before, and can't be restored: \(lost.joined(separator: ", "))"
      )
    }
  }
}
