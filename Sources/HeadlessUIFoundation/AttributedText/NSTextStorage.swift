// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The text of a text view with its attributes. It is a copy: changes of it don't change the view.
open class NSTextStorage: NSMutableAttributedString {
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// The kinds of edits.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
  /// The delegate. It is told about edits that a subclass reports with `edited(_:range:changeInLength:)`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the edits since the last `processEditing()`.
  open private(set) var editedMask: EditActions = []
  /// The range of the edits since the last `processEditing()`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became since the last `processEditing()`.
  open private(set) var changeInLength = 0
  private final var editsOfGroup = 0

  /// Reports an edit. Outside of `beginEditing()` and `endEditing()`, it is processed immediately.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    let isFirst = self.editedRange.location == NSNotFound
    self.editedRange = isFirst ? changed : NSUnionRange(self.editedRange, changed)
    changeInLength += delta
    if editsOfGroup == 0 { processEditing() }
  }
  open override func beginEditing() {
    super.beginEditing()
    editsOfGroup += 1
  }
  open override func endEditing() {
    super.endEditing()
    editsOfGroup -= 1
    if editsOfGroup == 0, !editedMask.isEmpty { processEditing() }
  }
  /// Tells the delegate about the edits.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }
  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
}

/// The delegate of a text storage. All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
