extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The natural length along an axis; negative if there is none. Text is wrapped at `width` if that is known.
  final func contentLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat? = nil) -> CGFloat {
    if let placeholder = designedSize?.placeholder(axis) { return placeholder }
    if wrapsText {
      if axis == .vertical, let width, let designedSize {
        if let height = designedSize.height(ofTextIn: width) { return height }
        layoutWidth = width
        return intrinsicContentSize.height
      }
      layoutWidth = width ?? 0
    }
    let measured = intrinsicLength(axis)
    guard let designedSize else { return measured }
    if measured < 0 { return designedSize.emptyLength(axis, of: self) ?? measured }
    // An image whose size isn't known, or in pictures any view without content.
    if measured == 0, self is UIImageView || designedSize.fillsEmptyViews {
      return axis == .horizontal ? bounds.width : bounds.height
    }
    return designedSize.length(axis, measured: measured)
  }

  /// The natural length along an axis by the view's content, whatever the document's is.
  final func measuredLength(_ axis: NSLayoutConstraint.Axis, width: CGFloat?) -> CGFloat {
    if let placeholder = designedSize?.placeholder(axis) { return placeholder }
    if wrapsText { layoutWidth = width ?? 0 }
    return intrinsicLength(axis)
  }

  private func intrinsicLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = keepsIntrinsicSize ? keptIntrinsicSize : intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// Whether the class is an app's own one, whose natural size depends on nothing that the module changes.
  private var keepsIntrinsicSize: Bool {
    type(of: self) != UIView.self && type(of: self).uiKitClass === UIView.viewClass
  }

  /// The natural size. As on a device, layouts ask for it once, until the app invalidates it.
  private var keptIntrinsicSize: CGSize {
    let none = CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    if layoutState.knowsIntrinsicSize { return rareIfPresent?.intrinsicSize ?? none }
    let size = intrinsicContentSize
    layoutState.knowsIntrinsicSize = true
    if size != none { rare.intrinsicSize = size } else { rareIfPresent?.intrinsicSize = nil }
    return size
  }

  /// The width at which the last layout wrapped the text; `nil` if the text changed since then.
  final var wrappedWidth: CGFloat? { layoutState.isWrapped && wrapsText ? layoutFrame.width : nil }

  /// The size of a view in which constraints determine no frame. Along each axis it is the target's, unless the view
  /// hugs its content, or resists compression, with a higher priority, or constraints of its own limit its length.
  final func naturalSize(
    fitting target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let natural = contentLength(.horizontal, width: horizontal <= .defaultHigh ? wrappedWidth : nil)
    let fitting = natural < 0 ? sizeThatFits(target).width : fit(natural, to: target.width, .horizontal, horizontal)
    let width = limited(fitting, .width, horizontal)
    let length = contentLength(.vertical, width: width)
    let height = length < 0 ? sizeThatFits(target).height : fit(length, to: target.height, .vertical, vertical)
    return CGSize(width: width, height: limited(height, .height, vertical))
  }

  /// A length within the limits that the view's own constraints set.
  private func limited(
    _ length: CGFloat,
    _ attribute: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority
  ) -> CGFloat {
    ownConstraints.filter { $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil }
      .filter { $0.priority > priority }.sorted { $0.priority < $1.priority }
      .reduce(length) {
        switch $1.relation {
        case .equal: $1.constant
        case .lessThanOrEqual: min($0, $1.constant)
        case .greaterThanOrEqual: max($0, $1.constant)
        }
      }
  }

  private func fit(
    _ natural: CGFloat,
    to target: CGFloat,
    _ axis: NSLayoutConstraint.Axis,
    _ priority: UILayoutPriority
  ) -> CGFloat {
    let resisting =
      target > natural ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority > resisting ? target : natural
  }

  /// Whether the content is that of the document, whose size layouts prefer to a measured one.
  package final var hasSizeOfDocument: Bool { designedSize != nil }

  /// The natural length along an axis, or the present one.
  final func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let length = contentLength(axis)
    if length >= 0 { return length }
    let present = axis == .horizontal ? bounds.width : bounds.height
    // A hidden view of a stack has no length.
    return present > 0 ? present : layoutState.shownLength ?? 0
  }
}
