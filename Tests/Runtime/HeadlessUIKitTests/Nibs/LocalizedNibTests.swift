import Testing

@testable import HeadlessUIKit

/// The preferred language determines the document, or the strings for the document that all languages share.
@MainActor struct LocalizedNibTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let languages: [String]
    let texts: [String]
    var testDescription: String { languages.joined(separator: ", ") }
  }

  @Test(arguments: [
    Case(languages: ["en-US"], texts: ["Hello", "Save", "First", "Second"]),
    Case(languages: [], texts: ["Hello", "Save", "First", "Second"]),
    Case(languages: ["en-GB", "de"], texts: ["Hello", "Save", "First", "Second"]),
    Case(languages: ["de-AT", "fr"], texts: ["Hallo", "Sichern", "First", "Zweites"]),
    Case(languages: ["de-AT"], texts: ["Hallo", "Sichern", "First", "Zweites"]),
    Case(languages: ["it", "de"], texts: ["Hallo", "Sichern", "First", "Zweites"]),
    Case(languages: ["fr-CA", "de"], texts: ["Bonjour", "Save", "First", "Second"]),
  ])
  func thePreferredLanguageDeterminesTheStrings(_ test: Case) throws {
    let found = BundleSearch.url(of: "Localized", extension: "xib", in: .module, languages: test.languages)
    let document = NibDocument(url: try #require(found), languages: test.languages)
    let objects = NibInstantiation(plan: .nib(document), owner: nil).topLevelObjects()
    let view = try #require(objects.first as? UIView)
    let segments = try #require(view.subviews[2] as? UISegmentedControl)
    let texts = [
      (view.subviews[0] as? UILabel)?.text, (view.subviews[1] as? UIButton)?.currentTitle,
      segments.titleForSegment(at: 0), segments.titleForSegment(at: 1),
    ]
    #expect(texts == test.texts)
  }
}
