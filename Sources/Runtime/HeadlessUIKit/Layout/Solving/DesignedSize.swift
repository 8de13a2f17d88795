/// The size of a view in its document, as long as its content is the document's.
struct DesignedSize {
  private var width: Float
  private var height: Float
  /// Whether a view without content has this size, as in Interface Builder. In a program its size is zero.
  let fillsEmptyViews: Bool
  /// Whether the size is the placeholder of a content that only the program determines; NaN for a length without one.
  private var isPlaceholder = false

  @MainActor
  init(of view: UIView, fillsEmptyViews: Bool) {
    self.fillsEmptyViews = fillsEmptyViews
    let size = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.alignmentRectInsets).size
    width = Float(size.width)
    height = Float(size.height)
  }

  /// Takes the size that the document states as a placeholder of the content's, if it does.
  mutating func take(placeholderWidth: Double?, height placeholderHeight: Double?) {
    if placeholderWidth == nil, placeholderHeight == nil { return }
    isPlaceholder = true
    width = placeholderWidth.map { Float($0) } ?? .nan
    height = placeholderHeight.map { Float($0) } ?? .nan
  }

  /// The length of a placeholder; `nil` if there is none along the axis.
  func placeholder(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let length = axis == .horizontal ? width : height
    return isPlaceholder && !length.isNaN ? CGFloat(length) : nil
  }

  /// The natural length along an axis of a view without content, as Interface Builder shows it; `nil` if it has none.
  ///
  /// An arranged view keeps the document's length, with content priorities, so a weaker constraint on that length
  /// loses. The same is true of another empty view if none of its own length constraints is a required equality.
  @MainActor
  func emptyLength(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> CGFloat? {
    if !fillsEmptyViews || isPlaceholder || !Self.isEmpty(view) { return nil }
    let attribute = axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
    let lengths = view.constraints.filter { constraint in
      constraint.firstItem === view && constraint.firstAttribute == attribute && constraint.secondItem == nil
    }
    if lengths.contains(where: { $0.priority == .required && $0.relation == .equal }) { return nil }
    let isFree = view.superview is UIStackView || !lengths.isEmpty
    return isFree ? CGFloat(axis == .horizontal ? width : height) : nil
  }

  @MainActor
  private static func isEmpty(_ view: UIView) -> Bool {
    if let stack = view as? UIStackView { return stack.arrangedSubviews.isEmpty }
    return type(of: view) == UIView.self && view.subviews.isEmpty
  }

  /// The natural length, given the measured one. The document's length was measured with the real font, so it is
  /// preferred unless the view was stretched or compressed there.
  func length(_ axis: NSLayoutConstraint.Axis, measured: CGFloat) -> CGFloat {
    if isPlaceholder { return measured }
    let designed = CGFloat(axis == .horizontal ? width : height)
    let highest = axis == .horizontal ? measured * 1.5 + 16 : measured * 2 + 8
    return designed >= measured * 0.6 - 4 && designed <= highest ? designed : measured
  }

  /// The document's height of text wrapped at `width`; `nil` for another width.
  func height(ofTextIn width: CGFloat) -> CGFloat? {
    !isPlaceholder && abs(CGFloat(self.width) - width) < 1 ? CGFloat(height) : nil
  }
}
