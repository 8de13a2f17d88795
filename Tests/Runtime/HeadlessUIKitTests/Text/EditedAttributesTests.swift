import HeadlessUIKitTesting
import Testing

@testable import HeadlessUIKit

/// The attributes of a text that is edited, and the storage of a text view.
@MainActor struct EditedAttributesTests {
  private let link = URL(fileURLWithPath: "/")

  /// The runs of an attributed text with the names of their attributes.
  private func runs(_ text: NSAttributedString) -> [String] {
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = (text.string as NSString).substring(with: range)
      runs.append(([part] + attributes.keys.map(\.rawValue).sorted()).joined(separator: " "))
    }
    return runs
  }

  @Test func typingKeepsTheAttributesOfTheRest() {
    let (field, view) = (UITextField(), UITextView())
    let text = NSMutableAttributedString(string: "@ada", attributes: [.link: link, .kern: 1])
    (field.attributedText, view.attributedText) = (text, text)
    field.user.insertText("b")
    view.user.insertText("b")
    // A link ends at the caret; other attributes continue.
    let kern = NSAttributedString.Key.kern.rawValue
    let expected = [
      "@ada \([kern, NSAttributedString.Key.link.rawValue].sorted().joined(separator: " "))", "b \(kern)",
    ]
    #expect(field.attributedText.map(runs) == expected && runs(view.attributedText) == expected)
    view.user.deleteBackward()
    #expect(runs(view.attributedText).count == 1)
  }

  @Test func typedTextHasTheTypingAttributes() {
    let view = UITextView()
    view.text = "a"
    view.typingAttributes = [.kern: 2]
    view.user.insertText("b")
    #expect(runs(view.attributedText) == ["a", "b \(NSAttributedString.Key.kern.rawValue)"])
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.typingAttributes.isEmpty)
  }

  private final class Highlighting: NSObject, NSTextStorageDelegate {
    var edits: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { edits.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  @Test func theStorageIsTheText() {
    let (view, highlighting) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 0)), Highlighting())
    view.text = "a #tag"
    view.textStorage.delegate = highlighting
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
    #expect(view.text == "b #tag" && view.layoutManager.numberOfGlyphs == 6)
    view.user.insertText("s")
    #expect(view.textStorage.string == "b #tags" && view.text == "b #tags")
    view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 5))
    #expect(runs(view.attributedText).count == 2)
    view.text = "new"
    #expect(view.textStorage.string == "new" && highlighting.edits.count == 4)
    #expect(highlighting.edits.first == "2 0+1 0")
    let height = view.contentSize.height
    view.textStorage.append(NSAttributedString(string: "\n\n"))
    #expect(view.contentSize.height > height && view.selectedRange == NSRange(location: 5, length: 0))
  }

  /// A delegate colors words, and sees the new text.
  private final class Coloring: NSObject, NSTextStorageDelegate {
    weak var view: UITextView?
    var seen: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters) else { return }
      let view = view
      seen.append(MainActor.assumeIsolated { view?.text ?? "" })
      textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    }
  }

  @Test func aDelegateMayEditTheStorage() {
    let (view, coloring) = (UITextView(), Coloring())
    coloring.view = view
    view.textStorage.delegate = coloring
    view.user.insertText("ab")
    #expect(coloring.seen == ["a", "ab"])
    #expect(runs(view.attributedText).first?.hasSuffix(NSAttributedString.Key.kern.rawValue) == true)
  }

  @Test func aStorageTakesOverTheLayoutManager() {
    let (view, storage) = (UITextView(), TagStorage())
    view.text = "old"
    storage.addLayoutManager(view.layoutManager)
    view.user.insertText("#a")
    #expect(view.textStorage === storage && storage.string == "#a" && view.text == "#a")
  }

  /// A storage alone adds no attributes, so that the audits compare views alike.
  @Test func aPlainTextHasNoAttributes() {
    let view = UITextView()
    _ = view.layoutManager
    view.text = "a"
    #expect(view.ownAttributedText == nil)
  }

  /// A storage of an app, which stores the text itself and colors what begins with a number sign.
  private final class TagStorage: NSTextStorage {
    private let stored = NSMutableAttributedString(string: "")

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: String { stored.string }
    override func attributes(
      at location: Int,
      effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { stored.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      stored.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      stored.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      let text = string as NSString
      let start = text.range(of: "#").location
      if start != NSNotFound {
        stored.addAttribute(.kern, value: 1, range: NSRange(location: start, length: text.length - start))
      }
      super.processEditing()
    }
  }

  @Test func aTextViewShowsTheStorageOfItsContainer() {
    let (storage, manager, container) = (TagStorage(), NSLayoutManager(), NSTextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: .zero, textContainer: container)
    view.user.insertText("a #b")
    #expect(storage.string == "a #b" && view.text == "a #b" && view.textStorage === storage)
    #expect(runs(view.attributedText) == ["a ", "#b \(NSAttributedString.Key.kern.rawValue)"])
  }
}
