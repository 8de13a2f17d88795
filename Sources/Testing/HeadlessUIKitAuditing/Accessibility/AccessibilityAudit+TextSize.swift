import HeadlessUIKit

extension AccessibilityAudit {
  /// Looks for text that keeps its size.
  mutating func checkDynamicType(of text: ShownText, sizeBefore: CGFloat, in part: AuditedPart) {
    guard text.font.pointSize <= sizeBefore, !text.isScaledBySystem, !text.view.isInBar else { return }
    let place = setting.place
    note(.dynamicType, at: text.view, in: part) {
      "\($0) keeps its text size of \(SnapshotValue.number(Double(sizeBefore))) points\(place); use the font of a "
        + "text style or UIFontMetrics, and set adjustsFontForContentSizeCategory"
    }
  }

  /// Looks for text that isn't shown as a whole.
  mutating func checkClipping(of text: ShownText, wasVisible: Bool, isVisible: Bool, in part: AuditedPart) {
    let place = setting.place
    guard isVisible else {
      guard wasVisible, setting.isLargerText else { return }
      return note(.textClipped, at: text.view, in: part) {
        "\($0) is out of view\(place), and users can't scroll to it; put it into a scroll view"
      }
    }
    guard let cut = text.truncation ?? text.overflow(in: part) else { return }
    note(.textClipped, at: text.view, in: part) {
      "\($0) is \(cut.kind)\(place): \(cut.detail); allow more lines or more room"
    }
  }
}

extension ShownText {
  /// Whether a part of the text can be seen or scrolled to.
  func isInView(of part: AuditedPart) -> Bool { visibleFrame(in: part).map { !$0.isEmpty } ?? true }

  /// How the view itself cuts the text off.
  fileprivate var truncation: (kind: String, detail: String)? {
    if let label {
      return label.truncation.map { ("truncated", "it needs \($0.needed), and there are \($0.available)") }
    }
    let room = view.bounds.size
    switch view {
    case is UITextField where room.height > 0 && room.height < font.lineHeight - 1:
      return Self.cutOff(needed: font.lineHeight, of: room.height)
    case let view as UITextView where !view.isScrollEnabled && room.width > 0:
      let needed = view.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
      return needed > room.height + 1 ? Self.cutOff(needed: needed, of: room.height) : nil
    default: return nil
    }
  }

  private static func cutOff(needed: CGFloat, of available: CGFloat) -> (kind: String, detail: String) {
    let (needed, available) = (SnapshotValue.length(needed), SnapshotValue.length(available))
    return ("cut off", "it needs \(needed) points of height, and there are \(available)")
  }

  /// How the views around it cut the text off.
  fileprivate func overflow(in part: AuditedPart) -> (kind: String, detail: String)? {
    guard !view.bounds.isEmpty, let visible = visibleFrame(in: part) else { return nil }
    let (inner, frame) = innermost
    let whole = inner.convert(frame, to: nil)
    for (shown, length, word) in [(visible.height, whole.height, "height"), (visible.width, whole.width, "width")]
    where length - shown > 2 {
      let (shown, length) = (SnapshotValue.length(shown), SnapshotValue.length(length))
      return ("cut off by the views around it", "they show \(shown) of its \(length) points of \(word)")
    }
    return nil
  }

  /// The view that shows the text, and the text's rectangle in it: a label may be larger than its text.
  private var innermost: (view: UIView, frame: CGRect) { label.map { ($0, $0.frameOfText) } ?? (view, view.bounds) }

  /// The part of the text that the views around it show, in the window's coordinates; `nil` if the user can scroll.
  private func visibleFrame(in part: AuditedPart) -> CGRect? {
    var (inner, frame) = innermost
    while inner !== part.root, let outer = inner.superview {
      frame = inner.convert(frame, to: outer)
      if outer is UIScrollView { return nil }
      if outer.clipsToBounds || outer === part.root { frame = frame.intersection(outer.bounds) }
      if frame.isNull { return .zero }
      inner = outer
    }
    return inner.convert(frame, to: nil)
  }
}

extension UILabel {
  /// The rectangle of the text in the label's coordinates: in the middle, at the side of its alignment.
  fileprivate var frameOfText: CGRect {
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    let room = bounds.width - size.width
    let x =
      switch directed(textAlignment) {
      case .center: room / 2
      case .right: room
      case .justified where isRightToLeft: room
      default: CGFloat(0)
      }
    let frame = CGRect(x: bounds.minX + x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return frame.intersection(bounds)
  }
}
