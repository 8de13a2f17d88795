import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

/// Project files, configuration files and workspaces that are changed at random.
@Suite(.long, .tags(.soak)) struct ProjectFuzzTests {
  private static let pieces = [
    "{", "}", "(", ")", "=", ";", ",", "\"", "/*", "*/", "//", "<<<<<<< HEAD\n", "isa = PBXGroup;", "MAIN", "APP", "S",
    "children = (MAIN);", "path = ../..;", "sourceTree = \"<absolute>\";", "$(PRODUCT_NAME)", "$(", "<", "[", "\\U12",
    "target = APP;", "#include \"App.xcconfig\"\n", "<plist>", "&#x;", "\u{0}", "é", "exceptions = (EK, EK);",
  ]

  @Test func changedProjectsAreReadOrRefused() {
    var readable = 0
    var run = FuzzRun(1500)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(Array(SampleProject.text.utf8), pieces: Self.pieces)
      input.mutate(using: &random)
      var files = SampleProject.files()
      files.bytes["Walk/Walk.xcodeproj/project.pbxproj"] = input.bytes
      let result = ProjectTargets.read([SampleProject.path], files)
      if result.targets.isEmpty {
        // A project may have lost all its targets without a fault.
        let isSilent = result.problems.isEmpty
        #expect(!isSilent || (try? ProjectObjects(input.bytes, path: "")) != nil, "seed \(seed)")
      } else {
        readable += 1
      }
      #expect(result.problems.allSatisfy { ($0.position?.line ?? 1) > 0 }, "seed \(seed)")
    }
    #expect(readable > run.count / 20, "\(readable) of \(run.count) can be read")
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print("\(run.summary("projects")), of which \(readable) can be read") }
  }

  @Test func changedMarkupAndConfigurationsAreReadOrRefused() {
    let markup = """
      <?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict><key>a</key><array><string>b &amp; c</string>
      <true/></array><key>d</key><dict/></dict></plist>
      """
    let configuration = "#include \"B.xcconfig\"\nPRODUCT_NAME[sdk=a*][arch=*] = $(TARGET_NAME:lower) $(inherited)\n"
    var run = FuzzRun(1500)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var input = FuzzInput(Array(markup.utf8), pieces: Self.pieces + ["<", "</dict>", "<![CDATA[", "<!--", "<key>"])
      input.mutate(using: &random)
      _ = try? PropertyListReader.read(input.bytes)
      var settings = FuzzInput(Array(configuration.utf8), pieces: Self.pieces)
      settings.mutate(using: &random)
      let files = MemoryFiles(bytes: ["A.xcconfig": settings.bytes, "B.xcconfig": settings.bytes])
      let level = ConfigurationFile.read("A.xcconfig", files).settings
      _ = BuildSettings([level, level], builtIn: ["TARGET_NAME": "T"]).value(of: "PRODUCT_NAME")
    }
    #expect(run.slowest.seconds < FuzzRun.secondsOfAHang, "seed \(run.slowest.seed)")
    if FuzzRun.seconds != nil { print(run.summary("property lists and configuration files")) }
  }
}
