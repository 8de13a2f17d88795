import Foundation
import Testing

/// A checked-in picture.
struct ExpectedPicture {
  let name: String
  let file: URL
  var form = PictureForm.drawing
  /// The distance by which positions and sizes may differ, in points.
  var tolerance = 0.0

  /// Compares the picture with a new one, or records the new one. The test of one that is missing fails.
  func compare(with new: String, _ recording: PictureRecording, _ sourceLocation: SourceLocation) {
    let old = try? String(contentsOf: file, encoding: .utf8)
    if old == nil, recording == .none {
      attach(new, "", sourceLocation)
      return fail(
        "there is no picture \"\(name)\" at \(file.path), and this run records none; run the test where neither CI nor "
          + "RECORD_PICTURES=0 is set, look at the picture, and commit it",
        sourceLocation
      )
    }
    if recording == .all || old == nil {
      guard record(new, sourceLocation), old == nil, recording != .all else { return }
      attach(new, "", sourceLocation)
      return fail(
        "there was no picture \"\(name)\", so it was recorded at \(file.path); look at it, commit it, and run the test again",
        sourceLocation
      )
    }
    guard let old, !isEqual(old, new) else { return }
    if let other = PictureFiles.shared.recorder(of: file) { return failTwice(other, sourceLocation) }
    let difference = PictureDifference(old: old, new: new)
    attach(new, "", sourceLocation)
    attach(old, "-expected", sourceLocation)
    if form == .drawing { attach(difference.marked, "-difference", sourceLocation) }
    let shown = form == .drawing ? keep(difference.marked, "-difference") : keep(new, "")
    fail(
      "the picture \"\(name)\" has changed: \(difference.summary). Look at \(shown ?? "the attachments"), or keep all "
        + "pictures with --attachments-path FOLDER. If that is intended, run with RECORD_PICTURES=1",
      sourceLocation
    )
  }

  private func fail(_ message: String, _ sourceLocation: SourceLocation) {
    Issue.record("\(message)", sourceLocation: sourceLocation)
  }

  private func failTwice(_ other: SourceLocation, _ sourceLocation: SourceLocation) {
    fail(
      "the picture \"\(name)\" was recorded in this run with other content, at \(other.fileName):\(other.line); give each "
        + "picture a name of its own with named:",
      sourceLocation
    )
  }

  /// Writes the file. Returns whether that succeeded.
  private func record(_ new: String, _ sourceLocation: SourceLocation) -> Bool {
    if let other = PictureFiles.shared.record(new, in: file, at: sourceLocation) {
      failTwice(other, sourceLocation)
      return false
    }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(new.utf8).write(to: file, options: .atomic)
      return true
    } catch {
      fail("the picture \"\(name)\" can't be recorded at \(file.path): \(error)", sourceLocation)
      return false
    }
  }

  private func isEqual(_ old: String, _ new: String) -> Bool {
    if old == new { return true }
    return tolerance > 0 && PictureTolerance(tolerance).accepts(old, new)
  }

  /// Writes a picture to a temporary folder. Returns its path.
  private func keep(_ picture: String, _ suffix: String) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ChangedPictures")
    let place = folder.appendingPathComponent(fileName(suffix))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: place, options: .atomic)
      return place.path
    } catch {
      return nil
    }
  }

  private func attach(_ picture: String, _ suffix: String, _ sourceLocation: SourceLocation) {
    Attachment.record(Array(picture.utf8), named: fileName(suffix), sourceLocation: sourceLocation)
  }

  private func fileName(_ suffix: String) -> String {
    name.split(separator: "/").joined(separator: "-") + suffix + ".\(form.suffix)"
  }
}
