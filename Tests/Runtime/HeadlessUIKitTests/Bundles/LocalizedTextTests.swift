import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

@testable import HeadlessFoundation
@testable import HeadlessUIKit
@testable import HeadlessPortedCode

/// Ported code finds texts with plural forms in its bundle, in the languages that the user prefers.
@MainActor @Suite(.serialized) struct LocalizedTextTests {
  private static let files = [
    "AppInfo.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.walks</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleDisplayName</key><string>Walks</string>
    </dict></plist>
    """,
    "en.lproj/Localizable.strings": "\"title\" = \"Walks\"; \"plain\" = \"%d%% of %@\";",
    "de.lproj/Localizable.strings": "\"title\" = \"Wege\"; \"steps\" = \"nur Text\";",
    "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Wege\";",
    "de.lproj/page.html": "de", "en.lproj/page.html": "en", "data.json": "{}",
    "en.lproj/Localizable.stringsdict": plurals(
      one: "%d step in %@",
      other: "%d steps in %@",
      extra: "<key>zero</key><string>nothing</string>"
    ),
    "de.lproj/Localizable.stringsdict": plurals(one: "%d Schritt in %@", other: "%d Schritte in %@"),
    "ru.lproj/Localizable.stringsdict": plurals(
      one: "%d шаг",
      other: "%d шага",
      extra: "<key>few</key><string>%d шага</string><key>many</key><string>%d шагов</string>"
    ),
    "Catalog.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld walks": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld walk" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld walks" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Weg" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Wege" } } } } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "value": "Tap with a pencil" } },
        "other": { "stringUnit": { "value": "Tap" } } } } } } },
      "both": { "localizations": { "en": {
        "stringUnit": { "value": "%#@hills@ and %#@lakes@" },
        "substitutions": {
          "hills": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg hill" } }, "other": { "stringUnit": { "value": "%arg hills" } } } } },
          "lakes": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg lake" } }, "other": { "stringUnit": { "value": "%arg lakes" } } } } }
        } } } },
      "Only a key": {} } }
    """,
  ]

  private static func plurals(one: String, other: String, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>steps</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@steps@</string>
      <key>steps</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>\(extra)
      </dict></dict></dict></plist>
    """
  }

  private func bundle(_ languages: String...) throws -> (folder: TemporaryFolder, bundle: Bundle) {
    UIApplication.shared.user.setPreferredLanguages(languages)
    let folder = try TemporaryFolder(Self.files)
    return (folder, try #require(Bundle(path: folder.url.path)))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let number: Int
    let text: String
    var testDescription: String { "\(language) \(number)" }
  }

  @Test(arguments: [
    Case(language: "en-GB", number: 1, text: "1 step in Rome"),
    Case(language: "en", number: 2, text: "2 steps in Rome"),
    Case(language: "en", number: 0, text: "nothing"), Case(language: "de-AT", number: 1, text: "1 Schritt in Rome"),
    Case(language: "de", number: 0, text: "0 Schritte in Rome"), Case(language: "ru", number: 21, text: "21 шаг"),
    Case(language: "ru", number: 3, text: "3 шага"), Case(language: "ru", number: 11, text: "11 шагов"),
    Case(language: "fr", number: 5, text: "5 steps in Rome"),
  ])
  func aTextHasTheFormOfItsNumber(_ test: Case) throws {
    let (folder, bundle) = try bundle(test.language)
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    let format = localizedStringOfApp("steps", bundle: bundle, comment: "")
    let place = "Rome" as NSString
    withExtendedLifetime(folder) {
      #expect(String.localizedStringOfAppWithFormat(format, test.number, place) == test.text)
      #expect(String(formatOfApp: format, arguments: [test.number, place]) == test.text)
    }
  }

  @Test func textsAreInTheFirstLanguageThatTheBundleHas() throws {
    let (folder, bundle) = try bundle("it", "de-CH", "en")
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    withExtendedLifetime(folder) {
      #expect(localizedStringOfApp("title", bundle: bundle, comment: "") == "Wege")
      #expect(bundle.localizedStringOfApp(forKey: "none", value: "else", table: nil) == "else")
      #expect(localizedStringOfApp("none", bundle: bundle, comment: "") == "none")
      #expect(bundle.objectOfApp(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Wege")
      #expect(bundle.infoDictionaryOfApp?["CFBundleDisplayName"] as? String == "Walks")
      #expect(bundle.bundleIdentifierOfApp == "com.example.walks")
      #expect(bundle.preferredLocalizationsOfApp == ["de"])
      #expect(bundle.urlOfApp(forResource: "page", withExtension: "html")?.path.hasSuffix("de.lproj/page.html") == true)
      #expect(bundle.pathOfApp(forResource: "data", ofType: "json")?.hasSuffix("/data.json") == true)
      #expect(bundle.pathOfApp(forResource: "en", ofType: "lproj") != nil)
      #expect(bundle.pathOfApp(forResource: "missing", ofType: "json") == nil)
    }
  }

  /// The files of one table, and its text of the key "a" in German.
  @Test(arguments: [
    (["de.lproj", "Base.lproj"], "de.lproj"), (["Base.lproj", "en.lproj"], "Base.lproj"),
    (["", "de.lproj"], "./"), (["en.lproj"], "en.lproj"), (["fr.lproj"], "a"),
  ])
  func theFirstFileOfATableCounts(_ folders: [String], _ expected: String) throws {
    UIApplication.shared.user.setPreferredLanguages(["de"])
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    var files = ["de.lproj/Other.strings": ""]
    for folder in folders {
      let text = folder.isEmpty ? "./" : folder
      // Each file has a key that no other one has.
      files["\(text)/Table.strings"] = "\"a\" = \"\(text)\"; \"only in \(text)\" = \"translated\";"
    }
    let folder = try TemporaryFolder(files)
    let bundle = try #require(Bundle(path: folder.url.path))
    withExtendedLifetime(folder) {
      #expect(localizedStringOfApp("a", tableName: "Table", bundle: bundle, comment: "") == expected)
      for other in folders.dropFirst() {
        let key = "only in \(other)"
        #expect(localizedStringOfApp(key, tableName: "Table", bundle: bundle, comment: "") == key)
      }
    }
  }

  @Test func aKeyThatTheLanguageLacksIsMissing() throws {
    let (folder, bundle) = try bundle("de")
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    withExtendedLifetime(folder) {
      #expect(localizedStringOfApp("plain", bundle: bundle, comment: "") == "plain")
      #expect(localizedStringOfApp("plain", bundle: bundle, value: "else", comment: "") == "else")
    }
  }

  @Test func aStringCatalogHasPluralsDevicesAndSubstitutions() throws {
    let (folder, bundle) = try bundle("en")
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    withExtendedLifetime(folder) {
      let text = { (count: Int) in String(localized: "\(count) walks", table: "Catalog", bundle: bundle) }
      #expect([text(1), text(4)] == ["1 walk", "4 walks"])
      let both = localizedStringOfApp("both", tableName: "Catalog", bundle: bundle, comment: "")
      #expect(String(formatOfApp: both, 1, 3) == "1 hill and 3 lakes")
      #expect(localizedStringOfApp("Only a key", tableName: "Catalog", bundle: bundle, comment: "") == "Only a key")
      let tap = { localizedStringOfApp("Tap", tableName: "Catalog", bundle: bundle, comment: "") }
      #expect(tap() == "Tap")
      UIDevice.current.user.setIdiom(.pad)
      #expect(tap() == "Tap with a pencil")
      UIDevice.current.user.setIdiom(.phone)
      UIApplication.shared.user.setPreferredLanguages(["de"])
      #expect([text(1), text(4)] == ["1 Weg", "4 Wege"])
    }
  }

  @Test func aFormatWithoutRulesIsFormattedAsUsual() throws {
    let (folder, bundle) = try bundle("en")
    defer { UIApplication.shared.user.setPreferredLanguages([]) }
    withExtendedLifetime(folder) {
      let format = localizedStringOfApp("plain", bundle: bundle, comment: "")
      #expect(String(formatOfApp: format, 5, "all" as NSString) == "5% of all")
    }
  }

  /// Categories of the numbers 0, 1, 2, 3, 5, 11 and 21, as Unicode's charts list them.
  @Test(arguments: [
    ("en", "other one other other other other other"), ("fr", "one one other other other other other"),
    ("ja", "other other other other other other other"), ("ru", "many one few few many many one"),
    ("pl", "many one few few many many many"), ("cs", "other one few few other other other"),
    ("ar", "zero one two few few many many"), ("lt", "other one few few few other one"),
    ("lv", "zero one other other other zero one"), ("sl", "other one two few other other other"),
    ("ro", "few one few few few few other"), ("he", "other one two other other other other"),
    ("ga", "other one two few few other other"), ("cy", "zero one two few other other other"),
    ("da", "other one other other other other other"), ("hr", "other one few few other other one"),
  ])
  func aNumberHasACategoryInEachLanguage(_ language: String, _ expected: String) {
    let found = [0, 1, 2, 3, 5, 11, 21].map { PluralRules.category(of: $0, in: language) }
    #expect(found.joined(separator: " ") == expected)
  }
}
