import HeadlessListModel
import ReuseGenBasics

/// Sections that scroll across the scroll direction.
extension UICollectionViewCompositionalLayout {
  /// How far a section has been scrolled across the scroll direction.
  func orthogonalOffset(of section: Int) -> CGFloat {
    orthogonalOffsets[section] ?? -centeringInsets(of: section).before
  }

  /// The insets that let the first and last group rest in the center.
  private func centeringInsets(of section: Int) -> (before: CGFloat, after: CGFloat) {
    let known = sections[section]
    guard known.definition.orthogonalScrollingBehavior == .groupPagingCentered, known.groups.groupCount > 0 else {
      return (0, 0)
    }
    let room = room[axis.other]
    let insets = known.insets
    let after = insets.sum(axis.other) - insets.before(axis.other)
    let first = known.groups.group(at: 0).extent
    let last = known.groups.group(at: known.groups.groupCount - 1).extent
    return (
      CGFloat(max(0, (room - first) / 2 - insets.before(axis.other))), CGFloat(max(0, (room - last) / 2 - after))
    )
  }

  /// The geometry of the scroll views of the orthogonal sections in a rectangle.
  func orthogonalGeometry(in rect: CGRect) -> [OrthogonalGeometry] {
    sections(in: rect).compactMap { section in
      let known = sections[section]
      guard known.isOrthogonal else { return nil }
      let frame = scrollerFrame(of: section)
      guard frame.rect.overlaps(rect) else { return nil }
      let breadth =
        known.groups.extent + known.insets.sum(axis.other) + known.edges.room.sum(axis.other)
      let content = self.rect(along: 0, across: 0, length: frame.size[axis], breadth: breadth)
      let (before, after) = centeringInsets(of: section)
      return OrthogonalGeometry(
        section: section,
        frame: frame.rect,
        contentSize: content.rect.size,
        contentInset: isVertical
          ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
          : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0),
        isPaging: known.definition.orthogonalScrollingBehavior == .paging,
        offset: isVertical
          ? CGPoint(x: orthogonalOffset(of: section), y: 0) : CGPoint(x: 0, y: orthogonalOffset(of: section))
      )
    }
  }

  /// Where an orthogonal section comes to rest near an offset.
  func orthogonalRest(of section: Int, near target: CGFloat, velocity: CGFloat) -> CGFloat {
    let known = sections[section]
    switch known.definition.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: return rest(of: nearestGroup(to: Double(target), in: section), in: section)
    case .groupPaging, .groupPagingCentered:
      // One group at a time, however fast.
      let now = Double(orthogonalOffset(of: section))
      let nearest = nearestGroup(to: now, in: section)
      let here = Double(rest(of: nearest, in: section))
      if velocity > 0, here <= now + 1 / 1024 { return rest(of: nearest + 1, in: section) }
      if velocity < 0, here >= now - 1 / 1024 { return rest(of: nearest - 1, in: section) }
      return rest(of: nearest, in: section)
    }
  }

  /// The offset at which a group rests. Indices out of bounds yield the first or last group.
  private func rest(of group: Int, in section: Int) -> CGFloat {
    let known = sections[section]
    let last = known.groups.groupCount - 1
    if last < 0 { return 0 }
    let group = known.groups.group(at: min(max(0, group), last))
    if known.definition.orthogonalScrollingBehavior != .groupPagingCentered { return CGFloat(group.offset) }
    return CGFloat(known.insets.before(axis.other) + group.offset - (room[axis.other] - group.extent) / 2)
  }

  private func nearestGroup(to offset: Double, in section: Int) -> Int {
    let count = sections[section].groups.groupCount
    if count == 0 { return 0 }
    let following = (1..<count).partitionIndex { Double(rest(of: $0, in: section)) > offset }
    if following < count {
      let (before, after) = (rest(of: following - 1, in: section), rest(of: following, in: section))
      if Double(after) - offset < offset - Double(before) { return following }
    }
    return following - 1
  }
}
