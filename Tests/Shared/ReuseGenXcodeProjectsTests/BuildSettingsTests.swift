import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

struct BuildSettingsTests {
  private static func level(_ settings: [String: String]) -> SettingsLevel {
    var level = SettingsLevel()
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      if let key = SettingsLevel.Key(name) { level.set(key, to: value) }
    }
    return level
  }

  private static let settings = BuildSettings(
    [
      level([
        "PRODUCT_NAME": "$(TARGET_NAME) $(inherited)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "LOOP_A": "$(LOOP_B)x", "LOOP_B": "$(LOOP_A)y", "ITSELF": "$(ITSELF) more", "BRACES": "${TARGET_NAME}",
        "NESTED": "$(NAME_OF_$(KIND))", "KIND": "APP", "NAME_OF_APP": "Walk", "OPEN": "$(TARGET_NAME", "DOLLAR": "$5",
        "OPERATORS": "$(FILE:base:upper) $(FILE:file) $(FILE:dir) $(NOTHING:default=some) $(FILE:rfc1034identifier)",
        "FILE": "a/my file.swift", "DIGIT": "$(NUMBER:c99extidentifier)", "NUMBER": "7 Minutes",
        "NAME[sdk=iphoneos*]": "Phone", "NAME[sdk=macosx*]": "Mac", "NAME": "Any", "MODE[config=Release]": "fast",
        "MODE": "slow", "ARCH[arch=arm64]": "arm", "SDKROOT": "iphoneos",
      ]),
      level(["PRODUCT_NAME": "Beta", "ITSELF": "less", "SHARED": "project"]),
    ],
    builtIn: ["TARGET_NAME": "App 1", "CONFIGURATION": "Debug"]
  )

  @Test(arguments: [
    ("PRODUCT_NAME", "App 1 Beta"), ("PRODUCT_MODULE_NAME", "App_1_Beta"), ("ITSELF", "less more"),
    ("SHARED", "project"), ("BRACES", "App 1"), ("NESTED", "Walk"), ("OPEN", "$(TARGET_NAME"), ("DOLLAR", "$5"),
    ("OPERATORS", "MY FILE my file.swift a some a-my-file.swift"), ("DIGIT", "__Minutes"), ("NAME", "Phone"),
    ("MODE", "slow"), ("ARCH", nil), ("MISSING", nil), ("TARGET_NAME", "App 1"),
  ])
  func aSettingIsEvaluated(name: String, expected: String?) { #expect(Self.settings.value(of: name) == expected) }

  @Test func settingsThatReferToEachOtherEnd() {
    #expect(Self.settings.value(of: "LOOP_A")?.utf8.count ?? 0 < 1 << 12)
  }

  @Test func valuesThatDoubleEnd() {
    var settings = ["A0": "$(A1)$(A1)"]
    for number in 1..<64 { settings["A\(number)"] = "$(A\(number + 1))$(A\(number + 1))" }
    settings["A64"] = "long"
    #expect(BuildSettings([Self.level(settings)], builtIn: [:]).value(of: "A0") != nil)
  }

  /// Brackets at random, beside a model that counts from each reference on.
  @Test(arguments: 0..<200)
  func referencesEndAtTheirBrackets(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["$(", "${", ")", "}", "(", "{", "A", "$"]
    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
    let result = SettingReference.replaceAll(in: text) { "<\($0.name)>\($1.count)" }
    #expect(result == Self.replaced(text[...]), "\(text)")
  }

  private static func replaced(_ text: Substring) -> String {
    guard let dollar = text.firstIndex(of: "$") else { return String(text) }
    let rest = text[dollar...].dropFirst()
    let pairs: [Character: Character] = ["(": ")", "{": "}"]
    var depth = 0
    if let opening = rest.first, let closing = pairs[opening] {
      for index in rest.indices {
        if rest[index] == opening { depth += 1 }
        if rest[index] == closing { depth -= 1 }
        if depth > 0 { continue }
        let count = text[dollar...index].count
        return "\(text[..<dollar])<\(rest[..<index].dropFirst())>\(count)" + replaced(text[index...].dropFirst())
      }
    }
    return String(text[...dollar]) + replaced(rest)
  }

  /// References that aren't closed, and ones that nest more deeply than any are resolved.
  @Test func deeplyNestedReferencesEnd() {
    let open = String(repeating: "$(A", count: 5_000)
    let settings = BuildSettings(
      [Self.level(["OPEN": open, "CLOSED": open + String(repeating: ")", count: 5_000)])],
      builtIn: [:]
    )
    #expect(settings.value(of: "OPEN") == open)
    #expect(settings.value(of: "CLOSED") == "")
  }

  @Test func configurationFilesIncludeOthers() {
    let files = MemoryFiles(texts: [
      "A/App.xcconfig": """
      // A comment
      #include "../Shared/Base.xcconfig"
      #include? "Local.xcconfig"
      #include "Missing.xcconfig"
      PRODUCT_NAME = Walk // the name
      EMPTY =
      NAME[sdk=iphoneos*] = Phone
      """,
      "Shared/Base.xcconfig": "#include \"../A/App.xcconfig\"\nSUFFIX = Beta\nPRODUCT_NAME = Other\n",
    ])
    let file = ConfigurationFile.read("A/App.xcconfig", files)
    func value(_ name: String) -> String? { file.settings.value(of: name, ["sdk": "iphoneos"]) }
    #expect(value("PRODUCT_NAME") == "Walk")
    #expect(value("SUFFIX") == "Beta")
    #expect(value("EMPTY") == "")
    #expect(value("NAME") == "Phone")
    #expect(
      file.problems.map(\.line) == [
        """
        Shared/Base.xcconfig:1:1: warning: the file ../A/App.xcconfig includes itself, so the line is ignored; \
        remove it
        """,
        """
        A/App.xcconfig:4:1: warning: there is no file A/Missing.xcconfig; correct the path, or write #include? if the \
        file may be missing
        """,
      ]
    )
  }
}
