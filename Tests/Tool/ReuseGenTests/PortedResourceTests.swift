import Foundation
import ReuseGenTestSupport
import Testing

/// The resources that `reusegen port` copies beside the sources.
@Suite(.long, .tags(.process)) struct PortedResourceTests {
  @Test func filesFoldersAndLinksAreCopiedAsTheyAre() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "App/en.lproj/Main.storyboard": "one", "App/Icons.xcassets/Contents.json": "{}",
      "App/Icons.xcassets/star.imageset/star.png": "two", "out/Icons.xcassets/old.png": "left over",
    ])
    let link = folder.url.appendingPathComponent("App/Icons.xcassets/link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "star.imageset")
    let result = try folder.tool.run(
      "port App --output out --resource App/en.lproj/Main.storyboard --resource App/../App/Icons.xcassets/ --quiet"
    )
    #expect(result == .silent)
    #expect(folder.text(of: "out/en.lproj/Main.storyboard") == "one")
    #expect(folder.text(of: "out/Icons.xcassets/Contents.json") == "{}")
    #expect(folder.text(of: "out/Icons.xcassets/star.imageset/star.png") == "two")
    #expect(folder.text(of: "out/Icons.xcassets/old.png") == nil)
    let copy = folder.url.appendingPathComponent("out/Icons.xcassets/link").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: copy) == "star.imageset")
  }

  /// A device finds them in their module, whose sources are part of the target here.
  @Test func documentsNameClassesOfEmptyModulesInTheTarget() throws {
    let target = "customModule=\"Kit\" customModuleProvider=\"target\""
    let folder = try TemporaryFolder([
      "A.swift": "struct A {}\n", "c.json": #"{ "sources": "A.swift", "emptyModules": "Kit" }"#,
      "A.xib": "<a customModule=\"Kit\"/><b \(target)/><c customModule=\"Kits\"/>",
    ])
    let result = try folder.tool.run("port --configuration c.json -o out --resource A.xib --quiet")
    #expect(result == .silent)
    #expect(folder.text(of: "out/A.xib") == "<a \(target)/><b \(target)/><c customModule=\"Kits\"/>")
  }

  @Test func aCopyThatIsUpToDateStaysAsItIs() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "struct A {}\n", "App/a.json": "one", "App/b.json": "two",
      "App/Icons.xcassets/Contents.json": "{}", "App/Flags.xcassets/Contents.json": "{}",
    ])
    let names = ["a.json", "b.json", "Icons.xcassets", "Flags.xcassets"]
    let arguments =
      ["port", "App", "--output", "out", "--quiet"] + names.flatMap { ["--resource", "App/\($0)"] }
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let copies = ["A.ported.swift", "a.json", "b.json", "Icons.xcassets/Contents.json", "Flags.xcassets/Contents.json"]
    func change(_ copy: String) throws -> Date? {
      let path = folder.url.appendingPathComponent("out/\(copy)").path
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    for copy in copies {
      let path = folder.url.appendingPathComponent("out/\(copy)").path
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
    }
    try Data("2".utf8).write(to: folder.url.appendingPathComponent("App/b.json"))
    try Data("{ }".utf8).write(to: folder.url.appendingPathComponent("App/Flags.xcassets/Contents.json"))
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let changed = try copies.filter { try change($0) != Date(timeIntervalSince1970: 1000) }
    #expect(changed == ["b.json", "Flags.xcassets/Contents.json"])
    #expect(folder.text(of: "out/b.json") == "2" && folder.text(of: "out/Flags.xcassets/Contents.json") == "{ }")
  }

  @Test(arguments: [["App"], ["App/A.swift", "--resource", "App/A.xcassets/"]])
  func symbolsOfCatalogsAreDeclared(_ arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "enum A { static let color = UIColor.brand }", "App/A.xcassets/brand.colorset/Contents.json": "{}",
    ])
    let result = try folder.tool.run(["port", "--output", "out", "--quiet"] + arguments)
    #expect(result == .silent)
    let copy = try #require(folder.text(of: "out/A.ported.swift"))
    #expect(copy.contains("extension UIColor { static var `brand`: UIColor {"))
  }

  @Test func aMissingResourceIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let result = try folder.tool.run("port A.swift --output out --resource Missing.xib --quiet")
    #expect(result.exitCode == 74)
    #expect(result.messages.contains("Missing.xib can't be copied to "))
    #expect(result.messages.contains("No such file or directory"))
  }
}
