import HeadlessUIKit
import Testing

@MainActor struct TokenizerTests {
  private let view = UITextView()

  init() { view.text = "Ünder one roof. Two 👍 cats!\nEnd" }

  private func position(_ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  @Test(
    arguments: [
      (UITextGranularity.word, 0, "Ünder"), (.word, 7, "one"), (.word, 5, nil), (.word, 19, nil),
      (.character, 20, "👍"), (.sentence, 3, "Ünder one roof. "), (.sentence, 17, "Two 👍 cats!\n"),
      (.sentence, 30, "End"),
      (.paragraph, 3, "Ünder one roof. Two 👍 cats!\n"), (.line, 30, "End"),
    ] as [(UITextGranularity, Int, String?)]
  )
  func aUnitEnclosesAPosition(granularity: UITextGranularity, offset: Int, expected: String?) throws {
    let range = view.tokenizer.rangeEnclosingPosition(
      try position(offset),
      with: granularity,
      inDirection: .storage(.forward)
    )
    #expect(range.flatMap { view.text(in: $0) } == expected)
  }

  @Test func aWordEndsBeforeASpace() throws {
    let tokenizer = view.tokenizer
    let end = try #require(tokenizer.position(from: position(1), toBoundary: .word, inDirection: .storage(.forward)))
    #expect(view.offset(from: view.beginningOfDocument, to: end) == 5)
    #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: .layout(.right)))
    #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
    let start = try #require(tokenizer.position(from: position(8), toBoundary: .word, inDirection: .storage(.backward)))
    #expect(view.offset(from: view.beginningOfDocument, to: start) == 6)
  }

  @Test func charactersAreBesideEachOther() throws {
    let (start, before, after) = (try position(2), try position(1), try position(5))
    #expect(view.position(from: start, in: .right, offset: 3) == after)
    #expect(view.position(from: start, in: .left, offset: 1) == before)
    #expect(view.position(from: start, in: .down, offset: 1) == nil)
    #expect(view.textInputView === view)
  }

  @Test func aKeyboardEditsADocument() {
    let document = UIInputViewController().textDocumentProxy
    document.insertText("Hallo")
    document.adjustTextPosition(byCharacterOffset: -2)
    document.deleteBackward()
    document.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
    #expect(document.documentContextBeforeInput == "Hax" && document.documentContextAfterInput == "lo")
    document.deleteBackward()
    document.adjustTextPosition(byCharacterOffset: 99)
    #expect(document.documentContextBeforeInput == "Halo" && document.documentContextAfterInput == "")
    #expect(document.hasText)
  }

  @Test(
    arguments: [
      (" ", NSLayoutManager.GlyphProperty.elastic), ("a", []), ("\n", .controlCharacter),
      ("\u{301}", .nonBaseCharacter),
    ] as [(String, NSLayoutManager.GlyphProperty)]
  )
  func aGlyphHasAKind(text: String, expected: NSLayoutManager.GlyphProperty) {
    let (storage, manager, container) = (NSTextStorage(string: text), NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    #expect(manager.propertyForGlyph(at: 0) == expected)
    #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container)
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) == nil)
    #expect(container.layoutManager === manager)
  }

  @Test func searchingIsOfferedWhereItIsEnabled() throws {
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let interaction = try #require(view.findInteraction)
    #expect(view.findInteraction === interaction && interaction.view === view)
    interaction.presentFindNavigator(showingReplace: false)
    #expect(interaction.isFindNavigatorVisible)
    interaction.dismissFindNavigator()
    #expect(!interaction.isFindNavigatorVisible)
  }
}
