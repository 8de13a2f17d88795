import WebPages

/// The comparison of all documents of two folders, revisions or files.
package struct ComparisonReport: Sendable {
  package var documents: [ComparedDocument]

  package init(documents: [ComparedDocument] = []) { self.documents = documents }

  /// 2 if a document couldn't be read, 1 if there are changes, 0 otherwise.
  package var exitCode: Int32 {
    if documents.contains(where: \.isUnreadable) { return 2 }
    return documents.contains(where: \.isChanged) ? 1 : 0
  }

  /// "3 changes in 2 documents; 1 document is merely rewritten".
  package var summary: String {
    let changed = documents.filter(\.isChanged)
    let count = changed.reduce(0) { $0 + $1.changeCount }
    let unreadable = documents.count(where: \.isUnreadable)
    let rewritten = documents.count { !$0.isChanged && !$0.isUnreadable }
    var parts: [String] = []
    if count > 0 {
      parts.append("\(count) change\(count == 1 ? "" : "s") in \(Self.documents(changed.count))")
    } else if documents.isEmpty || rewritten > 0 {
      parts.append("no changes in \(Self.documents(rewritten))")
    }
    if count > 0, rewritten > 0 { parts.append("\(Self.documents(rewritten)) merely rewritten or the same") }
    if unreadable > 0 { parts.append("\(Self.documents(unreadable)) not compared") }
    return parts.joined(separator: "; ")
  }

  private static func documents(_ count: Int) -> String { "\(count) document\(count == 1 ? "" : "s")" }
}

/// A document in two versions.
package struct ComparedDocument: Sendable {
  package enum Outcome: Sendable {
    case compared(DocumentComparison)
    case added
    case removed
    /// A version can't be read: which one, and the message with its location.
    case unreadable([String])
  }

  package let oldPath: String?
  package let newPath: String?
  package let outcome: Outcome
  /// The pictures of the parts that look different, by the place of the part; those of the document under -1.
  package var pictures: [Int: [PicturePair]] = [:]

  package init(oldPath: String?, newPath: String?, outcome: Outcome) {
    self.oldPath = oldPath
    self.newPath = newPath
    self.outcome = outcome
  }

  package var path: String { newPath ?? oldPath ?? "" }

  /// The present path, with the earlier one of a renamed document.
  package var title: String {
    guard let oldPath, let newPath, oldPath != newPath else { return path }
    return "\(newPath) (was \(oldPath))"
  }

  package var parts: [ComparedPart] {
    if case .compared(let comparison) = outcome { comparison.parts } else { [] }
  }

  /// One sentence about the document as a whole, if it has no parts.
  package var remark: String? {
    switch outcome {
    case .added: "The document is new."
    case .removed: "The document is gone."
    case .compared(let comparison):
      comparison.rewrites.isEmpty ? nil : "Rewritten without effect: \(comparison.rewrites.words)."
    case .unreadable: nil
    }
  }

  package var errors: [String] { if case .unreadable(let messages) = outcome { messages } else { [] } }
  package var isUnreadable: Bool { !errors.isEmpty }

  package var isChanged: Bool {
    switch outcome {
    case .added, .removed: true
    case .compared(let comparison): !comparison.parts.isEmpty
    case .unreadable: false
    }
  }

  package var changeCount: Int {
    switch outcome {
    case .added, .removed: 1
    case .compared(let comparison): comparison.parts.reduce(0) { $0 + $1.changes.count }
    case .unreadable: 0
    }
  }
}

/// The pictures of a scene or view in both versions.
package struct PicturePair: Sendable {
  /// A rectangle in a picture, in points.
  package struct Outline: Sendable, Hashable {
    package let old: InterfaceFrame
    package let new: InterfaceFrame

    package init(old: InterfaceFrame, new: InterfaceFrame) { (self.old, self.new) = (old, new) }
  }

  /// The name among the pictures of the document.
  package let name: String
  /// The device and the user's settings: "iPhone SE, dark"; empty for those of a new device.
  package let settings: String
  /// The pictures as SVG; `nil` in a version that doesn't have the scene.
  package let old: String?
  package let new: String?
  /// The size that has room for both, in points.
  package let width: Double
  package let height: Double
  /// The frames of the views that moved.
  package let outlines: [Outline]

  package init(
    name: String,
    settings: String = "",
    old: String?,
    new: String?,
    width: Double,
    height: Double,
    outlines: [Outline]
  ) {
    (self.name, self.settings, self.old, self.new) = (name, settings, old, new)
    (self.width, self.height, self.outlines) = (width, height, outlines)
  }

  /// Both pictures over each other, with frames around what moved: dashed where it was, solid where it is.
  package var overlay: String {
    func box(_ frame: InterfaceFrame, _ style: String) -> String {
      let numbers = [("x", frame.x), ("y", frame.y), ("width", max(frame.width, 1)), ("height", max(frame.height, 1))]
      let attributes = numbers.map { "\($0.0)=\"\(PropertyValue.text(of: $0.1))\"" }.joined(separator: " ")
      return "<rect \(attributes) fill=\"none\" stroke-width=\"2\" \(style)/>"
    }
    let boxes = outlines.map { outline in
      box(outline.old, "stroke=\"#d70015\" stroke-dasharray=\"5 3\"") + box(outline.new, "stroke=\"#0071e3\"")
    }
    let images = [old, new].compactMap { $0 }.enumerated().map { place, svg in
      "<image x=\"0\" y=\"0\" \(Self.size(of: svg)) opacity=\"\(place == 0 ? "1" : "0.5")\" href=\"\(DataAddress.svg(svg))\"/>"
    }
    let size = "width=\"\(PropertyValue.text(of: width))\" height=\"\(PropertyValue.text(of: height))\""
    let box = "viewBox=\"0 0 \(PropertyValue.text(of: width)) \(PropertyValue.text(of: height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box)>\((images + boxes).joined())</svg>\n"
  }

  /// The attributes of an SVG's size, which its first line states.
  private static func size(of svg: String) -> String {
    guard let start = svg.firstRange(of: " width=\""), let end = svg.firstRange(of: " viewBox=") else { return "" }
    return start.lowerBound < end.lowerBound ? String(svg[start.lowerBound..<end.lowerBound]) : ""
  }
}
