import HeadlessUIKit

/// The bars that Interface Builder draws around a scene's view, which safe areas, margins and layout guides depend on.
///
/// A document doesn't contain their heights. Use those with which most views keep their frames.
@MainActor
struct SimulatedBars {
  /// The lengths that bars and the edges of the screen cover, in points.
  private struct Bars {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var sides: CGFloat = 0
    /// The height by which opaque bars shorten the view.
    var opaque: CGFloat = 0
  }

  /// How well the views keep their frames.
  private struct Fit {
    var staying = -1
    /// The sum of the distances between the edges.
    var distance: CGFloat = 0

    func isBetter(than other: Fit) -> Bool {
      staying != other.staying ? staying > other.staying : distance < other.distance - 0.01
    }
  }

  private let root: UIView
  private let size: CGSize
  private let device: DesignedDevice?
  /// All views in the root view.
  private let contents: [(view: UIView, frame: CGRect)]
  /// The views that should keep their frames.
  private let judged: [(view: UIView, frame: CGRect)]
  private let controller: UIViewController

  init(around root: UIView, on device: DesignedDevice?, judgedBy views: [UIView]) {
    self.root = root
    self.device = device
    size = root.frame.size
    contents = Self.contents(of: root).map { ($0, $0.frame) }
    judged = views.map { ($0, $0.frame) }
    // The next responder of a scene's view. Other views get a controller, for additional safe area insets.
    controller = root.next as? UIViewController ?? UIViewController()
    // Designed margins may be narrower than those of today's devices. A view without any has those of the screen.
    let margins = root.layoutMargins
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view = root
    root.layoutMargins = margins == UIView.usualMargins ? UIView.screenMargins(width: size.width) : margins
  }

  private static func contents(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + contents(of: $0) }
  }

  /// Lays the views out with the bars that fit best.
  func layOut() {
    var best = (bars: Bars(), fit: Fit())
    for bars in candidates {
      layOut(under: bars)
      let fit = fit
      if fit.isBetter(than: best.fit) { best = (bars, fit) }
      if fit.staying == judged.count, fit.distance < 0.5 { return }
    }
    layOut(under: best.bars)
  }

  private var fit: Fit {
    var fit = Fit(staying: 0)
    for (view, frame) in judged {
      let distance = view.frame.distance(to: frame)
      if Self.isNear(view.frame, frame) { fit.staying += 1 }
      fit.distance += min(distance, 100)
    }
    return fit
  }

  // MARK: Candidates

  /// The bars to try, without those of an edge that no view depends on.
  private var candidates: [Bars] {
    // Bars that only cover a view move it only by its insets. A layout finds the constraints that refer to these.
    layOut(under: Bars())
    guard root.hasConstraintsToInsets else {
      return [Bars()] + (depends(on: Bars(opaque: 30)) ? opaqueBars.map { Bars(opaque: $0) } : [])
    }
    // The edges of a television, which changed with tvOS 13, alone and below a tab bar.
    if size.width >= 1920 {
      return [Bars()] + [60, 205, 302].flatMap { top in [0, 80, 90].map { Bars(top: top, bottom: 60, sides: $0) } }
    }
    let tops = depends(on: Bars(top: 30)) ? self.tops : [0]
    let bottoms = depends(on: Bars(bottom: 30)) ? self.bottoms : [0]
    let opaque = depends(on: Bars(opaque: 30)) ? opaqueBars : []
    return bottoms.flatMap { bottom in tops.map { Bars(top: $0, bottom: bottom) } } + opaque.map { Bars(opaque: $0) }
  }

  /// Whether bars move a view that should keep its frame.
  private func depends(on bars: Bars) -> Bool {
    layOut(under: Bars())
    let frames = judged.map(\.view.frame)
    layOut(under: bars)
    return zip(judged, frames).contains { $0.view.frame != $1 }
  }

  private var hasHomeButton: Bool {
    if let device { return device.hasHomeButton }
    return [320, 375, 414].contains(size.width) && [480, 568, 667, 736].contains(size.height)
  }

  /// The status bar, alone and with a navigation bar without and with a large title; a bar alone, in a sheet.
  private var tops: [CGFloat] {
    let (statusBars, bars): ([CGFloat], [CGFloat]) =
      if device?.isPad ?? (min(size.width, size.height) >= 744) {
        ([20, 24], [0, 44, 50, 96, 102])
      } else {
        (hasHomeButton ? [20] : [20, 44, 47, 48, 50, 59, 62], [0, 44, 96])
      }
    // Xcode 16.3 and later lay some documents out with twice the inset of the device, and a higher navigation bar.
    let doubled: [CGFloat] = hasHomeButton ? [] : [94, 96, 118, 124].flatMap { [$0, $0 + 54] }
    return [0] + statusBars.flatMap { status in bars.map { status + $0 } } + [44, 56] + doubled
  }

  /// The home indicator, alone, with a tool bar and a tab bar, and doubled.
  private var bottoms: [CGFloat] {
    if device?.isPad ?? (min(size.width, size.height) >= 744) { return [0, 20, 44, 49, 50, 65, 70] }
    return hasHomeButton ? [0, 44, 49] : [0, 34, 78, 83, 68]
  }

  private var opaqueBars: [CGFloat] { hasHomeButton ? [64, 113] : [88, 91, 92, 94, 103, 106] }

  private func layOut(under bars: Bars) {
    root.frame.size.height = size.height - bars.opaque
    for content in contents where content.view.frame != content.frame { content.view.frame = content.frame }
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: bars.top,
      left: bars.sides,
      bottom: bars.bottom,
      right: bars.sides
    )
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  /// Whether two frames differ by no more than two points at every edge.
  static func isNear(_ one: CGRect, _ other: CGRect) -> Bool { one.distance(to: other) <= 2 }
}

extension CGRect {
  /// The largest distance between two edges of the same side.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
