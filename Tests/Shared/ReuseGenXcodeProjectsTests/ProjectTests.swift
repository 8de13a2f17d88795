import Testing

@testable import ReuseGenXcodeProjects

struct ProjectTests {
  private let app = SampleProject.read().targets.first

  @Test func nativeTargetsAreFound() {
    #expect(SampleProject.read().targets.map(\.id.name) == ["Walk", "Walk Kit", "Tests"])
    #expect(SampleProject.read().problems.map(\.line) == [])
    #expect(app?.position == FilePosition(line: 32, column: 5))
  }

  @Test func filesAreThoseOfPhasesAndSynchronizedFolders() {
    #expect(
      app?.sources.map(\.path) == [
        "Walk/My Sources/A.swift", "Walk/My Sources/Old.m", "Walk/Root/R.swift", "Walk/New/One.swift",
      ]
    )
    #expect(
      app?.documents.map(\.path) == ["Walk/X.xib", "Walk/My Sources/Base.lproj/Main.storyboard", "Walk/New/Two.xib"]
    )
    #expect(app?.catalogs.map(\.path) == ["Walk/My Sources/Assets.xcassets", "Walk/New/Deep/Pictures.xcassets"])
  }

  @Test func headersAreThoseOfSourcesAndThoseOfNone() {
    #expect(app?.headers.map(\.path) == ["Walk/My Sources/Old.h", "Walk/My Sources/Alone.h"])
  }

  @Test func anExceptionGivesAFileToAnotherTarget() {
    let kit = SampleProject.read().targets[1]
    #expect(kit.sources.map(\.path) == ["Walk/New/One.swift", "Walk/Kit/Four.swift", "Walk/Kit/Three.swift"])
  }

  @Test func modulesFollowFromSettings() {
    #expect(SampleProject.read().targets.map(\.moduleName) == ["My_Walk", "WalkKit", "Tests"])
    let debug = ProjectTargets.read([SampleProject.path], SampleProject.files(), configuration: "Debug")
    #expect(debug.targets.map(\.moduleName) == ["WalkDebug", "WalkKit", "Tests"])
    #expect(app?.sdk == "iphoneos")
    #expect(app?.propertyList == "Walk/New/Info.plist")
    #expect(app?.mainDocuments.map(\.name) == ["Main"])
  }

  @Test(arguments: [
    ("", "", false),
    ("<key>UIUserInterfaceStyle</key><string>Light</string>", "", true),
    ("<key>UIUserInterfaceStyle</key><string>Automatic</string>", "", false),
    ("", "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;", true),
  ])
  func theAppearanceIsChosenInTheInformationOrASetting(entry: String, setting: String, expected: Bool) {
    let old = #"INFOPLIST_FILE = "New/Info.plist";"#
    var files = SampleProject.files(SampleProject.text.replacing(old, with: "\(old) \(setting)"))
    files.texts["Walk/New/Info.plist"] = #"<plist version="1.0"><dict>\#(entry)</dict></plist>"#
    #expect(ProjectTargets.read([SampleProject.path], files).targets.first?.choosesAppearance == expected)
  }

  @Test func targetsSeeWhatTheyLinkAndDependOn() {
    let targets = SampleProject.read().targets
    #expect(targets.map { $0.visibleTargets.map(\.name) } == [["Walk Kit"], [], ["Walk", "Walk Kit"]])
    #expect(targets[0].packageProducts == ["Steps", "Steps"])
    #expect(SampleProject.read().packages == ["Walk/Local"])
  }

  @Test func aProjectInJSONIsTheSame() {
    let json = """
      {"objects": {"P": {"isa": "PBXProject", "mainGroup": "M", "targets": ["T"]},
        "M": {"isa": "PBXGroup", "children": ["F"], "sourceTree": "<group>"},
        "F": {"isa": "PBXFileReference", "path": "A.swift", "sourceTree": "<group>"},
        "T": {"isa": "PBXNativeTarget", "name": "App", "buildPhases": ["S"]},
        "S": {"isa": "PBXSourcesBuildPhase", "files": ["B"]}, "B": {"isa": "PBXBuildFile", "fileRef": "F"}},
       "rootObject": "P"}
      """
    let result = SampleProject.read(json)
    #expect(result.problems.map(\.line) == [])
    #expect(result.targets.map { $0.sources.map(\.path) } == [["Walk/A.swift"]])
  }

  /// Tools write references that no group has, which Xcode shows as recovered ones.
  @Test func aFileInNoGroupIsFoundInTheFolderOfTheProject() {
    let text = SampleProject.text.replacing("KITFOLDER, CONFIG, ROOTED", with: "KITFOLDER, ROOTED")
      .replacing("children = (A, H,", with: "children = (H,").replacing("path = A.swift", with: "path = Made/A.swift")
    let result = SampleProject.read(text)
    #expect(result.problems.map(\.line) == [])
    let app = result.targets.first { $0.id.name == "Walk" }
    #expect(app?.productName == "My Walk")
    #expect(app?.sources.first?.path == "Walk/Made/A.swift")
  }

  // MARK: - Problems

  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The text that is replaced in the sample.
    let text: String
    let replacement: String
    let problem: String

    var testDescription: String { problem }

    /// The mistakes of a text with two lines for each: "text => replacement" and the problem, which is indented.
    static func table(_ text: String) -> [Mistake] {
      let lines = text.split(separator: "\n")
      return stride(from: 0, to: lines.count, by: 2).map { index in
        let texts = lines[index].split(separator: " => ").map(String.init)
        return Mistake(text: texts[0], replacement: texts[1], problem: String(lines[index + 1].dropFirst(2)))
      }
    }
  }

  static let mistakes =
    Mistake.table(
      """
      (B1, B2, B3, B9) => (B1, GONE)
        36:53: warning: the build file GONE of the target Walk doesn't exist; remove the line
      fileRef = A; => fileRef = GONE;
        39:42: warning: the file GONE of the target Walk doesn't exist; remove the line
      (APP, KIT, TESTS, ALL) => (APP, GONE)
        5:69: warning: the target GONE doesn't exist; remove the line
      buildPhases = (P1, P2, P3); => buildPhases = (P1, P2, P3, NONE);
        33:34: warning: “buildPhases” of the PBXNativeTarget Walk is the object NONE, which doesn't exist; remove the line, or restore the object
      mainGroup = MAIN; => mainGroup = NONE;
        5:47: warning: “mainGroup” of the PBXProject PROJECT is the object NONE, which doesn't exist; remove the line, or restore the object
      buildConfigurations = (KR) => buildConfigurations = (NONE)
        57:67: warning: “buildConfigurations” of the XCConfigurationList KITLIST is the object NONE, which doesn't exist; remove the line, or restore the object
      fileSystemSynchronizedGroups = (KITFOLDER) => fileSystemSynchronizedGroups = (NONE)
        56:91: warning: “fileSystemSynchronizedGroups” of the PBXNativeTarget Walk Kit is the object NONE, which doesn't exist; remove the line, or restore the object
      baseConfigurationReference = CONFIG => baseConfigurationReference = NONE
        50:84: warning: “baseConfigurationReference” of the XCBuildConfiguration Release is the object NONE, which doesn't exist; remove the line, or restore the object
      PBXTargetDependency; target = APP => PBXTargetDependency; target = NONE
        63:56: warning: “target” of the PBXTargetDependency DEPENDENCY is the object NONE, which doesn't exist; remove the line, or restore the object
      productRef = PRODUCT => productRef = NONE
        46:45: warning: “productRef” of the PBXBuildFile B8 is the object NONE, which doesn't exist; remove the line, or restore the object
      fileSystemSynchronizedGroups = (KITFOLDER); => productReference = NONE;
        56:78: warning: “productReference” of the PBXNativeTarget Walk Kit is the object NONE, which doesn't exist; remove the line, or restore the object
      ALL = { isa = PBXAggregateTarget; => ALL = { isa = PBXAggregateTarget; packageProductDependencies = (NONE);
        7:69: warning: “packageProductDependencies” of the PBXAggregateTarget All is the object NONE, which doesn't exist; remove the line, or restore the object
      mainGroup = MAIN; => mainGroup = MAIN; projectReferences = ({ ProductGroup = PRODUCTS; ProjectRef = NONE; });
        5:114: warning: “projectReferences” of the PBXProject PROJECT is the object NONE, which doesn't exist; remove the line, or restore the object
      files = (B7, B8) => files = (B7, NONE)
        38:56: warning: the build file NONE of the target Walk doesn't exist; remove the line
      path = Config/App.xcconfig => path = Config/Gone.xcconfig
        50:5: warning: there is no file Walk/Config/Gone.xcconfig, which contains settings of the configuration Release; restore it, or run the tool that generates it
      path = Kit; => path = Gone;
        26:5: warning: there is no folder Walk/Gone, whose files belong to targets; restore it, or remove it from the project
      relativePath = Local; => relativePath = Gone;
        30:5: warning: there is no package in the folder Walk/Gone, which the project uses; restore it, or remove it from the project
      children = (X, C) => children = (X, GONE)
        11:92: warning: the group Only a name contains the object GONE, which doesn't exist; remove the line
      children = (X, C) => children = (X, SOURCES)
        10:5: warning: the group My Sources contains itself; remove it from the groups in it
      buildPhases = (); buildConfigurationList = KITLIST; => dependencies = (DEPENDENCY); buildConfigurationList = KITLIST;
        32:5: warning: the target Walk depends on itself through other targets; remove one of the dependencies
      rootObject = PROJECT; => rootObject = GONE;
        65:16: error: the “rootObject” isn't one of the “objects”
      archiveVersion = 1; => archiveVersion 1;
        3:18: error: “=” is expected, but there is “1”
      """
    ) + [
      Mistake(
        text: "    M = {",
        replacement: "<<<<<<< HEAD\n    M = {",
        problem:
          "13:1: error: two versions of the file weren't merged: there is a conflict marker; resolve the conflict"
      )
    ]

  @Test(arguments: mistakes) func aMistakeIsReportedAtItsLine(mistake: Mistake) {
    let text = SampleProject.text.replacing(mistake.text, with: mistake.replacement)
    #expect(text != SampleProject.text)
    let lines = SampleProject.read(text).problems.map(\.line)
    // Two targets depend on each other; one is compared.
    let expected = "Walk/Walk.xcodeproj/project.pbxproj:\(mistake.problem)"
    #expect(lines.filter { !$0.contains("Walk Kit depends on itself") } == [expected])
  }

  @Test(arguments: [
    ("{ }", "the file has no “objects”, so it isn't a project; restore it"),
    ("", "the file is empty"),
    ("(a)", "the file has no “objects”, so it isn't a project; restore it"),
  ])
  func aFileThatIsNoProjectIsAnError(text: String, message: String) {
    let problems = SampleProject.read(text).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func aMissingProjectIsAnError() {
    let lines = ProjectTargets.read(["No.xcodeproj"], MemoryFiles()).problems.map(\.line)
    #expect(lines == ["No.xcodeproj: error: the project has no readable project.pbxproj; check the path"])
  }
}
