import HeadlessLinearConstraints

/// The spans of a unit's items along one axis, with their unknowns.
@MainActor
struct LayoutGeometry {
  let axis: NSLayoutConstraint.Axis
  /// By item.
  private(set) var spans: [LayoutSpan] = []
  /// The unknowns for content lengths, by scroll view.
  private(set) var contentLengths: [Int: Int] = [:]
  /// How far the content of scroll views has moved, for those that constraints follow.
  private var offsets: [Int: Double] = [:]
  /// The number after the last unknown.
  private(set) var end: Int

  /// Numbers unknowns from `first`. Without `hostLength`, the host's length is unknown, too, and so is that of its
  /// content view, which lies within it at `contentInsets`.
  init(
    _ unit: LayoutUnit,
    _ host: UIView,
    _ axis: NSLayoutConstraint.Axis,
    hostLength: Double?,
    contentInsets: UIEdgeInsets?,
    first: Int
  ) {
    self.axis = axis
    end = first
    for index in unit.followed {
      let origin = unit.view(index, host)?.bounds.origin ?? .zero
      offsets[index] = Double(axis == .horizontal ? origin.x : origin.y)
    }
    spans.reserveCapacity(unit.items.count)
    for (index, item) in unit.items.enumerated() {
      if index == 0 {
        let length = hostLength.map { LayoutQuantity(nil, $0) } ?? LayoutQuantity(newUnknown())
        spans.append(LayoutSpan(start: LayoutQuantity(nil), length: length))
      } else if item.isSolved {
        spans.append(LayoutSpan(start: LayoutQuantity(newUnknown()), length: LayoutQuantity(newUnknown())))
      } else if let contentInsets, item.parent == 0, item.view?.layoutState.isManagedByOwner == true {
        spans.append(inset(spans[0], by: contentInsets))
      } else {
        let frame = item.view?.layoutFrame ?? .zero
        let start = origin(of: item.parent).plus(Double(axis == .horizontal ? frame.minX : frame.minY))
        let length = Double(axis == .horizontal ? frame.width : frame.height)
        spans.append(LayoutSpan(start: start, length: LayoutQuantity(nil, length)))
      }
    }
    for index in unit.contents.sorted() { contentLengths[index] = newUnknown() }
  }

  private mutating func newUnknown() -> Int {
    end += 1
    return end - 1
  }

  /// The origin of an item's coordinates, in which its subviews are.
  func origin(of item: Int) -> LayoutQuantity { spans[item].start.plus(-(offsets[item] ?? 0)) }

  /// The span of a part of an item.
  func span(_ item: Int, _ region: LayoutRegion, _ view: UIView?) -> LayoutSpan {
    var span = spans[item]
    if region.isScrolled { span.start = origin(of: item) }
    switch region {
    case .frame: return view.map { inset(span, by: $0.alignmentRectInsets) } ?? span
    case .scrolled: return span
    case .content:
      return LayoutSpan(start: span.start, length: LayoutQuantity(contentLengths[item]))
    case .margins: return inset(span, by: view?.preservedMargins ?? .zero)
    case .readable: return inset(span, by: view?.readableMargins ?? .zero)
    case .safeArea: return inset(span, by: view?.safeAreaInsets ?? .zero)
    case .aboveKeyboard: return inset(span, by: UIEdgeInsets(top: 0, left: 0, bottom: keyboardHeight(view), right: 0))
    case .keyboard: return LayoutSpan(start: span.start, length: LayoutQuantity(nil, Double(keyboardHeight(view))))
    case .topBars:
      if axis == .horizontal { return span }
      return LayoutSpan(start: span.start, length: LayoutQuantity(nil, Double(view?.safeAreaInsets.top ?? 0)))
    }
  }

  private func keyboardHeight(_ view: UIView?) -> CGFloat { view?.heightOfKeyboardGuide ?? 0 }

  private func inset(_ span: LayoutSpan, by insets: UIEdgeInsets) -> LayoutSpan {
    let low = Double(axis == .horizontal ? insets.left : insets.top)
    let high = Double(axis == .horizontal ? insets.right : insets.bottom)
    return LayoutSpan(start: span.start.plus(low), length: span.length.plus(-low - high))
  }
}
