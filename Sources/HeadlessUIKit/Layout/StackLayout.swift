/// The frames of a stack's views.
@MainActor
struct StackLayout {
  private let stack: UIStackView
  private let views: [UIView]
  private let room: CGRect

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    let bounds = CGRect(origin: .zero, size: stack.bounds.size)
    room = stack.isLayoutMarginsRelativeArrangement ? bounds.inset(by: stack.layoutMargins) : bounds
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }

  /// The room that the views take with their natural sizes.
  var fittingSize: CGSize {
    let sizes = views.map(size)
    let along = sizes.reduce(0) { $0 + self.along($1) } + gaps
    let across = sizes.map(self.across).max() ?? 0
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let size = isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom
    )
  }

  func apply() {
    if views.isEmpty { return }
    let lengths = lengths()
    let total = lengths.reduce(0, +)
    var gap: CGFloat?
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering, views.count > 1 {
      gap = (along(room.size) - total) / CGFloat(views.count - 1)
    }
    var position = isHorizontal ? room.minX : room.minY
    for (view, length) in zip(views, lengths) {
      let (start, breadth) = place(of: view)
      let frame =
        isHorizontal
        ? CGRect(x: position, y: start, width: length, height: breadth)
        : CGRect(x: start, y: position, width: breadth, height: length)
      if frame != view.frame { view.frame = frame }
      position += length + (gap ?? stack.customSpacing(after: view))
    }
  }

  private var gaps: CGFloat { views.dropLast().reduce(0) { $0 + stack.customSpacing(after: $1) } }

  private func lengths() -> [CGFloat] {
    let space = along(room.size)
    var lengths = views.map { along(size(of: $0)) }
    switch stack.distribution {
    case .equalSpacing, .equalCentering: return lengths
    case .fillEqually:
      return Array(repeating: max(0, (space - gaps) / CGFloat(views.count)), count: views.count)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      return total > 0 ? lengths.map { max(0, $0 * (space - gaps) / total) } : lengths
    case .fill:
      let rest = space - gaps - lengths.reduce(0, +)
      // Of equals the last one gives way.
      let giving = views.indices.filter { fixedLength(views[$0], isHorizontal) == nil }
      let index =
        rest > 0
        ? giving.min { hugging(views[$0]) < hugging(views[$1]) }
        : giving.min { resistance(views[$0]) < resistance(views[$1]) }
      if let index { lengths[index] = max(0, lengths[index] + rest) }
      return lengths
    }
  }

  private func hugging(_ view: UIView) -> Float { view.contentHuggingPriority(for: stack.axis).rawValue }
  private func resistance(_ view: UIView) -> Float {
    view.contentCompressionResistancePriority(for: stack.axis).rawValue
  }

  private func place(of view: UIView) -> (start: CGFloat, length: CGFloat) {
    let low = isHorizontal ? room.minY : room.minX
    let whole = across(room.size)
    if stack.alignment == .fill { return (low, whole) }
    let length = min(across(size(of: view)), whole)
    switch stack.alignment {
    case .center: return (low + (whole - length) / 2, length)
    case .trailing, .lastBaseline: return (low + whole - length, length)
    default: return (low, length)
    }
  }

  private func size(of view: UIView) -> CGSize {
    let natural = view.naturalSize
    return CGSize(
      width: fixedLength(view, true) ?? natural.width,
      height: fixedLength(view, false) ?? natural.height
    )
  }

  /// The length that a constraint of the view's own says.
  private func fixedLength(_ view: UIView, _ isWidth: Bool) -> CGFloat? {
    view.constraints.first {
      $0.firstItem === view && $0.firstAttribute == (isWidth ? .width : .height) && $0.relation == .equal
        && $0.secondAttribute == .notAnAttribute
    }?.constant
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
}
