import Foundation
import ReuseGenTestSupport
import Testing

/// References of projects to files and objects that don't exist.
@Suite(.tags(.process)) struct MissingReferenceTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>UILaunchStoryboardName</key><string>$(LAUNCH)</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneStoryboardFile</key><string>Main</string></dict></array>
      </dict></dict>
    </dict></plist>
    """

  private static func project(_ objects: String = "", settings: String = "") -> [String: String] {
    [
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = (A); };
        M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F, G, H, I, J); };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        G = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = Pods/App.xcconfig; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXResourcesBuildPhase; files = (Y, Z); }; Y = { isa = PBXBuildFile; fileRef = G; };
        Z = { isa = PBXBuildFile; fileRef = H; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; \(objects) buildSettings = { \(settings) }; };
        J = { isa = PBXGroup; path = Empty; sourceTree = "<group>"; children = (); };
      }; rootObject = P; }
      """,
      "App/A.swift": "import UIKit\n", "App/Info.plist": list, "App/Assets.xcassets/Contents.json": "{}",
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
      """,
    ]
  }

  private static func warnings(_ folder: TemporaryFolder, _ path: String = ".") throws -> [String] {
    try folder.tool.run("lint", path).messages.split(separator: "\n").filter { $0.hasSuffix("[project]") }
      .map(String.init)
  }

  @Test(arguments: [
    ("INFOPLIST_KEY_UIMainStoryboardFile = Main;", []),
    (
      "INFOPLIST_KEY_UIMainStoryboardFile = Mian;",
      [
        """
        App.xcodeproj/project.pbxproj:8:3: warning: the target App has no document "Mian", which \
        INFOPLIST_KEY_UIMainStoryboardFile names; correct the name, or add the document to the target [project]
        """
      ]
    ),
    (
      "INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";",
      [
        """
        App/Info.plist:3:3: warning: the target App has no document "Pad", which UIMainStoryboardFile~ipad names; \
        correct the name, or add the document to the target [project]
        """
      ]
    ),
    (
      "INFOPLIST_FILE = \"App/Info.plist\"; LAUNCH = \"$(KIND)Screen\"; KIND = Launch;",
      [
        """
        App/Info.plist:3:3: warning: the target App has no document "Pad", which UIMainStoryboardFile~ipad names; \
        correct the name, or add the document to the target [project]
        """,
        """
        App/Info.plist:4:3: warning: the target App has no document "LaunchScreen", which UILaunchStoryboardName names; \
        correct the name, or add the document to the target [project]
        """,
      ]
    ),
  ])
  func aDocumentThatTheSystemLoadsIsThere(settings: String, expected: [String]) throws {
    var files = Self.project(settings: settings)
    files["App/reuse.json"] = #"{ "project": { "path": "../App.xcodeproj", "target": "App" } }"#
    let folder = try TemporaryFolder(files)
    for path in [".", "App.xcodeproj", "App", "App/reuse.json"] {
      #expect(try Self.warnings(folder, path) == expected, "\(path)")
    }
  }

  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).SceneDelegate", true), ("App.SceneDelegate", true),
    ("$(PRODUCT_MODULE_NAME).Scene", false), ("Kit.SceneDelegate", false), ("SceneDelegate", false),
  ])
  func theSceneDelegateIsThere(name: String, isMissing: Bool) throws {
    var files = Self.project(settings: "INFOPLIST_FILE = \"App/Info.plist\";")
    files["App/A.swift"] = "import UIKit\nclass Scene: UIResponder {}\n"
    files["App/Info.plist"] = """
      <plist version="1.0"><dict>
      <key>UISceneDelegateClassName</key><string>\(name)</string></dict></plist>
      """
    let message = """
      App/Info.plist:2:1: warning: the target App has no class "SceneDelegate", which UISceneDelegateClassName names; \
      correct the name, or add its source to the target [project]
      """
    #expect(try Self.warnings(TemporaryFolder(files)).contains(message) == isMissing)
  }

  @Test func theLaunchScreensAssetsAreThere() throws {
    var files = Self.project(settings: "INFOPLIST_FILE = \"App/Info.plist\"; BRAND = brand;")
    files["App/Info.plist"] = """
      <plist version="1.0"><dict><key>UILaunchScreen</key><dict>
      <key>UIColorName</key><string>$(BRAND)</string>
      <key>UIImageName</key><string>logo</string></dict></dict></plist>
      """
    files["App/reuse.json"] = #"{ "project": { "path": "../App.xcodeproj", "target": "App" } }"#
    let folder = try TemporaryFolder(files)
    let expected = [
      "2:1: warning: the target App has no color \"brand\", which UIColorName",
      "3:1: warning: the target App has no image \"logo\", which UIImageName",
    ].map { "App/Info.plist:\($0) names; correct the name, or add it to an asset catalog [project]" }
    for path in [".", "App/reuse.json"] { #expect(try Self.warnings(folder, path) == expected, "\(path)") }
    for set in ["brand.colorset", "logo.imageset"] {
      try folder.write("{}", to: "App/Assets.xcassets/\(set)/Contents.json")
    }
    #expect(try Self.warnings(folder) == [])
  }

  @Test func aMissingCatalogIsAMissingFile() throws {
    var files = Self.project()
    files["App/Assets.xcassets/Contents.json"] = nil
    #expect(
      try Self.warnings(TemporaryFolder(files)) == [
        """
        App.xcodeproj/project.pbxproj:12:3: warning: the file App/Assets.xcassets of the target App doesn't exist; \
        remove it from the project, or restore it [project]
        """
      ]
    )
  }

  /// A package manager's files don't exist before it runs, and Git ignores them.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
  func anIgnoredConfigurationFileIsNotMissing() throws {
    let folder = try TemporaryFolder(Self.project("baseConfigurationReference = I;"))
    try folder.write("Pods/\n", to: ".gitignore")
    #expect(
      try Self.warnings(folder) == [
        """
        App.xcodeproj/project.pbxproj:14:3: warning: there is no file App/Pods/App.xcconfig, which contains settings of the \
        configuration Debug; restore it, or run the tool that generates it [project]
        """
      ]
    )
    try Process.finished("/usr/bin/git", ["-C", folder.url.path, "init", "-q"])
    #expect(try Self.warnings(folder) == [])
  }

  @Test func aResourceOfAPackageIsThere() throws {
    let folder = try TemporaryFolder([
      "Kit/Package.swift": """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", resources: [.process("Documents"), .process("Imges"), .copy("Data/a.json")])
      ])
      """,
      "Kit/Sources/Kit/Kit.swift": "import UIKit\n", "Kit/Sources/Kit/Documents/a.txt": "",
      "Kit/Sources/Kit/Data/a.json": "{}",
    ])
    let expected = """
      Kit/Package.swift:2:68: warning: there is no Kit/Sources/Kit/Imges, which is a resource of the target Kit; \
      correct the path, or remove the resource [project]
      """
    for path in [".", "Kit", "Kit/Sources/Kit"] { #expect(try Self.warnings(folder, path) == [expected], "\(path)") }
  }
}
