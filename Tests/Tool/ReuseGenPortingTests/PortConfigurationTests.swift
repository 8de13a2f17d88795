import ReuseGenCore
import ReuseGenPorting
import Testing

@Suite struct PortConfigurationTests {
  @Test func aConfigurationIsRead() {
    let text = #"{ "sources": ["App", "Kit"], "exclude": "App/Old", "modules": ["Charts"], "leaveOut": ["A.f()"], }"#
    let reading = HeadlessSources.read(Array(text.utf8), file: "headless-sources.json")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content.sources.map(\.value) == ["App", "Kit"])
    #expect(reading.content.exclude.map(\.value) == ["App/Old"])
    #expect(PortOptions(reading.content).modules == ["Charts"])
    #expect(PortOptions(reading.content).leaveOut.map(\.value) == ["A.f()"])
  }

  @Test func shimsAndTheAppsDescriptionAreRead() {
    let text =
      #"{ "sources": "A", "shims": "S", "infoPlist": "A/Info.plist", "project": "A.xcodeproj", "target": "A" }"#
    let reading = HeadlessSources.read(Array(text.utf8), file: "headless-sources.json")
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content.shims.map(\.value) == ["S"])
    #expect(reading.content.infoPlist?.value == "A/Info.plist")
    #expect(reading.content.project?.value == "A.xcodeproj")
    #expect(reading.content.target?.value == "A")
  }

  @Test(arguments: [
    (
      #"{ "sources": "App", "leaveout": [] }"#,
      #"c:1:21: the configuration has no key "leaveout"; did you mean "leaveOut"?"#
    ),
    (#"{}"#, #"c:1:1: the configuration has no key "sources"; add it, as in "sources": ["../../MyApp"]"#),
    (
      #"[]"#,
      #"c:1:1: a configuration is an object in braces, not an array; write it as in { "sources": ["../../MyApp"] }"#
    ),
    (#"{ "sources": 1 }"#, #"c:1:14: "sources" must be a nonempty string, or a list of them, not a number"#),
    (#"{ "sources": [""] }"#, #"c:1:15: "sources" must be a nonempty string, or a list of them, not the string """#),
    (
      #"{ "sources": "A", "target": "B" }"#,
      #"c:1:29: "target" names one of a project; add the key "project", or remove "target""#
    ),
    (
      #"{ "sources": "A", "shims": 3 }"#, #"c:1:28: "shims" must be a nonempty string, or a list of them, not a number"#
    ),
    (
      #"{ "sources": "A", "infoplist": "B" }"#,
      #"c:1:19: the configuration has no key "infoplist"; did you mean "infoPlist"?"#
    ),
    (#"{ "sources": "A", "sources": "B" }"#, #"c:1:19: the configuration has the key "sources" twice; remove one"#),
    (
      #"{ "sources": "A", "colour": 1 }"#,
      "c:1:19: the configuration has no key \"colour\"; use one of \"$schema\", \"sources\", "
        + "\"exclude\", \"leaveOut\", \"shims\", \"modules\", \"emptyModules\", \"infoPlist\", \"project\", \"target\", "
        + "or update reusegen if a newer version has it"
    ),
  ])
  func aMistakeIsReportedAtItsLocation(_ text: String, _ message: String) {
    let reading = HeadlessSources.read(Array(text.utf8), file: "c")
    #expect(reading.diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" } == [message])
  }
}
