import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A newcomer relies on these: the README is short and names the repository's two commands, few steps lead to typed
/// accessors, and links lead somewhere.
struct PageTests {
  private static let root = Documentation.root

  private static func lines(of page: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func theREADMEHasAtMost700Words() throws {
    let text = try Self.lines(of: "README.md").joined(separator: "\n")
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 700)
  }

  @Test func theREADMENamesTheTwoCommandsOfTheRepository() throws {
    let section = try Self.lines(of: "README.md").drop { $0 != "## This repository" }.dropFirst()
    let code = section.prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("    ") }
    let commands = code.map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }
    #expect(commands == ["swift run --package-path Examples/Gallery", "swift test"])
  }

  @Test func theREADMEShowsAPicture() throws {
    let text = try Self.lines(of: "README.md").joined(separator: "\n")
    let picture = try #require(text.firstMatch(of: /!\[[^\]]+\]\(([^)]+)\)/))
    let data = try Data(contentsOf: Self.root.appendingPathComponent(String(picture.1)))
    #expect(XMLParser(data: data).parse())
    #expect(String(decoding: data, as: UTF8.self).contains("<svg "))
  }

  @Test func fewerThanTenStepsLeadToTypedAccessors() throws {
    let lines = try Self.lines(of: "Documentation/Adopting.md")
    let section = lines.drop { $0 != "## An app" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let steps = section.filter { $0.contains(#/^\d+\. /#) }
    #expect((3..<10).contains(steps.count))
  }

  /// The accessors in an app with an Xcode project: few steps, and few decisions, which are marked.
  @Test func fewStepsLeadToTypedAccessorsInXcode() throws {
    let lines = try Self.lines(of: "Documentation/Xcode.md")
    let section = lines.drop { $0 != "## Accessors" }.dropFirst().prefix { !$0.hasPrefix("#") }
    #expect((1...6).contains(section.count { $0.contains(#/^\d+\. /#) }))
    #expect(section.count { $0.contains("<!-- decision: ") } <= 4)
  }

  /// A link to a file, or to a section of a page.
  @Test func everyLinkLeadsSomewhere() throws {
    let folder = Self.root.appendingPathComponent("Documentation")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    var count = 0
    for page in ["README.md", "CONTRIBUTING.md"] + names.map({ "Documentation/\($0)" }) {
      let text = try Self.lines(of: page).joined(separator: "\n")
      for match in text.matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains("://") {
        let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let base = Self.root.appendingPathComponent(page)
        let file = parts[0].isEmpty ? base : base.deletingLastPathComponent().appendingPathComponent(String(parts[0]))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.1)")
        if parts.count == 2 {
          let target = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          let titles = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
          #expect(titles.contains(String(parts[1])), "\(page): \(match.1)")
        }
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// The anchor that GitHub gives a title.
  private static func anchor(_ title: Substring) -> String {
    let words = title.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}
