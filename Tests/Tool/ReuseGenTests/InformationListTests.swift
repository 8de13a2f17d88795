import Testing

@testable import ReuseGenXcodeProjects
@testable import reusegen

/// The Info.plist of an app, with the build settings that its project states.
struct InformationListTests {
  private static func target(_ settings: [String: String]) -> XcodeTarget {
    var level = SettingsLevel()
    for (name, value) in settings {
      if let key = SettingsLevel.Key(name) { level.set(key, to: value) }
    }
    var target = XcodeTarget(id: .init(project: "App.xcodeproj", name: "App"))
    (target.productName, target.moduleName, target.developmentLanguage) = ("Walks & Co", "Walks___Co", "de")
    target.settings = BuildSettings([level], builtIn: ["TARGET_NAME": "App"])
    return target
  }

  private static let list = """
    <plist version="1.0">
    <dict>
    \t<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    \t<key>CFBundleName</key><string>${PRODUCT_NAME}</string>
    \t<key>Region</key><string>$(DEVELOPMENT_LANGUAGE)</string>
    \t<key>Host</key><string>https:/$()/$(HOST) $5</string>
    </dict>
    </plist>
    """

  @Test func settingsReplaceReferences() {
    let list = InformationList(
      Self.list,
      of: Self.target(["PRODUCT_BUNDLE_IDENTIFIER": "com.$(TARGET_NAME:lower)"]),
      named: "x"
    )
    #expect(list.text.contains("<string>com.app</string>"))
    #expect(list.text.contains("<string>Walks &amp; Co</string>"))
    #expect(list.text.contains("<key>Region</key><string>de</string>"))
    #expect(list.text.contains("$(HOST) $5"))
    #expect(list.unresolved == ["HOST"])
  }

  @Test func withoutAProjectOnlyTheProductIsKnown() {
    let list = InformationList(Self.list, of: nil, named: "App")
    #expect(list.text.contains("<key>CFBundleName</key><string>App</string>"))
    #expect(list.unresolved == ["PRODUCT_BUNDLE_IDENTIFIER", "HOST"])
  }

  @Test func settingsOfTheTargetAddKeys() {
    let settings = [
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "2.1", "CURRENT_PROJECT_VERSION": "7",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.app", "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations": "A B", "INFOPLIST_KEY_CFBundleDisplayName": "Walk <fast>",
    ]
    let list = InformationList(nil, of: Self.target(settings), named: "x")
    let text = list.text.filter { $0 != "\n" && $0 != "\t" }
    #expect(text.contains("<key>CFBundleShortVersionString</key><string>2.1</string>"))
    #expect(text.contains("<key>CFBundleVersion</key><string>7</string>"))
    #expect(text.contains("<key>UIApplicationSupportsIndirectInputEvents</key><true/>"))
    #expect(text.contains("<array><string>A</string><string>B</string></array>"))
    #expect(text.contains("<string>Walk &lt;fast&gt;</string>"))
    #expect(list.unresolved.isEmpty)
  }
}
