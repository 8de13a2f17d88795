import HeadlessUIKit
import HeadlessUIKitDrawing
import Testing

@MainActor struct DrawingTests {
  struct PathCase: NamedCase {
    let name: String
    let bounds: CGRect
    let inside: (x: CGFloat, y: CGFloat)
    let outside: (x: CGFloat, y: CGFloat)
    let path: @Sendable () -> UIBezierPath

    init(
      _ name: String,
      _ bounds: CGRect,
      _ inside: (x: CGFloat, y: CGFloat),
      outside: (x: CGFloat, y: CGFloat),
      path: @escaping @Sendable () -> UIBezierPath
    ) { (self.name, self.bounds, self.inside, self.outside, self.path) = (name, bounds, inside, outside, path) }
  }

  nonisolated static let box = CGRect(x: 10, y: 10, width: 80, height: 40)
  nonisolated static let paths = [
    PathCase("a rectangle", box, (11, 11), outside: (9, 30)) { UIBezierPath(rect: box) },
    PathCase("a corner that an arc rounds", CGRect(x: 0, y: 0, width: 100, height: 50), (80, 20), outside: (95, 5)) {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 50)
      return UIBezierPath(cgPath: path)
    },
    PathCase("a corner to the other side", CGRect(x: 0, y: 50, width: 100, height: 50), (80, 80), outside: (95, 95)) {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 100))
      path.addArc(tangent1End: CGPoint(x: 100, y: 100), tangent2End: CGPoint(x: 100, y: 0), radius: 50)
      return UIBezierPath(cgPath: path)
    },
    PathCase("a quarter of a circle", CGRect(x: 0, y: 0, width: 10, height: 10), (6, 6), outside: (8, 8)) {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
      return UIBezierPath(cgPath: path)
    },
    PathCase("an oval", box, (50, 11), outside: (12, 12)) { UIBezierPath(ovalIn: box) },
    PathCase("a rounded rectangle", box, (14, 14), outside: (11, 11)) {
      UIBezierPath(roundedRect: box, cornerRadius: 10)
    },
    PathCase("a rectangle with one round corner", box, (89, 11), outside: (11, 11)) {
      UIBezierPath(roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 10, height: 10))
    },
    PathCase(
      "the lower half of a circle, clockwise from the right",
      CGRect(x: 30, y: 50, width: 40, height: 20),
      (50, 60),
      outside: (50, 40)
    ) { UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true) },
    PathCase("a transformed triangle", CGRect(x: 5, y: 5, width: 10, height: 10), (7, 7), outside: (14, 14)) {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 10))
      path.close()
      path.apply(CGAffineTransform(translationX: 5, y: 5))
      return path
    },
  ]

  @Test(arguments: paths) func aPathKnowsItsBoundsAndWhatIsInside(_ test: PathCase) {
    let path = test.path()
    let bounds = path.bounds
    for (found, expected) in [
      (bounds.minX, test.bounds.minX), (bounds.minY, test.bounds.minY), (bounds.width, test.bounds.width),
      (bounds.height, test.bounds.height),
    ] { #expect(abs(found - expected) < 0.05, "\(bounds)") }
    #expect(path.contains(CGPoint(x: test.inside.x, y: test.inside.y)))
    #expect(!path.contains(CGPoint(x: test.outside.x, y: test.outside.y)))
  }

  @Test func evenOddRemovesTheInnerRectangle() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func anImageRecordsWhatItIsAskedToDraw() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.cgContext.translateBy(x: 5, y: 0)
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.lineWidth = 2
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 10, y: 10))
      line.stroke()
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == UIScreen.main.scale)
    let view = UIImageView(image: image)
    let picture = view.svg()
    #expect(picture.contains("d=\"M0 0L20 0L20 10L0 10Z\" fill=\"#ff0000\""))
    #expect(picture.contains("d=\"M5 0L15 10\""))
    #expect(picture.contains("stroke=\"#0000ff\"") && picture.contains("stroke-width=\"2\""))
  }

  @Test func contextsNest() {
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 3)
    let outer = UIGraphicsGetCurrentContext()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { #expect($0.cgContext !== outer) }
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIColor.green.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 8, height: 8) && image?.scale == 3 && image?.cgImage?.width == 24)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func drawnImagesKeepTheirSizeAsData() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 70_000 / 1_000, height: 9)).image { _ in }
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: image.scale)?.size == image.size)
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test func gradientsAndShapesAreInPictures() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    shape.fillColor = UIColor.green.cgColor
    view.layer.addSublayer(shape)
    let picture = view.svg()
    #expect(picture.contains("<linearGradient") && picture.contains("stop-color=\"#0000ff\""))
    #expect(picture.contains("M1 2L4 2L4 6L1 6Z"))
  }

  struct ColorCase: Sendable {
    let color: @Sendable () -> UIColor
    let light: [CGFloat]
    let dark: [CGFloat]
  }

  @Test(arguments: [
    ColorCase(color: { .label }, light: [0, 1], dark: [1, 1]),
    ColorCase(color: { .red }, light: [1, 0, 0, 1], dark: [1, 0, 0, 1]),
    ColorCase(
      color: { UIColor { $0.userInterfaceStyle == .dark ? .white : .blue } },
      light: [0, 0, 1, 1],
      dark: [1, 1]
    ),
    ColorCase(
      color: { UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }.withAlphaComponent(0.5) },
      light: [0, 0, 1, 0.5],
      dark: [1, 0.5]
    ),
    ColorCase(
      color: { UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) },
      light: [0, 1, 0, 1],
      dark: [0, 1, 0, 1]
    ),
  ])
  func colorsResolveWithTraits(_ test: ColorCase) {
    let color = test.color()
    for (style, expected) in [(UIUserInterfaceStyle.light, test.light), (.dark, test.dark)] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.resolvedColor(with: traits).cgColor.components == expected)
      traits.performAsCurrent { #expect(color.cgColor.components == expected) }
    }
  }

  /// A shade of gray is in a color space of its own.
  @Test func aShadeOfGrayEqualsNoColorOfTheRGBSpace() {
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(white != .white && .white == UIColor(white: 1, alpha: 1) && white.cgColor != UIColor.white.cgColor)
    #expect(UIColor.black.cgColor.components == [0, 1] && white.cgColor.components == [1, 1, 1, 1])
    #expect(UIColor.gray.withAlphaComponent(0.3) == UIColor(white: 0.5, alpha: 0.3))
    #expect(UIColor(cgColor: UIColor.darkGray.cgColor) == .darkGray)
    #expect(UIColor.white.cgColor.colorSpace?.model == .monochrome && white.cgColor.colorSpace?.model == .rgb)
    var (first, second) = (CGFloat(), CGFloat())
    #expect(UIColor.white.getRed(&first, green: &second, blue: nil, alpha: nil) && first == 1 && second == 1)
  }

  @Test func hueAndRGBAreInverse() {
    for step in 0..<24 {
      let hue = CGFloat(step) / 24
      let color = UIColor(hue: hue, saturation: 0.75, brightness: 0.5, alpha: 1)
      var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.75) < 1e-9 && abs(b - 0.5) < 1e-9 && a == 1)
    }
  }
}
