import ReuseGenTestSupport
import Testing

@testable import HeadlessUIFoundation
@testable import HeadlessUIKit

/// Fonts of an app's resources: those of files, with the advances, the kerning and the heights that they state.
@MainActor struct ResourceFontTests {
  /// Writes a font into a folder of its own, as an app's resources have it, and registers it.
  private func register(_ name: String, _ change: (inout SampleFont) -> Void = { _ in }) throws {
    var sample = SampleFont()
    (sample.name, sample.family) = (name, String(name.prefix { $0 != "-" }))
    change(&sample)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID()).ttf")
    try Data(sample.bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
  }

  @Test func textIsMeasuredWithTheAdvancesAndTheKerningOfTheFile() throws {
    try register("Measured-Regular") { $0.kerning = [("A", "V", -80)] }
    let label = UILabel()
    label.font = UIFont(name: "Measured-Regular", size: 100)
    label.text = "AB"
    #expect(label.intrinsicContentSize == CGSize(width: 130, height: 120))
    label.text = "AVA"
    #expect(label.intrinsicContentSize.width == 177)
    label.attributedText = NSAttributedString(string: "AVA", attributes: [.font: label.font as Any])
    #expect(label.intrinsicContentSize.width == 177)
  }

  @Test func aTextBreaksWhereTheFontsWidthsSay() throws {
    try register("Broken-Regular") { $0.advances.insert((" ", 300), at: 0) }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = UIFont(name: "Broken-Regular", size: 10)
    label.text = "AA AA AA"
    // Two words are 27 points wide.
    #expect(label.sizeThatFits(CGSize(width: 27, height: 0)).width == 27)
    #expect(label.sizeThatFits(CGSize(width: 26, height: 0)).width == 12)
  }

  @Test func aFontHasTheHeightsOfItsFile() throws {
    try register("Heights-Regular")
    let font = try #require(UIFont(name: "Heights-Regular", size: 10))
    #expect((font.ascender, font.descender, font.leading, font.lineHeight) == (9, -3, 1, 12))
    #expect((font.capHeight, font.xHeight) == (7, 5))
  }

  @Test func charactersThatTheFontLacksAreThoseOfAnotherFont() throws {
    try register("Lacking-Regular")
    let (own, other) = (UIFont(name: "Lacking-Regular", size: 20), UIFont(name: "Papyrus", size: 20))
    #expect(own?.width(of: "z") == other?.width(of: "z"))
    #expect(own?.width(of: "A") == 12)
  }

  @Test func fontsAreFoundByFullNameAndFamily() throws {
    try register("Family-Bold") {
      $0.weight = 700
      $0.advances[0].units = 900
    }
    try register("Family-Regular")
    #expect(UIFont(name: "Family", size: 10)?.width(of: "A") == 6)
    #expect(UIFont(name: "Family-Bold", size: 10)?.width(of: "A") == 9)
    #expect(UIFont(name: "Family-Bold", size: 10)?.familyName == "Family")
    #expect(UIFont.fontNames(forFamilyName: "Family") == ["Family-Bold", "Family-Regular"])
    #expect(UIFont.familyNames.contains("Family"))
  }

  @Test func filesInTheBundlesOfResourcesAreFound() throws {
    let folder = try TemporaryFolder([
      "App_App.resources/Fonts/One.ttf": "", "App_App.resources/Two.OTF": "", "Three.ttc": "", "build/Four.ttf": "",
      "App_App.resources/people.json": "",
    ])
    defer { withExtendedLifetime(folder) {} }
    let bundle = try #require(Bundle(url: folder.url))
    let found = Set(FontLibrary.files(near: bundle).map(\.lastPathComponent))
    #expect(found.isSuperset(of: ["One.ttf", "Two.OTF", "Three.ttc"]))
    #expect(!found.contains("Four.ttf"))
  }

  @Test func aFileWithoutAFontIsNotRegistered() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
  }
}
