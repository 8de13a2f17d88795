import Foundation
import HeadlessUIKit
import HeadlessUIKitDrawing
import Testing

@testable import nibpreview

/// `nibpreview page`, and the devices and settings of pictures.
@MainActor
@Suite struct PageTests {
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

  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID())")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
    func text(_ path: String) throws -> String { try String(contentsOfFile: self.path(path), encoding: .utf8) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func run(_ words: [String]) throws -> Int32 {
    guard case .run(let arguments) = try PageCommand.command.parse(words) else { return -1 }
    return PageCommand.run(arguments)
  }

  @Test func thePageHasTheEntriesOfAProjectAndTheReasonsForOthers() throws {
    let folder = try Folder([
      "App.xcodeproj/project.pbxproj": "", "App/Main.storyboard": Self.storyboard, "App/Broken.xib": "<document",
    ])
    #expect(try run([folder.path("App.xcodeproj"), "-o", folder.path("out")]) == 1)
    let page = try folder.text("out/catalog.html")
    #expect(page.contains("<title>App</title>"))
    #expect(page.contains("id=\"App/Main.storyboard/v-1\""))
    #expect(page.contains("App/Broken.xib: 1:"))
  }

  @Test func aDocumentThatIsNotDrawnHasEntries() throws {
    let folder = try Folder(["Main.storyboard": Self.storyboard])
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
    assetFolders: [String] = []
  ) throws -> String {
    let document = try LoadedDocument(
      of: Data(storyboard.utf8),
      path: "/App/Main.storyboard",
      assetFolders: assetFolders,
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
    let folder = try Folder([
      "Package.swift": "", "App/Base.lproj/Main.storyboard": Self.storyboard, "Pods/Other.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/logo.imageset/Contents.json": Self.contents,
      "App/Assets.xcassets/logo.imageset/logo.svg": Self.picture,
    ])
    let found = AssetFolders().near(folder.path("App/Base.lproj/Main.storyboard"))
    #expect(found == [folder.url.standardizedFileURL.appendingPathComponent("App").path])
    let image = "data:image/svg+xml;base64,\(Data(Self.picture.utf8).base64EncodedString())"
    #expect(try picture(PictureSettings(), assetFolders: found).contains(image))
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
    let folder = try Folder(["Main.storyboard": Self.storyboard])
    let words = [folder.path("Main.storyboard"), "-o", folder.path("out"), "--device", "iPhone SE", "--device", "ipad"]
    guard case .run(let arguments) = try NibPreview.command.parse(words) else { return }
    #expect(NibPreview.run(arguments) == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    #expect(
      files == ["Main-Login-iPad.svg", "Main-Login-iPhone_SE.svg", "Main-iPad.svg", "Main-iPhone_SE.svg"]
    )
  }
}
