import HeadlessUIKit

/// The bars that Interface Builder draws around a scene's view, which safe areas, margins and layout guides depend on.
///
/// A document doesn't contain their heights. Use those with which most views keep their frames.
@MainActor
struct SimulatedBars {
  /// The heights of bars, in points.
  private struct Bars {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    /// The height by which opaque bars shorten the view.
    var opaque: CGFloat = 0
  }

  private let root: UIView
  private let size: CGSize
  /// All views in the root view.
  private let contents: [(view: UIView, frame: CGRect)]
  /// The views that should keep their frames.
  private let judged: [(view: UIView, frame: CGRect)]
  private let controller: UIViewController

  init(around root: UIView, judgedBy views: [UIView]) {
    self.root = root
    size = root.frame.size
    contents = Self.contents(of: root).map { ($0, $0.frame) }
    judged = views.map { ($0, $0.frame) }
    // The next responder of a scene's view. Other views get a controller, for additional safe area insets.
    controller = root.next as? UIViewController ?? UIViewController()
    // Gives the view the margins of the screen, too.
    controller.view = root
  }

  private static func contents(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + contents(of: $0) }
  }

  /// Lays the views out with the bars that fit best.
  func layOut() {
    var best = (bars: Bars(), staying: -1)
    for bars in candidates {
      // Bars that only cover the view move nothing there.
      if best.staying >= 0, bars.opaque == 0, !root.hasConstraintsToInsets { continue }
      layOut(under: bars)
      let staying = judged.count { Self.isNear($0.view.frame, $0.frame) }
      if staying > best.staying { best = (bars, staying) }
      if staying == judged.count { return }
    }
    layOut(under: best.bars)
  }

  private var candidates: [Bars] {
    // The edges of a television.
    if size.width >= 1280 { return [Bars(), Bars(top: 60, bottom: 60)] }
    let hasHomeButton = [320, 375, 414].contains(size.width) && [480, 568, 667, 736].contains(size.height)
    // The status bar, alone and with a navigation bar without and with a large title; a bar alone, in a sheet.
    let statusBars: [CGFloat] = hasHomeButton ? [20] : [20, 44, 47, 48, 59, 62]
    let tops: [CGFloat] = [0] + statusBars.flatMap { [$0, $0 + 44, $0 + 96] } + [44, 56]
    // The home indicator, alone and with a tool bar and a tab bar.
    let bottoms: [CGFloat] = hasHomeButton ? [0, 44, 49] : [0, 34, 78, 83]
    let opaque: [CGFloat] = hasHomeButton ? [64, 113] : [88, 91, 103, 106]
    let clear = bottoms.flatMap { bottom in tops.map { top in Bars(top: top, bottom: bottom) } }
    return clear + opaque.map { Bars(opaque: $0) }
  }

  private func layOut(under bars: Bars) {
    root.frame.size.height = size.height - bars.opaque
    for content in contents where content.view.frame != content.frame { content.view.frame = content.frame }
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  /// Whether two frames differ by no more than two points at every edge.
  static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= 2 && abs(one.minY - other.minY) <= 2 && abs(one.maxX - other.maxX) <= 2
      && abs(one.maxY - other.maxY) <= 2
  }
}
