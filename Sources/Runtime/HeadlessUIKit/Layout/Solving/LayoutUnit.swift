/// A view and the descendants that its constraints position, which are solved together.
///
/// Views that translate their autoresizing masks keep their frames. Their contents are a unit of their own, unless a
/// constraint refers into them.
@MainActor
struct LayoutUnit {
  struct Item {
    /// `nil` for guides, and for the host, which owns the unit.
    let view: UIView?
    let guide: UILayoutGuide?
    /// The item in whose coordinates the frame is.
    let parent: Int
    /// Whether constraints determine the frame.
    let isSolved: Bool
  }

  struct Side {
    var item: Int
    var region: LayoutRegion
    var edge: LayoutEdge
  }

  struct Relation {
    let constraint: NSLayoutConstraint
    let first: Side
    let second: Side?
    /// The item in whose coordinates positions are multiplied.
    let holder: Int
    /// Whether positions are measured from the right edge.
    let isMirrored: Bool
  }

  /// A hidden view of a stack, which takes no room in it. It has no length along the axis, except in a design.
  struct Hidden {
    let item: Int
    let stack: Int
    /// The visible view before it; `nil` if it is at the beginning.
    let previous: Int?
    /// The distance from the visible view before it, in points.
    let distance: CGFloat
    let keepsLength: Bool
    let axis: NSLayoutConstraint.Axis
    let isRightToLeft: Bool
  }

  /// The items: first the host, and parents before their children.
  private(set) var items: [Item] = []
  private(set) var relations: [Relation] = []
  /// The required constraints that refer to views whose frames their autoresizing masks determine.
  private(set) var masked: [Relation] = []
  /// The stack views with their visible arranged views.
  private(set) var stacks: [(stack: Int, arranged: [Int], isRightToLeft: Bool)] = []
  /// The hidden views of stack views.
  private(set) var hidden: [Hidden] = []
  /// The scroll views whose content constraints refer to.
  private(set) var contents: Set<Int> = []
  /// The scroll views whose content constraints relate to what doesn't scroll with it.
  private(set) var followed: Set<Int> = []
  /// The items that only constraints held by themselves refer to.
  private(set) var untied: Set<Int> = []
  /// The visible arranged views of all stacks.
  private(set) var arranged: Set<Int> = []
  private var indexOfItem: [ObjectIdentifier: Int] = [:]

  init(of host: UIView) {
    add(host, parent: 0, isHost: true, isSolved: false)
    indexOfItem.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      indexOfItem[ObjectIdentifier(item.view ?? item.guide ?? host)] = index
    }
    for index in items.indices where items[index].guide == nil {
      let view = items[index].view ?? host
      let isDirectional = view.constraints.contains {
        $0.firstAttribute.isDirectional || $0.secondAttribute.isDirectional
      }
      let isRightToLeft = (isDirectional || view is UIStackView) && view.isRightToLeft
      for constraint in view.constraints { add(constraint, heldBy: index, isRightToLeft, host) }
      guard let stack = view as? UIStackView else { continue }
      add(stack, index, isRightToLeft)
    }
    untied = Set(items.indices)
    for relation in relations {
      if relation.first.item != relation.holder || relation.second == nil { untied.remove(relation.first.item) }
      if let second = relation.second, second.item != relation.holder { untied.remove(second.item) }
    }
    masked = relations.filter {
      $0.constraint.priority == .required && (keepsMask($0.first) || $0.second.map(keepsMask) ?? false)
    }
    for stack in stacks { arranged.formUnion(stack.arranged) }
    untied.subtract(arranged)
    for index in items.indices {
      guard let scroll = view(index, host) as? UIScrollView,
        relations.contains(where: { crosses($0, contentOf: index) })
      else { continue }
      followed.insert(index)
      scroll.rareForScrolling.isFollowed = true
    }
  }

  /// Whether a constraint relates a position in the content of a scroll view to one that doesn't scroll with it.
  private func crosses(_ relation: Relation, contentOf scroll: Int) -> Bool {
    guard let second = relation.second, relation.first.edge.kind != .length else { return false }
    return isIn(relation.first, contentOf: scroll) != isIn(second, contentOf: scroll)
  }

  private func isIn(_ side: Side, contentOf scroll: Int) -> Bool {
    if side.item == scroll { return side.region.isScrolled }
    var item = side.item
    while item != 0 {
      item = items[item].parent
      if item == scroll { return true }
    }
    return false
  }

  /// The index of a view that is an item.
  func index(of view: UIView) -> Int? { indexOfItem[ObjectIdentifier(view)] }

  /// Whether constraints determine a frame.
  var determinesFrames: Bool { items.contains { $0.isSolved } }

  /// Whether a side is that of a view in the host whose frame its autoresizing mask determines.
  private func keepsMask(_ side: Side) -> Bool {
    guard let view = items[side.item].view, view.translatesAutoresizingMaskIntoConstraints, side.region == .frame,
      view.designedSize?.fillsEmptyViews != true
    else { return false }
    return !view.layoutState.isManagedByOwner && !view.layoutState.isDrawnBySuperview
  }

  /// The view of an item; `nil` for a guide.
  func view(_ index: Int, _ host: UIView) -> UIView? { index == 0 ? host : items[index].view }

  private mutating func add(_ view: UIView, parent: Int, isHost: Bool, isSolved: Bool) {
    let index = items.count
    items.append(Item(view: isHost ? nil : view, guide: nil, parent: parent, isSolved: isSolved))
    if !isHost, !isSolved { view.layoutState.isReference = true }
    for guide in view.layoutGuides { items.append(Item(view: nil, guide: guide, parent: index, isSolved: true)) }
    for subview in view.subviews {
      let isPlaced = subview.isPlacedByConstraints
      if isPlaced || subview.layoutState.containsConstrainedView {
        add(subview, parent: index, isHost: false, isSolved: isPlaced)
      }
    }
  }

  private mutating func add(_ stack: UIStackView, _ index: Int, _ isRightToLeft: Bool) {
    var shown: [Int] = []
    var previous: UIView?
    let last = stack.arrangedSubviews.last { !$0.isHidden }
    for view in stack.arrangedSubviews {
      guard let item = indexOfItem[ObjectIdentifier(view)] else { continue }
      if !view.isHidden {
        shown.append(item)
        previous = view
      } else if items[item].isSolved {
        let isInDesign = view.designedSize?.fillsEmptyViews ?? false
        // Interface Builder shows it in the middle of the spacing between visible views.
        let distance = previous.map { isInDesign && $0 !== last ? stack.distance(after: $0) / 2 : 0 }
        hidden.append(
          Hidden(
            item: item,
            stack: index,
            previous: shown.last,
            distance: distance ?? 0,
            keepsLength: isInDesign,
            axis: stack.axis,
            isRightToLeft: isRightToLeft
          )
        )
      }
    }
    stacks.append((index, shown, isRightToLeft))
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint,
    heldBy holder: Int,
    _ isRightToLeft: Bool,
    _ host: UIView
  ) {
    guard let edge = LayoutEdge(constraint.firstAttribute, isRightToLeft: isRightToLeft),
      let object = constraint.firstItem, var first = side(object, edge, host)
    else { return }
    var second: Side?
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = LayoutEdge(constraint.secondAttribute, isRightToLeft: isRightToLeft),
        let object = constraint.secondItem, var side = side(object, other, host)
      else { return }
      // A guide of the scroll view names the part that it refers to.
      let inner = side
      if constraint.firstItem is UIView { reachContent(&first, from: inner, host) }
      if constraint.secondItem is UIView { reachContent(&side, from: first, host) }
      second = side
    } else if edge.kind != .length {
      return
    }
    let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    relations.append(
      Relation(
        constraint: constraint,
        first: first,
        second: second,
        holder: holder,
        isMirrored: isRightToLeft && isDirectional
      )
    )
  }

  private mutating func side(_ object: AnyObject, _ edge: LayoutEdge, _ host: UIView) -> Side? {
    if let index = indexOfItem[ObjectIdentifier(object)] {
      return Side(item: index, region: edge.isWithinMargins ? .margins : .frame, edge: edge)
    }
    if let guide = object as? UILayoutGuide {
      if let framed = guide.framedView { return side(framed, edge, host) }
      guard let owner = guide.owningView, let index = indexOfItem[ObjectIdentifier(owner)] ?? fixedItem(owner, host)
      else { return nil }
      return side(of: guide.part, index, edge)
    }
    guard let view = object as? UIView, let index = fixedItem(view, host) else { return nil }
    return Side(item: index, region: edge.isWithinMargins ? .margins : .frame, edge: edge)
  }

  private mutating func side(of part: UILayoutGuide.Part, _ index: Int, _ edge: LayoutEdge) -> Side? {
    switch part {
    case .whole: return Side(item: index, region: .safeArea, edge: edge)
    case .withinMargins: return Side(item: index, region: .margins, edge: edge)
    case .readable: return Side(item: index, region: .readable, edge: edge)
    case .frame: return Side(item: index, region: .frame, edge: edge)
    case .topEdge: return Side(item: index, region: .topBars, edge: edge)
    case .bottomEdge:
      if edge.axis == .horizontal { return Side(item: index, region: .frame, edge: edge) }
      if edge.kind == .length { return nil }
      return Side(
        item: index,
        region: edge.kind == .end ? .frame : .safeArea,
        edge: LayoutEdge(.end, .vertical)
      )
    case .keyboard: return keyboardSide(index, edge)
    case .content:
      contents.insert(index)
      return Side(item: index, region: .content, edge: edge)
    case .own: return nil
    }
  }

  /// The keyboard lies at the bottom edge, so its own edges are the ends of the whole frame and of the part above it.
  private func keyboardSide(_ index: Int, _ edge: LayoutEdge) -> Side {
    if edge.axis == .horizontal { return Side(item: index, region: .frame, edge: edge) }
    return switch edge.kind {
    case .length: Side(item: index, region: .keyboard, edge: edge)
    case .end, .lastBaseline: Side(item: index, region: .frame, edge: LayoutEdge(.end, .vertical))
    case .start, .firstBaseline, .middle:
      Side(item: index, region: .aboveKeyboard, edge: LayoutEdge(.end, .vertical))
    }
  }

  /// The index of a view that constraints refer to but don't position.
  private mutating func fixedItem(_ view: UIView, _ host: UIView) -> Int? {
    guard let superview = view.superview, view !== host else { return nil }
    guard let parent = indexOfItem[ObjectIdentifier(superview)] ?? fixedItem(superview, host) else { return nil }
    let index = items.count
    items.append(Item(view: view, guide: nil, parent: parent, isSolved: false))
    indexOfItem[ObjectIdentifier(view)] = index
    view.layoutState.isReference = true
    return index
  }

  /// A constraint between a view and the edges of a scroll view that contains it refers to the edges of the content.
  private mutating func reachContent(_ side: inout Side, from other: Side, _ host: UIView) {
    guard side.region == .frame, side.edge.kind != .length,
      let scrollView = view(side.item, host) as? UIScrollView
    else { return }
    var ancestor = other.item
    while ancestor != 0 {
      ancestor = items[ancestor].parent
      guard ancestor == side.item else { continue }
      // Dimensions and centers refer to the frame.
      let isEdge = side.edge.kind == .start || side.edge.kind == .end
      side.region = isEdge && !scrollView.arrangesContent ? .content : .scrolled
      if side.region == .content { contents.insert(side.item) }
      return
    }
  }
}
