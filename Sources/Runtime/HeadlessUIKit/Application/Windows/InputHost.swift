/// Holds the views of the first responder at the bottom of its window: the one above the keyboard, and below it the one
/// in place of the keyboard. On a device they are in a window of their own.
final class InputHost: UIView {
  /// The responder whose view is above the keyboard. Responders in that view are before it in the chain.
  private(set) weak var owner: UIResponder?
  private var accessory: UIView?
  private var keyboard: UIView?
  /// The heights and the width with which the views were placed.
  private var placed: (heights: [CGFloat], width: CGFloat)?

  override var next: UIResponder? { owner ?? super.next }

  var isEmpty: Bool { accessory == nil && keyboard == nil }

  /// Whether a view is in place of the keys.
  var replacesKeys: Bool { keyboard != nil }

  func show(_ responder: UIResponder) {
    let found = responder.nearestInputAccessoryView
    exchange(accessory, for: found?.view)
    (accessory, owner) = (found?.view, found?.owner)
    let view = responder.nearestInputView
    exchange(keyboard, for: view)
    keyboard = view
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old === new { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// The height of the keyboard with the views, in points.
  ///
  /// - Parameter system: The height of the system's keyboard; `nil` while it is hidden.
  func height(system: CGFloat?, width: CGFloat) -> CGFloat { heights(system: system, width: width).reduce(0, +) }

  private func heights(system: CGFloat?, width: CGFloat) -> [CGFloat] {
    [accessory.map { Self.height(of: $0, width: width) } ?? 0, keyboardHeight(system: system, width: width)]
  }

  /// The height of the view in place of the keyboard, or of the keyboard. An empty view means no keyboard, unless it
  /// has the keyboard's height.
  private func keyboardHeight(system: CGFloat?, width: CGFloat) -> CGFloat {
    guard let keyboard else { return system ?? 0 }
    let heights = [Self.height(of: keyboard, width: width), keyboard.intrinsicContentSize.height]
    let hasSystemHeight = keyboard.autoresizingMask.contains(.flexibleHeight)
    return heights.first { $0 > 0 } ?? (hasSystemHeight ? system : nil) ?? 0
  }

  /// Places the views in a keyboard's frame.
  func place(in frame: CGRect, system: CGFloat?) {
    let heights = heights(system: system, width: frame.width)
    placed = (heights, frame.width)
    let height = keyboard == nil ? heights[0] : heights[0] + heights[1]
    self.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    place(accessory, from: 0, height: heights[0])
    place(keyboard, from: heights[0], height: heights[1])
  }

  private func place(_ view: UIView?, from y: CGFloat, height: CGFloat) {
    guard let view else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    view.setNeedsLayout()
  }

  /// Follows a view whose content changed its height, and another width of the window.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, let placed else { return }
    let heights = heights(system: window.systemKeyboardHeight, width: bounds.width)
    if heights != placed.heights || bounds.width != placed.width { window.inputViewsChanged() }
  }

  /// The height of a view: as its frame states, unless the view determines its height itself.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    let allowsSelfSizing = (view as? UIInputView)?.allowsSelfSizing ?? false
    let sizesItself = allowsSelfSizing || !view.translatesAutoresizingMaskIntoConstraints
    guard sizesItself || view.autoresizingMask.contains(.flexibleHeight) else { return view.frame.height }
    let own = view.intrinsicContentSize.height
    if own != UIView.noIntrinsicMetric { return own }
    guard sizesItself else { return view.frame.height }
    let room = CGSize(width: width, height: 0)
    return view.systemLayoutSizeFitting(
      room,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
