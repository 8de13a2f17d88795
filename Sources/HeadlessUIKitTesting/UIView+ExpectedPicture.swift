import Foundation
public import HeadlessUIKit
public import Testing

extension UIView {
  /// Compares a picture of the view with a checked-in one.
  ///
  ///     people.view.expectPicture(named: "people")
  ///
  /// The checked-in picture is `Pictures/people.svg` beside the file of the test. To record it, run the test with
  /// `RECORD_PICTURES=1`, and look at the change before you commit it: the text has a line for each shape, with numbers
  /// that don't depend on the machine or its language.
  ///
  /// ```sh
  /// RECORD_PICTURES=1 swift test --filter PictureTests
  /// ```
  ///
  /// If the pictures differ, an issue names the first difference, and the test has three attachments: the new picture,
  /// the expected one, and the new one with red frames around what differs. `swift test --attachments-path FOLDER`
  /// writes them to a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, without its extension. It may contain folders: `"people/empty"`.
  ///   - filePath: The path of the test's file. The location of the call unless specified.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func expectPicture(
    named name: String,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    ExpectedPicture(name: name, file: folder.appendingPathComponent("\(name).svg"))
      .compare(
        with: svg(),
        records: ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil,
        sourceLocation
      )
  }
}

/// A checked-in picture.
struct ExpectedPicture {
  let name: String
  let file: URL

  /// Compares the picture with a new one, or records the new one.
  func compare(with new: String, records: Bool, _ sourceLocation: SourceLocation) {
    if records {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(new.utf8).write(to: file, options: .atomic)
      } catch {
        Issue.record(
          "the picture \"\(name)\" can't be recorded at \(file.path): \(error)",
          sourceLocation: sourceLocation
        )
      }
      return
    }
    guard let old = try? String(contentsOf: file, encoding: .utf8) else {
      attach(new, "", sourceLocation)
      Issue.record(
        "there is no picture \"\(name)\" at \(file.path); run the test with RECORD_PICTURES=1 to record it",
        sourceLocation: sourceLocation
      )
      return
    }
    if old == new { return }
    let difference = PictureDifference(old: old, new: new)
    attach(new, "", sourceLocation)
    attach(old, "-expected", sourceLocation)
    attach(difference.marked, "-difference", sourceLocation)
    Issue.record(
      "the picture \"\(name)\" has changed: \(difference.summary). If that is intended, run with RECORD_PICTURES=1",
      sourceLocation: sourceLocation
    )
  }

  private func attach(_ picture: String, _ suffix: String, _ sourceLocation: SourceLocation) {
    let fileName = name.split(separator: "/").joined(separator: "-") + suffix + ".svg"
    Attachment.record(Array(picture.utf8), named: fileName, sourceLocation: sourceLocation)
  }
}
