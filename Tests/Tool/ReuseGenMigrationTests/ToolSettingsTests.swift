import ReuseGenMigration
import Testing

/// The lines of projects and configurations that let R.swift or SwiftGen run.
struct ToolSettingsTests {
  @Test(
    arguments: [
      ("pod 'R.swift'", "Podfile", Spelling.rswift, "the pod"),
      ("  pod 'SwiftGen', '~> 6.0'", "Podfile", .swiftgen, "the pod"),
      ("# pod 'R.swift'", "Podfile", .rswift, nil),
      ("github \"mac-cain13/R.swift\"", "Cartfile", .rswift, "the dependency"),
      (
        ".package(url: \"https://github.com/mac-cain13/R.swift\", from: \"7.0.0\")", "Package.swift", .rswift,
        "the dependency"
      ),
      // Names that end the same way.
      ("exclude: [\"Helper.swift\", \"Parser.swift\", \"Layer2r.swift\"]", "Package.swift", .rswift, nil),
      ("sources: [\"Helper.swift\", \"R.swift\"]", "Package.swift", .rswift, "the dependency"),
      ("name: \"MySwiftGen\"", "Package.swift", .swiftgen, nil),
      ("shellScript = \"cd App\\nrswift generate\";", "project.pbxproj", .rswift, "the build phase"),
      ("shellScript = \"cp Helper.swift App\";", "project.pbxproj", .rswift, nil),
    ] as [(String, String, Spelling, String?)]
  )
  func aLineBelongsToTheToolThatItNames(_ line: String, _ file: String, _ tool: Spelling, _ part: String?) {
    #expect(ToolSettings.lines(of: tool, in: "\n\(line)\n", of: file).map(\.part) == [part].compactMap(\.self))
  }

  @Test(
    arguments: [
      (
        "ib:\n  outputs:\n    - templateName: scenes-swift5\n      params: # own\n        enumName: \"Scenes\"\n",
        ["Scenes": "StoryboardScene"]
      ),
      (
        "'ib':\n- outputs: {templatePath: my/segues.stencil, params: {enumName: Segues}}\n",
        ["Segues": "StoryboardSegue"]
      ),
      ("ib:\n  outputs:\n    - params:\n        sceneEnumName: Scenes\n", ["Scenes": "StoryboardScene"]),
      ("strings:\n  outputs:\n    - templateName: structured-swift5\n      params:\n        enumName: Texts\n", [:]),
    ] as [(String, [String: String])]
  )
  func theNamesOfSwiftGensTypesAreRead(_ text: String, _ names: [String: String]) {
    #expect(ToolSettings.namesOfTypes(in: text, of: "swiftgen.yml") == names)
  }

  @Test(
    arguments: [
      ("D6FF8212 = {buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET = 12.4;", "12.4"),
      ("  platform :ios, '11.0'", nil),
    ] as [(String, String?)]
  )
  func theVersionFollowsTheTarget(_ line: String, _ version: String?) {
    #expect(ToolSettings.tooEarlyTarget(in: line, of: "project.pbxproj")?.version == version)
  }
}
