import HeadlessUIKit
import ReuseGenXML

/// The pictures of a storyboard: each scene, and a page with all scenes and the segues between them.
@MainActor
struct StoryboardPage {
  private let plan: StoryboardPlan
  let scenes: [ScenePicture]

  init(_ plan: StoryboardPlan, _ rules: NibRules) {
    self.plan = plan
    var scenes = plan.scenes.map { ScenePicture($0, rules) }
    for (index, navigation) in Self.navigation(of: scenes, plan) { scenes[index].navigation = navigation }
    self.scenes = scenes
  }

  /// The scenes that the navigation controllers of the document show: their roots, and what is pushed from there. As in
  /// UIKit, an item in the automatic mode has a title like the item before it.
  private static func navigation(of scenes: [ScenePicture], _ plan: StoryboardPlan) -> [Int: ScenePicture.Navigation] {
    var reached: [Int: ScenePicture.Navigation] = [:]
    for start in scenes.indices {
      guard let bar = (scenes[start].controller as? UINavigationController)?.navigationBar else { continue }
      var waiting = [(scene: start, isLarge: bar.prefersLargeTitles)]
      while let source = waiting.popLast() {
        for segue in scenes[source.scene].segues where segue.staysInNavigation {
          guard let target = plan.index(ofSceneWithID: segue.destination), reached[target] == nil else { continue }
          let mode = scenes[target].controller?.navigationItem.largeTitleDisplayMode ?? .automatic
          let isLarge = bar.prefersLargeTitles && (mode == .automatic ? source.isLarge : mode == .always)
          reached[target] = isLarge ? .largeTitle : .smallTitle
          waiting.append((target, isLarge))
        }
      }
    }
    return reached
  }

  func pictures(_ assets: DocumentAssets) -> [DocumentPictures.Picture] {
    if scenes.isEmpty {
      return [.init(name: "", svg: DocumentPictures.emptyPicture("\(plan.document.name) has no scene"))]
    }
    var names: Set<String> = []
    let single = scenes.map { scene -> DocumentPictures.Picture in
      let name = names.insert(scene.name).inserted ? scene.name : "\(scene.name)-\(scene.plan.id)"
      let canvas = SVGCanvas(firstPage: assets.firstPage)
      scene.draw(on: canvas, at: .zero)
      return .init(
        name: name,
        svg: canvas.document(size: scene.size),
        id: scene.plan.id,
        size: scene.size,
        root: scene.view,
        origin: scene.viewOrigin
      )
    }
    return [.init(name: "", svg: page(assets))] + single
  }

  // MARK: The page

  private static let margin: CGFloat = 60
  private static let titleHeight: CGFloat = 30
  private static let titleSize: CGFloat = 17
  /// The width of a screen on which the page can be read, and the height of a scene's title there.
  private static let screen: CGFloat = 1200
  private static let smallestTitle: CGFloat = 10

  private func page(_ assets: DocumentAssets) -> String {
    let frames = frames()
    let canvas = SVGCanvas(firstPage: assets.firstPage)
    let right = frames.map(\.maxX).max() ?? 0
    let bottom = frames.map(\.maxY).max() ?? 0
    let size = CGSize(width: right + Self.margin, height: bottom + Self.margin)
    canvas.rect(CGRect(origin: .zero, size: size), fill: .systemGray5)
    Self.defineArrow(canvas)
    let enlargement = max(1, max(size.width, size.height) / Self.screen * Self.smallestTitle / Self.titleSize)
    for (scene, frame) in zip(scenes, frames) { draw(scene, in: frame, canvas) }
    for (scene, frame) in zip(scenes, frames) {
      let font = UIFont.boldSystemFont(ofSize: Self.titleSize * enlargement)
      let room = Self.titleWidth(of: frame, in: frames, enlargement, page: size.width)
      draw(titleOf: scene, over: frame, width: room, font, canvas)
    }
    for (scene, frame) in zip(scenes, frames) {
      for segue in scene.segues {
        guard let target = plan.index(ofSceneWithID: segue.destination) else { continue }
        draw(segue, from: frame, to: frames[target], enlargement, canvas)
      }
    }
    return canvas.document(size: size)
  }

  /// The frames of the scenes: as on the canvas of Interface Builder, moved so that all are visible and none overlap.
  private func frames() -> [CGRect] {
    var layout = SceneLayout(spacing: Self.margin)
    for scene in scenes { layout.add(size: scene.size, at: scene.plan.canvas) }
    let frames = layout.all
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    return frames.map { $0.offsetBy(dx: Self.margin - left, dy: Self.margin + Self.titleHeight - top) }
  }

  private static func defineArrow(_ canvas: SVGCanvas) {
    canvas.open("defs")
    canvas.open(
      "marker",
      [
        "id": "arrow", "viewBox": "0 0 10 10", "refX": "9", "refY": "5", "markerWidth": "7", "markerHeight": "7",
        "orient": "auto",
      ]
    )
    canvas.element("path", ["d": "M0,0 L10,5 L0,10 z", "fill": SVGCanvas.color(.systemIndigo)])
    canvas.close("marker")
    canvas.close("defs")
  }

  private func draw(_ scene: ScenePicture, in frame: CGRect, _ canvas: SVGCanvas) {
    let isInitial = scene.plan.id == plan.initial
    canvas.open("g", ["clip-path": canvas.clip(to: frame, radius: 0)])
    scene.draw(on: canvas, at: frame.origin)
    canvas.close("g")
    canvas.rect(frame, stroke: isInitial ? .systemBlue : .systemGray2, width: isInitial ? 3 : 1)
  }

  /// Draws a title above its scene, on two lines at most, and on a background where it covers the scene above.
  private func draw(
    titleOf scene: ScenePicture,
    over frame: CGRect,
    width: CGFloat,
    _ font: UIFont,
    _ canvas: SVGCanvas
  ) {
    let text = scene.plan.id == plan.initial ? "➔ \(scene.title)" : scene.title
    let lines = TextLines.lines(of: Self.broken(text, font, width), font, width: width, limit: 2)
    let lineHeight = font.pointSize * 1.2
    let height = CGFloat(lines.count) * lineHeight
    let top = max(0, frame.minY - height - font.pointSize * 0.3)
    let ink = lines.map { font.width(of: $0) }.max() ?? 0
    let background = CGRect(x: frame.minX, y: top, width: min(ink, width), height: height)
    canvas.rect(background, fill: .systemGray5.withAlphaComponent(0.85))
    for (index, line) in lines.enumerated() {
      let baseline = top + CGFloat(index) * lineHeight + font.pointSize * 0.95
      canvas.line(line, at: CGPoint(x: frame.minX, y: baseline), font, .secondaryLabel)
    }
  }

  /// A title on two lines if it is wider than its room. The name of a class breaks before one of its words.
  private static func broken(_ title: String, _ font: UIFont, _ room: CGFloat) -> String {
    guard font.width(of: title) > room, !title.dropFirst(2).contains(" ") else { return title }
    let words = title.indices.dropFirst().filter {
      title[$0].isUppercase && title[title.index(before: $0)].isLowercase
    }
    guard let start = words.last(where: { font.width(of: String(title[..<$0])) <= room }) else { return title }
    return "\(title[..<start])\n\(title[start...])"
  }

  /// The room of a scene's title: up to the next scene on the right or the edge of the page, and at most twice the
  /// scene's width. A fifth of it is for fonts that are wider than Inter.
  private static func titleWidth(
    of frame: CGRect,
    in frames: [CGRect],
    _ enlargement: CGFloat,
    page: CGFloat
  ) -> CGFloat {
    let height = titleHeight * enlargement * 2
    let right = frames.filter {
      $0.minX >= frame.maxX && $0.minY - height < frame.minY && $0.maxY > frame.minY - height
    }.map(\.minX).min()
    let end = right.map { $0 - margin / 2 } ?? page - margin / 4
    return min((end - frame.minX) / 1.2, frame.width * 2)
  }

  private func draw(
    _ segue: ScenePicture.Segue,
    from start: CGRect,
    to end: CGRect,
    _ enlargement: CGFloat,
    _ canvas: SVGCanvas
  ) {
    let points = Self.arrow(from: start, to: end)
    canvas.path(points, Paint(stroke: .systemIndigo, width: 2.5 * enlargement.squareRoot()), marker: "arrow")
    let middle = points[points.count / 2]
    let before = points[points.count / 2 - 1]
    let point = CGPoint(x: (middle.x + before.x) / 2, y: (middle.y + before.y) / 2 - 6)
    canvas.line(segue.title, at: point, .systemFont(ofSize: 13 * enlargement), .systemIndigo, anchor: "middle")
  }

  /// A line between the edges of two scenes that face each other.
  private static func arrow(from start: CGRect, to end: CGRect) -> [CGPoint] {
    if start == end {
      let x = start.maxX
      return [
        CGPoint(x: x, y: start.midY - 30), CGPoint(x: x + 30, y: start.midY - 30),
        CGPoint(x: x + 30, y: start.midY + 30), CGPoint(x: x, y: start.midY + 30),
      ]
    }
    if end.minX >= start.maxX { return [CGPoint(x: start.maxX, y: start.midY), CGPoint(x: end.minX, y: end.midY)] }
    if end.maxX <= start.minX { return [CGPoint(x: start.minX, y: start.midY), CGPoint(x: end.maxX, y: end.midY)] }
    return end.minY >= start.maxY
      ? [CGPoint(x: start.midX, y: start.maxY), CGPoint(x: end.midX, y: end.minY)]
      : [CGPoint(x: start.midX, y: start.minY), CGPoint(x: end.midX, y: end.maxY)]
  }
}
