// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The text of a text view with its attributes. It is a copy: changes of it don't change the view.
open class NSTextStorage: NSMutableAttributedString {
  public private(set) var layoutManagers: [NSLayoutManager] = []
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
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
  public private(set) final var editedMask: EditActions = []
  /// The range of the edits since the last `processEditing()`.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became since the last `processEditing()`.
  public private(set) final var changeInLength = 0
  private var editsOfGroup = 0

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
  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
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

/// Lays out text. It measures with `UIFont`; glyphs aren't there.
open class NSLayoutManager: NSObject {
  public internal(set) weak var textStorage: NSTextStorage?
  public private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func ensureLayout(for container: NSTextContainer) {}
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The number of UTF-16 units: each counts as one glyph.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Characters have no location: the first one.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Glyphs have no location: the first one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// The rectangle of all text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// The rectangle of all text, as `boundingRect(with:options:context:)` measures it.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textStorage else { return .zero }
    let size = MainActor.assumeIsolated { container.size }
    return textStorage.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
  }
  /// Lines aren't kept: the closure isn't called.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Lines aren't kept: the closure gets the rectangle of all text.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    block(usedRect(for: textContainer), &isStopped)
  }
  /// Draws the line below a text. Called by tests only.
  open func underlineGlyphRange(
    _ glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { textContainers.first.map(usedRect) ?? .zero }
  /// Lines aren't kept: the rectangle of all text.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { textContainers.first.map(usedRect) ?? .zero }
  /// Glyphs have no location: the origin.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  /// Which glyphs are truncated isn't known: none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

/// An object that changes how text is laid out. It isn't asked here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

/// An image or a file in a text. Stored; has no effect here.
open class NSTextAttachment: NSObject {
  public static let character = 0xFFFC
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true
  open var accessibilityLabel: String?
  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// The rectangle of the attachment: that of `bounds`. Called by tests only.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }
  /// The image of the attachment. Called by tests only.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }
}

/// A shadow of text. Stored; has no effect here.
open class NSShadow: NSObject, @unchecked Sendable {
  // Unchecked, because the values can be set, as in UIKit.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The character of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The font of the text's beginning. Text is measured in one font.
  fileprivate var measuringFont: UIFont {
    guard length > 0 else { return .systemFont(ofSize: 12) }
    return attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
  }
  /// The size of the text in one line, in points.
  public func size() -> CGSize { measuringFont.size(of: string, width: .infinity, lines: 1) }
  /// The rectangle of the text, which wraps at a width, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    return CGRect(origin: .zero, size: measuringFont.size(of: string, width: size.width, lines: lines))
  }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect) {
    #if !canImport(CoreGraphics)
    UIGraphicsGetCurrentContext()?.record(self, in: rect)
    #endif
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text into the current context, which records it.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

extension NSString {
  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
  /// The rectangle of the text, which wraps at a width, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}

extension String {
  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }
  /// The rectangle of the text, which wraps at a width, in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text into the current context, which records it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text into the current context, which records it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }
}

/// How text is measured and drawn. Only `usesLineFragmentOrigin`, with which it wraps, has an effect here.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How text may shrink. Stored; has no effect here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
  public override init() { super.init() }
}
