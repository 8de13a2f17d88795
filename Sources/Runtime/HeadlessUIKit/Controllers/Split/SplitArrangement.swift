/// How a split view that isn't collapsed arranges its columns: a display mode, and the frames that follow from it.
@MainActor
struct SplitArrangement {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior
  typealias Column = UISplitViewController.Column

  /// The room that decides what is chosen automatically. A change of it ends what the user or the app showed or hid.
  struct Room: Equatable {
    let isWide: Bool
    let behavior: Behavior
  }

  var style: UISplitViewController.Style
  var size: CGSize
  var preferredBehavior: Behavior
  /// Whether the preferred mode counts as it is: without the gesture, as UIKit documents it.
  var isStrict: Bool
  /// The columns beside the secondary one, the outermost first.
  var sidebars: [Column]
  var primary: ColumnWidth
  var supplementary: ColumnWidth
  var isMirrored: Bool

  var room: Room { Room(isWide: size.width > size.height, behavior: behavior) }

  /// The behavior of a column style. UIKit documents that it follows from the size; here sidebars overlay in portrait,
  /// and three columns are tiled from a width of 1,200 points.
  var behavior: Behavior {
    if style == .unspecified { return .automatic }
    if preferredBehavior != .automatic { return preferredBehavior }
    if size.width <= size.height { return .overlay }
    return style == .doubleColumn || size.width >= 1200 ? .tile : .displace
  }

  /// The mode that a preferred one leads to. As UIKit documents it for tablets, a sidebar is hidden in portrait and
  /// beside the secondary column in landscape, unless the app prefers something else.
  func mode(for preferred: Mode) -> Mode {
    if preferred == .automatic { return mode(showing: size.width > size.height ? 1 : 0) }
    let count = style == .tripleColumn ? preferred.sidebarCount : min(1, preferred.sidebarCount)
    if style != .unspecified, !isStrict { return mode(showing: count) }
    if count == preferred.sidebarCount { return preferred }
    return preferred == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }

  /// The mode of the behavior with a number of sidebars.
  func mode(showing count: Int) -> Mode {
    switch (count, behavior) {
    case (...0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// The mode in which a column can be seen as a whole, the nearest to the current one.
  func mode(showing column: Column, in current: Mode) -> Mode {
    if column == .secondary, current.coversSecondary {
      return current == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly
    }
    guard sidebars.contains(column), !shownSidebars(in: current).contains(column) else { return current }
    return mode(showing: sidebars.reversed().prefix { $0 != column }.count + 1)
  }

  /// The mode in which a sidebar is hidden, the nearest to the current one.
  func mode(hiding column: Column, in current: Mode) -> Mode {
    guard shownSidebars(in: current).contains(column) else { return current }
    return mode(showing: sidebars.reversed().prefix { $0 != column }.count)
  }

  /// The mode that the button leads to, unless the delegate specifies one.
  func modeAfterButton(in current: Mode) -> Mode {
    if current.sidebarCount > 0 { return .secondaryOnly }
    return size.width > size.height ? .oneBesideSecondary : .oneOverSecondary
  }

  func shownSidebars(in mode: Mode) -> [Column] { sidebars.suffix(mode.sidebarCount) }

  /// The columns that a mode shows, the lowest first, with their frames.
  func frames(in mode: Mode) -> [(column: Column, frame: CGRect)] {
    var edge: CGFloat = 0
    var frames: [(Column, CGRect)] = shownSidebars(in: mode).map { column in
      let width = (column == .primary ? primary : supplementary).points(in: size.width)
      defer { edge += width }
      return (column, CGRect(x: edge, y: 0, width: width, height: size.height))
    }
    var rest = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .secondaryOnly, .automatic: break
    case .twoDisplaceSecondary:
      rest = CGRect(x: edge, y: 0, width: size.width - (frames.last?.1.width ?? 0), height: size.height)
    case .oneBesideSecondary, .twoBesideSecondary:
      rest = CGRect(x: edge, y: 0, width: max(0, size.width - edge), height: size.height)
    }
    frames.insert((.secondary, rest), at: 0)
    return frames.map { ($0, isMirrored ? mirrored($1) : $1) }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are shown beside or above the secondary one.
  var sidebarCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether a part of the secondary column is below others or outside of the screen, and takes no touches.
  var coversSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }
}
