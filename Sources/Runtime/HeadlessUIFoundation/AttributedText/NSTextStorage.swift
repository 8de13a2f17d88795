/// The text of a text view with its attributes. Edits change the view's text, and its delegate is told about them.
///
/// Only the string that `mutableString` returns is edited without being noticed.
open class NSTextStorage: NSMutableAttributedString {
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    if let old = aLayoutManager.textStorage, old !== self { old.removeLayoutManager(aLayoutManager) }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    for container in aLayoutManager.textContainers { container.tellOwner() }
  }
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private final var editsOfGroup = 0
  private final var isProcessing = false

  /// Reports an edit. Outside of `beginEditing()` and `endEditing()`, it is processed immediately.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    let isFirst = self.editedRange.location == NSNotFound
    self.editedRange = isFirst ? changed : NSUnionRange(self.editedRange, changed)
    changeInLength += delta
    process()
  }
  open override func beginEditing() {
    super.beginEditing()
    editsOfGroup += 1
  }
  open override func endEditing() {
    super.endEditing()
    editsOfGroup -= 1
    process()
  }
  /// Processes the edits, unless a group has yet to end. Edits of the delegate are part of those that it is told about.
  private final func process() {
    if editsOfGroup > 0 || isProcessing || editedMask.isEmpty { return }
    isProcessing = true
    // The delegate finds the new text in the text view.
    tellTextViews()
    processEditing()
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    isProcessing = false
    tellTextViews()
  }
  private final func tellTextViews() {
    for manager in layoutManagers { for container in manager.textContainers { container.tellOwner() } }
  }
  open func processEditing() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }
  // MARK: Edits

  // A subclass may store the text itself: it overrides the first two methods, which the others call.

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override var length: Int { string.utf16.count }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    var start = 0
    while start < attrString.length {
      var part = NSRange()
      let attributes = attrString.attributes(at: start, effectiveRange: &part)
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
      start = NSMaxRange(part)
    }
    endEditing()
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Changes the attributes of each part of a range that has the same ones.
  private final func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    var start = range.location
    while start < NSMaxRange(range) {
      var part = NSRange()
      var attributes = attributes(at: start, effectiveRange: &part)
      change(&attributes)
      let end = min(NSMaxRange(part), NSMaxRange(range))
      setAttributes(attributes, range: NSRange(location: start, length: end - start))
      start = end
    }
    endEditing()
  }

  /// The text with its attributes, as a subclass returns it that stores it itself.
  package final var contents: NSAttributedString {
    let contents = NSMutableAttributedString(string: string)
    var start = 0
    while start < contents.length {
      var part = NSRange()
      let attributes = attributes(at: start, effectiveRange: &part)
      contents.setAttributes(attributes, range: part)
      start = NSMaxRange(part)
    }
    return contents
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
}

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
