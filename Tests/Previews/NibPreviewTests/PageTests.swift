import Foundation
import HeadlessUIKit
import HeadlessUIKitDrawing
import ReuseGenCore
import ReuseGenDrafting
import ReuseGenSystemFiles
import ReuseGenTestSupport
import Testing

@testable import nibpreview

/// `nibpreview page`, and the devices and settings of pictures.
@MainActor struct PageTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s-1"><objects>
      <viewController storyboardIdentifier="Login" id="v-1" sceneMemberID="viewController">
        <view key="view" id="w-1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <subviews>
            <label text="Welcome" textAlignment="natural" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l-1"><rect key="frame" x="20" y="67" width="350" height="21"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="i-1">
              <rect key="frame" x="20" y="100" width="40" height="40"/></imageView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g-1"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="l-1" firstAttribute="leading" secondItem="w-1" secondAttribute="leading" constant="20" \
    id="k-1"/>
            <constraint firstAttribute="trailing" secondItem="l-1" secondAttribute="trailing" constant="20" id="k-2"/>
            <constraint firstItem="l-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="20" id="k-3"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
      <resources><image name="logo" width="40" height="40"/></resources>
    </document>
    """

  private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\"/>"
  private static let contents = #"{"images":[{"idiom":"universal","filename":"logo.svg"}],"info":{"version":1}}"#

  private func run(_ words: [String]) throws -> Int32 {
    guard case .run(let arguments) = try PageCommand.command.parse(words) else { return -1 }
    return PageCommand.run(arguments)
  }

  /// An app with a target and an extension, and documents that neither has.
  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = M; targets = (A, E); };
      M = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (F1, F2, F3); };
      F1 = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Broken.xib; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Share.storyboard; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (R1); productType = "com.apple.product-type.application"; };
      E = { isa = PBXNativeTarget; name = Share; buildPhases = (R2);
        productType = "com.apple.product-type.app-extension"; };
      R1 = { isa = PBXResourcesBuildPhase; files = (B1, B2); };
      R2 = { isa = PBXResourcesBuildPhase; files = (B3); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
    }; rootObject = P; }
    """

  private static let app = [
    "App.xcodeproj/project.pbxproj": project, "App/Main.storyboard": storyboard, "App/Broken.xib": "<document",
    "App/Share.storyboard": storyboard, "App/Old.storyboard": storyboard,
    "App/Pods/Pod.storyboard": storyboard, "App/.build/Copy.storyboard": storyboard,
  ]

  /// The names of the documents that a page shows of a project, a target, a manifest and a folder.
  @Test(
    arguments: [
      (["App.xcodeproj"], ["Broken", "Main", "Share"]), (["App.xcodeproj/", "--target", "Share"], ["Share"]),
      (["named.json"], ["Broken", "Main"]), (["App/reuse.json"], ["Broken", "Main", "Old", "Share"]),
      (["folders.json"], ["Broken", "Main", "Old", "Share"]), (["App"], ["Broken", "Main", "Old", "Share"]),
      (["App.xcodeproj", "App"], ["Broken", "Main", "Old", "Share"]),
      (["drafted.json"], ["Broken", "Main", "Old", "Share"]), (["target.json"], ["Share"]),
    ]
  )
  func thePageHasTheDocumentsOfAPlace(_ words: [String], _ names: [String]) throws {
    let documents = [DocumentFile(path: "Main.storyboard", text: Self.storyboard)]
    let manifests = [
      "named.json": #"{"project": {"path": "App.xcodeproj", "target": "App"}}"#, "App/reuse.json": "{}",
      "folders.json": #"{"interfaceBuilder": [{"path": "App", "module": "App"}]}"#,
      "drafted.json": ManifestDraft(documents, interfaceBuilder: "App").text,
      "target.json": ManifestDraft(documents, project: DraftProject(path: "App.xcodeproj", target: "Share")).text,
    ]
    #expect(manifests.filter { $0.value.hasPrefix("// Drafted") }.keys.sorted() == ["drafted.json", "target.json"])
    let folder = try TemporaryFolder(Self.app.merging(manifests) { $1 })
    let paths = words.map { $0.contains(".") || $0 == "App" ? folder.path($0) : $0 }
    let isWhole = !names.contains("Broken")
    #expect(try run(paths + ["-o", folder.path("out"), "--title", "App"]) == (isWhole ? 0 : 1))
    let page = try folder.text("out/catalog.html")
    #expect(page.contains("<title>App</title>"))
    for name in ["Main", "Share", "Old", "Pod", "Copy"] {
      let count = page.components(separatedBy: "\(name).storyboard/v-1\">").count - 1
      #expect((count > 0) == names.contains(name), "\(name)")
    }
    #expect(page.contains("Broken.xib: 1:") == !isWhole)
  }

  @Test(
    arguments: [
      (["App.xcodeproj", "--target", "Shar"], "App.xcodeproj has no target Shar; specify App, Share"),
      (["App", "--target", "App"], "--target App needs a project; specify an .xcodeproj or .xcworkspace"),
      (["Gone.xcodeproj"], "Gone.xcodeproj"), (["bad.json"], "bad.json:1:1: error: "),
    ]
  )
  func aPlaceThatCannotBeReadIsReported(_ words: [String], _ message: String) throws {
    let folder = try TemporaryFolder(Self.app.merging(["bad.json": "{"]) { $1 })
    let paths = words.enumerated().map { $0 == 0 ? folder.path($1) : $1 }
    let target = words.count > 1 ? words[2] : nil
    let error = #expect(throws: FileFailure.self) { try CatalogSource([paths[0]], target: target) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(try run(paths + ["-o", folder.path("out")]) == 74)
  }

  @Test func aDocumentThatIsNotDrawnHasEntries() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard])
    guard case .run(let arguments) = try PageCommand.command.parse([folder.path(""), "-o", folder.path("out")]) else {
      return
    }
    #expect(PageCommand.run(arguments, undrawn: [0]) == 0)
    let page = try folder.text("out/catalog.html")
    #expect(page.contains("Main.storyboard/v-1") && !page.contains("<img loading"))
  }

  private func picture(
    _ settings: PictureSettings,
    of storyboard: String = Self.storyboard,
    assets: DocumentAssets = DocumentAssets()
  ) throws -> String {
    let document = try LoadedDocument(
      of: Data(storyboard.utf8),
      path: "/App/Main.storyboard",
      assets: assets,
      settings: settings
    )
    return try #require(DocumentPictures(drawing: document).pictures.last?.svg)
  }

  @Test func aSceneFillsTheDevice() throws {
    let picture = try picture(PictureSettings(device: PictureDevice("iphone-se")))
    #expect(picture.contains("viewBox=\"0 0 375 667\""))
    // Below the status bar of 20 points.
    #expect(picture.contains("translate(20 40)"))
  }

  /// The device of the settings counts, whatever the document was designed for.
  @Test(arguments: ["", #"<device id="ipad9_7" orientation="portrait"/>"#, #"<device id="retina4_7"/>"#])
  func aSceneHasTheSizeClassesOfTheDevice(designed: String) throws {
    let far = #"<variation key="heightClass=regular-widthClass=regular" constant="90"/>"#
    let scene = Self.storyboard.replacingOccurrences(of: "<scenes>", with: designed + "<scenes>")
      .replacingOccurrences(of: "id=\"k-1\"/>", with: "id=\"k-1\">\(far)</constraint>")
    for (device, left) in [("iphone-se", 20), ("ipad", 90), ("ipad-pro", 90)] {
      let picture = try picture(PictureSettings(device: PictureDevice(device)), of: scene)
      #expect(picture.contains("translate(\(left) "), "\(device)")
    }
  }

  @Test func theDarkAppearanceHasDarkColors() throws {
    let (light, dark) = (try picture(PictureSettings()), try picture(PictureSettings(isDark: true)))
    #expect(light.contains("fill=\"#ffffff\"") && !dark.contains("fill=\"#ffffff\"/>"))
    #expect(dark.contains("fill=\"#000000\""))
  }

  @Test func textHasThePreferredSize() throws {
    #expect(try picture(PictureSettings()).contains("font-size=\"17\""))
    #expect(try picture(PictureSettings(contentSize: .accessibilityLarge)).contains("font-size=\"33\""))
  }

  @Test func aRightToLeftSceneIsMirrored() throws {
    let (near, far) = ("constant=\"20\" id=\"k-2\"", "constant=\"50\" id=\"k-2\"")
    let wide = Self.storyboard.replacingOccurrences(of: near, with: far)
      .replacingOccurrences(of: "width=\"350\"", with: "width=\"320\"")
    let settings = PictureSettings(isRightToLeft: true)
    let (left, right) = (try picture(PictureSettings(), of: wide), try picture(settings, of: wide))
    #expect(settings.title == "right to left" && !settings.isStandard)
    // The label is 50 points away from the left edge, in place of the right one.
    #expect(left.contains("translate(20 67)") && right.contains("translate(50 67)"))
    // Text at its natural alignment ends where the label does.
    #expect(!left.contains("text-anchor=\"end\"") && right.contains("text-anchor=\"end\""))
  }

  @Test func aLineIsAsWideAsItWasLaidOut() throws {
    let width = UIFont.preferredFont(forTextStyle: .body).width(of: "Welcome")
    let number = "\((Double(width) * 100).rounded() / 100)"
    #expect(try picture(PictureSettings()).contains("textLength=\"\(number)\" lengthAdjust=\"spacingAndGlyphs\""))
  }

  @Test func imagesOfTheProjectAreDrawn() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "App/Base.lproj/Main.storyboard": Self.storyboard, "Pods/Other.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/logo.imageset/Contents.json": Self.contents,
      "App/Assets.xcassets/logo.imageset/logo.svg": Self.picture,
    ])
    let found = AssetFolders().near(folder.path("App/Base.lproj/Main.storyboard"))
    #expect(found.folders == [folder.url.standardizedFileURL.appendingPathComponent("App").path])
    let image = "data:image/svg+xml;base64,\(Data(Self.picture.utf8).base64EncodedString())"
    #expect(try picture(PictureSettings(), assets: found).contains(image))
  }

  private static let night = """
    {"images":[{"filename":"day.svg"},{"filename":"logo.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}]}
    """

  /// The image of the dark appearance is drawn in the dark.
  @Test func imagesHaveTheAppearance() throws {
    let day = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"/>"
    let folder = try TemporaryFolder([
      "App.xcassets/logo.imageset/Contents.json": Self.night, "App.xcassets/logo.imageset/day.svg": day,
      "App.xcassets/logo.imageset/logo.svg": Self.picture,
    ])
    let assets = DocumentAssets(folders: [folder.path("")])
    func contains(_ file: String, _ settings: PictureSettings) throws -> Bool {
      try picture(settings, assets: assets).contains(Data(file.utf8).base64EncodedString())
    }
    let (light, dark) = (PictureSettings(), PictureSettings(isDark: true))
    #expect(try contains(day, light) && !contains(Self.picture, light))
    #expect(try contains(Self.picture, dark) && !contains(day, dark))
  }

  /// The first page of a PDF is drawn if a program that converts it is installed, or else its name.
  @Test(
    arguments: [
      ("pdftocairo", "#!/bin/sh\n[ \"$1\" = -svg ] && [ -f \"$6\" ] && printf '<svg/>'", true),
      ("mutool", "#!/bin/sh\n[ \"$1\" = draw ] && [ -f \"$7\" ] && printf '<svg/>'", true),
      ("pdftocairo", "#!/bin/sh\nprintf '<svg/>'; exit 1", false), ("pdftocairo", "#!/bin/sh\nexit 0", false),
      ("other", "#!/bin/sh\nprintf '<svg/>'", false),
    ]
  )
  func theFirstPageOfAPDFIsDrawn(_ program: String, _ script: String, _ isDrawn: Bool) throws {
    let folder = try TemporaryFolder([
      "bin/\(program)": script, "App.xcassets/logo.imageset/Contents.json": #"{"images":[{"filename":"a b.pdf"}]}"#,
      "App.xcassets/logo.imageset/a b.pdf": "%PDF /MediaBox [0 0 40 40]",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(program)"))
    let pages = PDFPages(searching: [folder.path("bin")])
    let assets = DocumentAssets(folders: [folder.path("")]) { pages.svg(of: $0) }
    let drawn = try picture(PictureSettings(), assets: assets)
    let page = "data:image/svg+xml;base64,\(Data("<svg/>".utf8).base64EncodedString())"
    #expect(drawn.contains(page) == isDrawn && drawn.contains(">logo<") == !isDrawn)
  }

  @Test(arguments: [
    ("iPhone SE", "375 667"), ("IPHONE-13-MINI", "375 812"), ("390x844", "390 844"), ("ipad", "820 1180"),
    ("iPhone", ""), ("0x0", ""), ("99999x10", ""), ("390x", ""), ("", ""),
  ])
  func aDeviceIsANameOrASize(_ text: String, _ size: String) {
    let device = PictureDevice(text)
    #expect((device.map { "\(Int($0.size.width)) \(Int($0.size.height))" } ?? "") == size)
  }

  @Test func severalDevicesHaveTheirNamesInFiles() throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard])
    let words = [folder.path("Main.storyboard"), "-o", folder.path("out"), "--device", "iPhone SE", "--device", "ipad"]
    guard case .run(let arguments) = try NibPreview.command.parse(words) else { return }
    #expect(NibPreview.run(arguments) == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(files == ["Main-Login-iPad.svg", "Main-Login-iPhone_SE.svg", "Main-iPad.svg", "Main-iPhone_SE.svg"])
  }
}
