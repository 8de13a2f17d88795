import Foundation

@testable import ReuseGenCore

/// The files of a target in one text. A line such as "// file: Base.lproj/Main.storyboard" is above each. A file's
/// text doesn't end with a line feed.
///
/// The marks ①, ② and so on are places that findings name. They aren't part of the files.
struct TargetText: Sendable {
  private(set) var files: [(path: String, text: String)] = []
  /// The marks by their places: "Main.storyboard:4:12".
  private var marks: [String: String] = [:]

  init(_ text: String) {
    var line = 0
    for written in text.split(separator: "\n", omittingEmptySubsequences: false) where !text.isEmpty {
      if written.hasPrefix("// file: ") {
        files.append((String(written.dropFirst(9)), ""))
        line = 0
      } else if let last = files.indices.last {
        line += 1
        var bare = ""
        for scalar in written.unicodeScalars {
          if Self.isMark(scalar) {
            marks["\(files[last].path):\(line):\(bare.utf8.count + 1)"] = String(scalar)
          } else {
            bare.unicodeScalars.append(scalar)
          }
        }
        files[last].text += (line == 1 ? "" : "\n") + bare
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x2460...0x2473, 0x3251...0x325F, 0x32B1...0x32BF].contains { $0.contains(scalar.value) }
  }

  /// The text of a file; `nil` if there is none.
  subscript(_ path: String) -> String? { files.first { $0.path == path }?.text }

  /// The line of a report with the mark in place of its location.
  func marked(_ line: String) -> String {
    guard let end = line.firstRange(of: ": ")?.lowerBound, let mark = marks[String(line[..<end])] else { return line }
    return mark + line[end...].dropFirst()
  }

  /// The names in the asset catalogs.
  var assets: AssetNames {
    let namespaces = files.filter { path, text in
      path.hasSuffix("/Contents.json") && AssetNames.providesNamespace(Array(text.utf8))
    }
    let folders = Set(namespaces.map { ($0.path as NSString).deletingLastPathComponent })
    return files.reduce(into: AssetNames()) { names, file in
      let look = AssetNames.isColor(file.path) ? CatalogColor(Array(file.text.utf8)) : nil
      names.add(file.path, namespaces: folders, look: look)
    }
  }

  /// The names that the files use.
  var usage: ProjectUsage {
    let used = files.filter { path, _ in
      !path.contains(".xcassets") && FileNames.extensions.contains((path as NSString).pathExtension)
        && path != "reuse.json"
    }
    var usage = ProjectUsage(used.map { FileNames(Array($0.text.utf8), path: $0.path) })
    usage.assets = assets
    return usage
  }
}
