import Foundation
import ReuseGenTestSupport
import Testing

/// `reusegen headless` writes a package that tests an app. Tests/EndToEnd/Packages/headless builds and runs one.
@Suite(.long, .tags(.process)) struct HeadlessCommandTests {
  static let app = [
    "App.xcodeproj/project.pbxproj": """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A, K); };
      M = { isa = PBXGroup; sourceTree = "<group>"; children = (F, G); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (F);
        dependencies = (D); productType = "com.apple.product-type.application"; };
      D = { isa = PBXTargetDependency; target = K; };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (); fileSystemSynchronizedGroups = (G);
        productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """,
    "App/AppDelegate.swift": """
    import Kit
    import Metrics
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? = Meter.window }
    """,
    "App/List.swift": """
    import CoreImage
    import Kit
    import UIKit
    class List: UIViewController {
      let scanner = Scanner(name: "a")
      func scan() { scanner.start(at: .zero) }
    }
    """,
    "App/Scanner.swift": """
    import Vision
    import UIKit
    public struct Scanner {
      let name: String
      let request = VNDetectBarcodesRequest()
      init(name: String) { self.name = name }
      func start(at point: CGPoint) {}
      func observe(_ request: VNRequest) {}
    }
    """,
    "App/Old.m": "", "ObjC/Old.m": "", "App/Tests/ListTests.swift": "import XCTest\n",
    "Kit/Kit.swift": "public struct Tool {}\n",
    "Kit/main.swift": "print(1)\n",
  ]

  /// The next command is one that a shell understands.
  @Test(arguments: [
    ("Tests", "cd Tests, then"), ("My App Tests", "cd 'My App Tests', then"),
    ("Ada's", #"cd 'Ada'\''s', then"#), ("Größe-2", "cd Größe-2, then"),
  ])
  func theNextCommandNamesTheFolder(output: String, command: String) throws {
    let folder = try TemporaryFolder(["App/Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n"])
    let result = try folder.tool.run("headless --no-check App --output", output)
    #expect(result.messages.contains("Next: \(command) RECORD_PICTURES=1 swift test"), "\(result.messages)")
  }

  @Test(arguments: ["class", "Testing", "HeadlessFonts"])
  func aNameThatTestsCannotImportIsRefused(name: String) throws {
    let folder = try TemporaryFolder(["App/Screen.swift": "import UIKit\nclass Screen: UIViewController {}\n"])
    let result = try folder.tool.run("headless --no-check App --target", name)
    let message = "App makes a module \(name), which tests can't import; specify another name with --target"
    #expect(result.exitCode == 74 && result.messages == "error: \(message)\n", "\(result.messages)")
  }

  /// The README's command. All sources of the example compile on Linux.
  @Test func nothingOfTheExampleIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let project = Checkout.url("Examples/Places/Places.xcodeproj").path
    let result = try folder.tool.run("headless --no-check", project, "--target", "Places", "--output", "PlacesHeadless")
    #expect(result.messages.contains("wrote PlacesHeadless with all 5 sources; "))
    #expect(result.messages.contains("Next: cd PlacesHeadless, then RECORD_PICTURES=1 swift test"))
  }

  /// The package generates what the app's own build generates, by the app's names.
  @Test(arguments: [false, true])
  func anAppWithAManifestKeepsItsNames(isCheckedIn: Bool) throws {
    let folder = try TemporaryFolder([
      "App/UI/reuse.json": """
      { // Ours.
        "namespace": "Parts", "imports": ["Recycler", "Kit"], "bundle": "main", "interfaceBuilder": ["../Nibs"],
        "sources": [".."], "templates": ["standalone", { "file": "picture-tests", "output": "P.swift" }],
        "cells": [{ "type": "PersonCell", "name": "friend", "group": "Chat", "nib": true }, "CameraCell"],
      }
      """,
      "App/Nibs/PersonCell.xib": Self.nib,
      "App/Nibs/CameraCell.xib": Self.nib.replacing("PersonCell", with: "CameraCell"),
      "App/UI/PersonCell.swift": "import UIKit\nclass PersonCell: UITableViewCell {}",
      "App/UI/CameraCell.swift": """
      import ARKit
      import UIKit
      class CameraCell: UITableViewCell, ARSessionDelegate { let s = ARSession() }
      """,
      "App/UI/List.swift": """
      import UIKit
      class List: UITableViewController {
        override func viewDidLoad() { Parts.Chat.registerAll(in: tableView) }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          table.dequeueFriend(for: path)
        }
      }
      """,
    ])
    if isCheckedIn { #expect(try folder.tool.run("generate App/UI/reuse.json").exitCode == 0) }
    let result = try folder.tool.run("headless --no-check App")
    let counts = "AppHeadless with 2 of 3 sources; "
    #expect(result.exitCode == 0)
    #expect(result.messages.contains(counts), "\(result.messages)")
    let manifest = try #require(folder.text(of: "AppHeadless/Sources/App/reuse.json"))
    let lines = manifest.split(separator: "\n").filter { !$0.contains("$schema") }
    #expect(
      lines.joined(separator: "\n") == """
        // The app's reuse.json, with the paths of this package.
        {
          "interfaceBuilder": ["../../../App/Nibs/CameraCell.xib", "../../../App/Nibs/PersonCell.xib"],
          "sources": ["../../../App/UI/List.swift", "../../../App/UI/PersonCell.swift"],
          "namespace": "Parts",
          "cells": [{"type": "PersonCell", "name": "friend", "group": "Chat", "nib": true}],
          "templates": ["accessors"],
          "rules": {"class-missing": "warning"}
        }
        // Left out with their classes, or because tests fail: CameraCell
        """
    )
    let decisions = try #require(folder.text(of: "AppHeadless/Sources/App/headless-sources.json"))
    #expect(decisions.contains("// a build of the package generates it") == isCheckedIn)
  }

  @Test func aModuleThatOneSourceExportsIsImportedByAll() throws {
    let folder = try TemporaryFolder([
      "App/Exports.swift": "@_exported import Reusable\n@_exported import UIKit\n",
      "App/Cell.swift": "final class Cell: UITableViewCell, Reusable {}\n",
    ])
    let result = try folder.tool.run("headless --no-check App")
    #expect(result.messages.contains("AppHeadless with all 2 sources; "), "\(result.messages)")
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell reuseIdentifier="PersonCell" id="c" customClass="PersonCell" customModule="App">
          <tableViewCellContentView key="contentView" tableViewCell="c" id="v"/>
        </tableViewCell>
      </objects>
    </document>
    """

  /// A folder has no targets: a project in it has, and Package.swift is no source of an app.
  @Test(arguments: [
    ("W", "W contains App.xcodeproj: specify it in place of the folder"),
    ("P", "P is a package: specify the folder of one target, as in reusegen headless Sources/App"),
    ("P/Sources/App", nil),
  ])
  func aFolderWithTargetsIsExplained(path: String, hint: String?) throws {
    let screen = "import UIKit\nclass Screen: UIViewController {}\n"
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.app.map { ("W/\($0)", $1) })
        .merging(["P/Package.swift": "import PackageDescription\n", "P/Sources/App/Screen.swift": screen]) { $1 }
    )
    let result = try folder.tool.run("headless --no-check", path, "--target", "App", "--output", "Out")
    #expect(result.exitCode == 0 && !result.messages.contains("PackageDescription"), "\(result.messages)")
    #expect(result.messages.contains(": specify ") == (hint != nil), "\(result.messages)")
    if let hint { #expect(result.messages.contains(hint), "\(result.messages)") }
  }

  /// Only the target App is an app.
  @Test func aPackageIsWrittenWithItsDecisions() throws {
    let folder = try TemporaryFolder(Self.app)
    let result = try folder.tool.run("headless --no-check App.xcodeproj")
    #expect(result.exitCode == 0)
    for line in [
      "wrote AppHeadless with 2 of 6 sources; ",
      "missing modules: Metrics (1 source); see \"Add a package\" in Documentation/TestingOnLinux.md",
      "other reasons: a library has no main.swift (1 source), it imports XCTest, as tests do (1 source), ",
      "Nothing was compiled, so types may not fit. Next: cd AppHeadless, then RECORD_PICTURES=1 swift test",
    ] { #expect(result.messages.contains(line), "\(result.messages)") }
    let decisions = try #require(folder.text(of: "AppHeadless/Sources/App/headless-sources.json"))
    for line in [
      "\"../../../App\",", "\"../../../Kit\",", "// it names Meter, which isn't here; it imports Metrics",
      "\"../../../App/AppDelegate.swift\",",
      "// it uses VNDetectBarcodesRequest of Vision, which isn't here", "// it imports XCTest, as tests do",
      "// a library has no main.swift", "// nothing of it is used\n    \"CoreImage\"",
      "// its sources are part of this target\n    \"Kit\"", "// 1 source needs the module Metrics",
      "// Left out: 1 in Objective-C", "\"project\": \"../../../App.xcodeproj\"", "\"target\": \"App\"",
      "\"shims\": [\n    \"../../Shims/App/Shims.swift\"",
    ] { #expect(decisions.contains(line), "\(line)\n\(decisions)") }
    let shims = try #require(folder.text(of: "AppHeadless/Shims/App/Shims.swift"))
    #expect(shims.contains("struct Scanner {"))
    #expect(shims.contains("func start(at point: CGPoint) { leftOut(\"Scanner.start(at:)\") }"))
    #expect(!shims.contains("VN"))
    let manifest = try #require(folder.text(of: "AppHeadless/Package.swift"))
    #expect(manifest.contains("name: \"AppHeadless\""))
    // The configuration is one that the port reads.
    let port = try folder.tool.run("port --configuration AppHeadless/Sources/App/headless-sources.json -o out --quiet")
    #expect(port == .silent)
    #expect(folder.text(of: "out/Shims.ported.swift") != nil)
  }

  /// An app whose documents name classes that are left out.
  static let documented = [
    "App/Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController">
          <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="camera" id="c" customClass="Camera" customModule="App"
            customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><label id="l"/></subviews></view>
            <connections>
              <outlet property="hint" destination="l" id="o1"/>
              <outlet property="preview" destination="v" id="o2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="list" id="d" customClass="List" customModule="App"
            customModuleProvider="target" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <viewController id="u" customClass="List" customModule="App" customModuleProvider="target"
            sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController storyboardIdentifier="reveal" id="r" customClass="Reveal" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """,
    "App/List.swift": """
    import UIKit
    class List: UIViewController {
      let place = Place()
      func show(_ map: Map) { map.pin = place }
    }
    """,
    "App/Camera.swift": """
    import ARKit
    import UIKit
    class Base: UIViewController, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    class Camera: Base {
      @IBOutlet private weak var hint: UILabel!
      @IBOutlet var preview: ARSCNView!
      @IBOutlet var all: [ARSCNView]!
      @IBAction func shoot(_ sender: ARButton) {}
    }
    """,
    "App/Place.swift": """
    import Contacts
    import MapKit
    class Place: NSObject, MKAnnotation {
      let coordinate: CLLocationCoordinate2D
      let name = "Rome"
      override init() { coordinate = CLLocationCoordinate2D(); print(CNPostalAddress()) }
    }
    class Map: NSObject { var pin: MKAnnotation? }
    """,
  ]

  @Test func classesOfDocumentsThatAreLeftOutLoadAndAreNotTested() throws {
    let folder = try TemporaryFolder(Self.documented)
    let result = try folder.tool.run("headless --no-check App")
    #expect(result.exitCode == 0, "\(result.messages)")
    #expect(result.messages.contains("not tested: 2 of the documents' cells, views and scenes; "), "\(result.messages)")
    let shims = try #require(folder.text(of: "AppHeadless/Shims/App/Shims.swift"))
    for line in [
      "import MapKit\nimport UIKit\n", "class Camera: Base {",
      "@objc(Reveal) class Reveal: UIViewController {", "class Base: UIViewController, UITableViewDataSource {",
      "@IBOutlet var hint: UILabel!", "@IBOutlet var preview: NSObject!", "@IBOutlet var all: [NSObject]!",
      "@IBAction func shoot(_ sender: Any) { leftOut(\"Camera.shoot(_:)\") }",
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError(",
      "class Place: NSObject, MKAnnotation {", "var coordinate: CLLocationCoordinate2D { fatalError(",
      "var pin: MKAnnotation?",
    ] { #expect(shims.contains(line), "\(line)\n\(shims)") }
    #expect(!shims.contains("AR") && !shims.contains("CNPostal"))
    let manifest = try #require(folder.text(of: "AppHeadless/Sources/App/reuse.json"))
    let reason = "the source of the class Camera is left out: it uses ARSCNView of ARKit, which isn't here"
    let scenes = try #require(folder.text(of: "AppHeadless/Tests/AppTests/SceneTests.swift"))
    let arguments = "@Test(arguments: [\n    AuditedScene(\"List\", id: \"u\", in: \"Main\"),\n  ])"
    #expect(scenes.contains(arguments), "\(scenes)")
    #expect(manifest.contains(reason) && manifest.contains("no Swift source declares the class Reveal"))
    #expect(manifest.contains("\"identifier\": \"list\"") && !manifest.contains("\"identifier\": \"camera\""))
    let test = try #require(folder.text(of: "AppHeadless/Tests/AppTests/FirstScreenTests.swift"))
    #expect(
      test.contains("// The class of the first screen is Camera, but the source of the class Camera is left out:")
    )
    #expect(!test.contains("@Test"))
  }

  @Test func theDelegateIsLaunchedWithTheMainStoryboard() throws {
    var app = Self.documented
    app["App/AppDelegate.swift"] = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """
    // A class that only lacks a member can still be shown.
    app["App/Camera.swift"] = """
      import ARKit
      import UIKit
      class Camera: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Camera" }
        func scan(_ session: ARSession) {}
      }
      """
    let folder = try TemporaryFolder(app)
    #expect(try folder.tool.run("headless --no-check App").exitCode == 0)
    let test = try #require(folder.text(of: "AppHeadless/Tests/AppTests/FirstScreenTests.swift"))
    #expect(
      test.contains(
        """
            let initial = try #require(storyboard.instantiateInitialViewController())
            window.rootViewController = initial
            let delegate = AppDelegate()
            delegate.window = window
            UIApplication.shared.user.launch(delegate)
            delegate.window?.makeKeyAndVisible()
            let shown: UIWindow? = delegate.window
            let screen = try #require(shown?.rootViewController)
            #expect(screen.viewIfLoaded?.window === shown)
            // As a turn of the run loop does: cells that the screen reloads as it appears are dequeued.
            shown?.layoutIfNeeded()

        """
      )
    )
  }

  private static let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate"
  private static let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }"
  private static let window = "{ var window: UIWindow? }"

  /// The delegate of the scene has the window, unless the app has none.
  @Test(
    arguments: [
      (["App/App.swift": "import UIKit\n\(delegate) {}\n\(scene)"], "SceneDelegate", "AppDelegate"),
      (["App/App.swift": "import UIKit\n\(delegate) \(window)\n\(scene)"], "AppDelegate", nil),
      (
        [
          "App/App.swift": "import UIKit\n\(delegate) \(window)\n\(scene)",
          "App/Info.plist": "<plist><dict>\n<key>UIApplicationSceneManifest</key><dict/>\n</dict></plist>",
        ], "SceneDelegate", "AppDelegate"
      ), (["App/App.swift": "import UIKit\n\(scene)"], "SceneDelegate", "AppWithoutDelegate"),
    ] as [([String: String], String, String?)]
  )
  func theDelegateOfTheSceneIsLaunched(files: [String: String], owner: String, delegate: String?) throws {
    let folder = try TemporaryFolder(files)
    #expect(try folder.tool.run("headless --no-check App").exitCode == 0)
    let test = try #require(folder.text(of: "AppHeadless/Tests/AppTests/FirstScreenTests.swift"))
    let connection = "    UIApplication.shared.connectedScenes.first?.delegate = delegate\n"
    #expect(
      test.contains(
        """
            let delegate = \(owner)()
        \(delegate == nil ? "" : connection)    UIApplication.shared.user.launch(\(delegate.map { "\($0)()" } ?? "delegate"))
            let shown: UIWindow? = delegate.window

        """
      ),
      "\(test)"
    )
    #expect(test.contains("class AppWithoutDelegate: UIResponder") == (delegate == "AppWithoutDelegate"))
  }

  @Test func nothingIsReplacedWithoutForce() throws {
    let folder = try TemporaryFolder(Self.app)
    #expect(try folder.tool.run("headless --no-check App.xcodeproj --target App --quiet").exitCode == 0)
    let path = "AppHeadless/Sources/App/headless-sources.json"
    try Data("edited".utf8).write(to: folder.url.appendingPathComponent(path))
    let second = try folder.tool.run("headless --no-check App.xcodeproj --target App --quiet")
    #expect(second.exitCode == 74)
    #expect(second.messages.contains("already exists; replace the package's files with --force"))
    #expect(folder.text(of: path) == "edited")
    #expect(try folder.tool.run("headless --no-check App.xcodeproj --target App --quiet --force").exitCode == 0)
    #expect(folder.text(of: path) != "edited")
  }

  @Test func foldersAreTakenAsTheyAre() throws {
    let folder = try TemporaryFolder(Self.app)
    let result = try folder.tool.run("headless --no-check App Kit --target Walks --output Package")
    #expect(result.messages.contains("wrote Package with 2 of 6 sources; "))
    let decisions = try #require(folder.text(of: "Package/Sources/Walks/headless-sources.json"))
    #expect(decisions.contains("\"sources\": [\n    \"../../../App\",\n    \"../../../Kit\",\n  ]"))
    #expect(!decisions.contains("\"project\""))
  }

  @Test(arguments: [
    (["headless"], 64, "Specify a project, or the folders with an app's files."),
    (["headless", "App.xcodeproj", "--target", "Appp"], 64, "There is no target 'Appp'. Did you mean 'App'?"),
    (["headless", "App.xcodeproj", "Kit", "--target", "App"], 64, "Specify one project, or several folders."),
    (["headless", "App/Old.m"], 64, "isn't a folder; specify a project, or folders"),
    (["headless", "ObjC"], 74, "ObjC has only Objective-C, which can't be compiled on Linux; specify an app"),
    (["headless", "App/Tests"], 74, "every source would be left out (1): it imports XCTest, as tests do"),
    (["headless", "Kit", "-o", "App/Old.m"], 74, "App/Old.m"),
    (["headless", "Kit", "--reusegen", "App"], 74, "App isn't a clone of ReuseGen"),
  ])
  func aMistakeIsExplainedAndNothingIsWritten(_ arguments: [String], _ code: Int32, _ message: String) throws {
    let folder = try TemporaryFolder(Self.app)
    let result = try folder.tool.run(arguments)
    #expect(result.exitCode == code)
    #expect(result.messages.contains(message), "\(result.messages)")
    #expect(folder.text(of: "AppHeadless/Package.swift") == nil)
  }
}
