import Foundation
import ReuseGenTestSupport
import Testing

/// The resources that `reusegen port` copies beside the sources.
@Suite(.tags(.process))
struct PortedResourceTests {
  @Test func filesFoldersAndLinksAreCopiedAsTheyAre() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "App/en.lproj/Main.storyboard": "one", "App/Icons.xcassets/Contents.json": "{}",
      "App/Icons.xcassets/star.imageset/star.png": "two", "out/Icons.xcassets/old.png": "left over",
    ])
    let link = folder.url.appendingPathComponent("App/Icons.xcassets/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "star.imageset")
    let result = try folder.tool.run(
      "port",
      "App",
      "--output",
      "out",
      "--resource",
      "App/en.lproj/Main.storyboard",
      "--resource",
      "App/../App/Icons.xcassets/",
      "--quiet"
    )
    #expect(result == .init(exitCode: 0, output: "", messages: ""))
    #expect(folder.text(of: "out/en.lproj/Main.storyboard") == "one")
    #expect(folder.text(of: "out/Icons.xcassets/Contents.json") == "{}")
    #expect(folder.text(of: "out/Icons.xcassets/star.imageset/star.png") == "two")
    #expect(folder.text(of: "out/Icons.xcassets/old.png") == nil)
    let copy = folder.url.appendingPathComponent("out/Icons.xcassets/link").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: copy) == "star.imageset")
  }

  @Test(arguments: [["App"], ["App/A.swift", "--resource", "App/A.xcassets/"]])
  func symbolsOfCatalogsAreDeclared(_ arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "enum A { static let color = UIColor.brand }", "App/A.xcassets/brand.colorset/Contents.json": "{}",
    ])
    let result = try folder.tool.run(["port", "--output", "out", "--quiet"] + arguments)
    #expect(result == .init(exitCode: 0, output: "", messages: ""))
    let copy = try #require(folder.text(of: "out/A.ported.swift"))
    #expect(copy.contains("extension UIColor { static var `brand`: UIColor {"))
  }

  @Test func aMissingResourceIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let result = try folder.tool.run("port", "A.swift", "--output", "out", "--resource", "Missing.xib", "--quiet")
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("Missing.xib can't be copied to "))
    #expect(result.messages.contains("No such file or directory"))
  }
}
