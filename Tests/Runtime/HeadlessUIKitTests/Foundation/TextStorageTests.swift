import HeadlessUIKit
import Testing

/// A text storage as apps write it: the text is in another object, and edits are reported.
private final class Storage: NSTextStorage {
  private let text = NSMutableAttributedString()
  override var string: String { text.string }
  override func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> [NSAttributedString.Key: Any]
  { text.attributes(at: location, effectiveRange: range) }
  override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

private final class Delegate: NSObject, NSTextStorageDelegate {
  var calls: [String] = []
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { calls.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { calls.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
}

struct TextStorageTests {
  @Test func theDelegateIsToldAboutEachEdit() {
    let (storage, delegate) = (Storage(), Delegate())
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abcd")
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "x")
    #expect(storage.string == "axd")
    #expect(delegate.calls == ["will 2 0 4 4", "did 2 0 4 4", "will 2 1 1 -1", "did 2 1 1 -1"])
    #expect(storage.editedMask == [])
  }

  @Test func editsOfAGroupAreProcessedTogether() {
    let (storage, delegate) = (Storage(), Delegate())
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abcd")
    storage.setAttributes([.kern: 1], range: NSRange(location: 1, length: 2))
    #expect(delegate.calls == [])
    storage.endEditing()
    #expect(delegate.calls == ["will 3 0 4 4", "did 3 0 4 4"])
  }
}
