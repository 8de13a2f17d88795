import Foundation

/// The files of a target in one text. A line such as "// file: Base.lproj/Main.storyboard" is above each. A file's
/// text doesn't end with a line feed.
///
/// - The marks ①, ② and so on are places that findings name. They aren't part of the files.
/// - A document that begins with another element than its root is the contents of the root, of `<objects>` or of
///   `<scenes>`. A nib that doesn't begin with its owner has a plain one, and a storyboard that doesn't begin with a
///   scene has one for each of its controllers. The root's mark is before its path, and further attributes of the root
///   follow it: `// file: ①Old.xib launchScreen="YES"`.
/// - In a document that doesn't begin with `<?xml`, an element ends where the indentation does.
/// - "// same file: Main.storyboard" refers to a file of another text.
package struct TargetText: Sendable {
  package private(set) var files: [(path: String, text: String)] = []
  /// The marks by their places: "Main.storyboard:4:12".
  private var marks: [String: String] = [:]

  package init(_ text: String, sharing other: TargetText? = nil) {
    var sections: [(path: String, lines: [String])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) where !text.isEmpty {
      if line.hasPrefix("// file: ") {
        sections.append((String(line.dropFirst(9)), []))
      } else if line.hasPrefix("// same file: ") {
        let path = String(line.dropFirst(14))
        guard let text = other?[path] else { preconditionFailure("the other text has no file \(path)") }
        sections.append((path, text.components(separatedBy: "\n")))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    for section in sections { add(section.path, section.lines) }
  }

  private static func withoutMarks(_ text: String) -> String { String(text.unicodeScalars.filter { !isMark($0) }) }

  private mutating func add(_ title: String, _ lines: [String]) {
    let words = title.split(separator: " ", maxSplits: 1).map(String.init)
    let path = Self.withoutMarks(words[0])
    var lines = lines
    let isStoryboard = path.hasSuffix(".storyboard")
    let first = Self.withoutMarks(lines.first ?? "")
    let isVerbatim = ["<?xml", "<<"].contains { first.hasPrefix($0) }
    if first.hasPrefix("<"), !isVerbatim, isStoryboard || path.hasSuffix(".xib") {
      lines = Self.withEnds(lines)
      func element(_ beginning: String, _ end: String, _ lines: [String]) -> [String] {
        [beginning] + lines.map { "    " + $0 } + ["</\(end)>"]
      }
      if !["<document", "<device", "<objects"].contains(where: first.hasPrefix) {
        if isStoryboard, !first.hasPrefix("<scene ") {
          lines = Self.scenes(of: lines).enumerated().flatMap { index, objects in
            element(#"<scene sceneID="sce-\#(index + 1)">"#, "scene", element("<objects>", "objects", objects))
          }
        }
        let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>"#
        if !isStoryboard, !first.contains("IBFilesOwner") { lines.insert(owner, at: 0) }
        lines = isStoryboard ? element("<scenes>", "scenes", lines) : element("<objects>", "objects", lines)
      }
      if !first.hasPrefix("<document") {
        let attributes = """
          type="com.apple.InterfaceBuilder3.CocoaTouch\(isStoryboard ? ".Storyboard" : "").XIB" version="3.0" \
          targetRuntime="iOS.CocoaTouch"
          """
        let further = words.dropFirst().map { " " + $0 }.joined()
        lines = element("\(words[0].dropLast(path.count))<document \(attributes)\(further)>", "document", lines)
      }
      lines.insert(#"<?xml version="1.0" encoding="UTF-8"?>"#, at: 0)
    }
    var text: [String] = []
    for line in lines {
      var bare = ""
      for scalar in line.unicodeScalars {
        if Self.isMark(scalar) {
          marks["\(path):\(text.count + 1):\(bare.utf8.count + 1)"] = String(scalar)
        } else {
          bare.unicodeScalars.append(scalar)
        }
      }
      text.append(bare)
    }
    files.append((path, text.joined(separator: "\n")))
  }

  /// Adds the ends of elements that lines with more indentation follow.
  private static func withEnds(_ lines: [String]) -> [String] {
    var (result, open): ([String], [(indentation: Int, end: String)]) = ([], [])
    for (index, line) in lines.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      while let last = open.last, last.indentation >= indentation { result.append(open.removeLast().end) }
      result.append(line)
      guard index + 1 < lines.count, lines[index + 1].prefix(while: { $0 == " " }).count > indentation else { continue }
      let name = withoutMarks(line).drop { $0 == " " || $0 == "<" }.prefix { $0.isLetter }
      open.append((indentation, String(repeating: " ", count: indentation) + "</\(name)>"))
    }
    return result + open.reversed().map(\.end)
  }

  /// The objects of each scene of a storyboard, which has one controller.
  private static func scenes(of lines: [String]) -> [[String]] {
    let starts = lines.indices.filter { withoutMarks(lines[$0]).contains(/^<\w*[cC]ontroller/) }
    let bounds = [0] + starts.dropFirst() + [lines.count]
    return zip(bounds, bounds.dropFirst()).map { Array(lines[$0..<$1]) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x2460...0x2473, 0x3251...0x325F, 0x32B1...0x32BF].contains { $0.contains(scalar.value) }
  }

  /// The nibs and storyboards.
  package var documents: [(path: String, text: String)] {
    files.filter { $0.path.hasSuffix(".xib") || $0.path.hasSuffix(".storyboard") }
  }

  /// The text of a file; `nil` if there is none.
  package subscript(_ path: String) -> String? { files.first { $0.path == path }?.text }

  /// The line of a report with the mark in place of its location.
  package func marked(_ line: String) -> String {
    guard let end = line.firstRange(of: ": ")?.lowerBound, let mark = marks[String(line[..<end])] else { return line }
    return mark + line[end...].dropFirst()
  }
}
